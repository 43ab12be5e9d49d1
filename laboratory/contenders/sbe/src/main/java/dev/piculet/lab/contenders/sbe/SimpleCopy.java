package dev.piculet.lab.contenders.sbe;

import static dev.piculet.lab.contender.FieldSum.at;

import dev.piculet.lab.contenders.sbe.message.Flag;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderDecoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderEncoder;
import dev.piculet.lab.contenders.sbe.message.SimpleMessageDecoder;
import dev.piculet.lab.contenders.sbe.message.SimpleMessageEncoder;
import dev.piculet.lab.payload.objects.Simple;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** {@link Simple} as a message. */
final class SimpleCopy implements MessageCopy<Simple> {
    private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
    private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
    private final SimpleMessageEncoder encoder = new SimpleMessageEncoder();
    private final SimpleMessageDecoder decoder = new SimpleMessageDecoder();

    @Override
    public int write(MutableDirectBuffer buffer, Simple simple) {
        encoder.wrapAndApplyHeader(buffer, 0, headerEncoder);
        encoder.present().clear().name(simple.name != null);
        encoder.id(simple.id)
                .active(Flags.of(simple.active))
                .doubleValue(simple.doubleValue)
                .floatValue(simple.floatValue)
                .longValue(simple.longValue)
                .shortValue(simple.shortValue)
                .name(simple.name);
        return MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength();
    }

    @Override
    public Simple read(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        Simple simple = new Simple();
        simple.id = decoder.id();
        simple.active = decoder.active() == Flag.YES;
        simple.doubleValue = decoder.doubleValue();
        simple.floatValue = decoder.floatValue();
        simple.longValue = decoder.longValue();
        simple.shortValue = decoder.shortValue();
        simple.name = decoder.present().name() ? decoder.name() : null;
        return simple;
    }

    @Override
    public long readOne(DirectBuffer buffer) {
        return decoder.wrapAndApplyHeader(buffer, 0, headerDecoder).id();
    }

    @Override
    public long readAll(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        return at(0, decoder.id())
                + at(1, decoder.present().name() ? decoder.name() : null)
                + at(2, decoder.active() == Flag.YES)
                + at(3, decoder.doubleValue())
                + at(4, decoder.floatValue())
                + at(5, decoder.longValue())
                + at(6, decoder.shortValue());
    }
}
