package dev.piculet.lab.contenders.sbe;

import static dev.piculet.lab.contender.FieldSum.ABSENT;
import static dev.piculet.lab.contender.FieldSum.at;

import dev.piculet.lab.contender.FieldSum;
import dev.piculet.lab.contenders.sbe.message.ComplexMessageDecoder;
import dev.piculet.lab.contenders.sbe.message.ComplexMessageEncoder;
import dev.piculet.lab.contenders.sbe.message.Flag;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderDecoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderEncoder;
import dev.piculet.lab.contenders.sbe.message.PresentDecoder;
import dev.piculet.lab.payload.objects.Complex;
import java.util.HashMap;
import java.util.Map;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** {@link Complex} as a message. */
final class ComplexCopy implements MessageCopy<Complex> {
    /** Fixed parts are written even if there is nothing to write: the buffer has earlier documents in it. */
    private static final Complex.Nested NOTHING = new Complex.Nested();

    private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
    private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
    private final ComplexMessageEncoder encoder = new ComplexMessageEncoder();
    private final ComplexMessageDecoder decoder = new ComplexMessageDecoder();

    @Override
    public int write(MutableDirectBuffer buffer, Complex complex) {
        encoder.wrapAndApplyHeader(buffer, 0, headerEncoder);
        Complex.Nested nested = complex.nested == null ? NOTHING : complex.nested;
        encoder.present()
                .clear()
                .name(complex.name != null)
                .nested(complex.nested != null)
                .nestedName(nested.name != null)
                .entries(complex.data != null);
        encoder.id(complex.id)
                .active(Flags.of(complex.active))
                .nestedId(nested.id)
                .nestedValue(nested.value);
        Map<String, Integer> data = complex.data == null ? Map.of() : complex.data;
        ComplexMessageEncoder.CountsEncoder counts = encoder.countsCount(data.size());
        for (Map.Entry<String, Integer> entry : data.entrySet()) {
            counts.next().value(entry.getValue()).key(entry.getKey());
        }
        encoder.name(complex.name).nestedName(nested.name);
        return MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength();
    }

    @Override
    public Complex read(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        PresentDecoder present = decoder.present();
        Complex complex = new Complex();
        complex.id = decoder.id();
        complex.active = decoder.active() == Flag.YES;
        if (present.nested()) {
            complex.nested = new Complex.Nested();
            complex.nested.id = decoder.nestedId();
            complex.nested.value = decoder.nestedValue();
        }
        Map<String, Integer> data = new HashMap<>();
        for (ComplexMessageDecoder.CountsDecoder count : decoder.counts()) {
            int value = count.value();
            data.put(count.key(), value);
        }
        complex.data = present.entries() ? data : null;
        String name = decoder.name();
        complex.name = present.name() ? name : null;
        if (present.nestedName()) {
            complex.nested.name = decoder.nestedName();
        }
        return complex;
    }

    @Override
    public long readOne(DirectBuffer buffer) {
        return decoder.wrapAndApplyHeader(buffer, 0, headerDecoder).id();
    }

    @Override
    public long readAll(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        PresentDecoder present = decoder.present();
        boolean hasName = present.name();
        boolean hasNested = present.nested();
        boolean hasNestedName = present.nestedName();
        boolean hasEntries = present.entries();
        ComplexMessageDecoder.CountsDecoder counts = decoder.counts();
        long data = counts.count();
        while (counts.hasNext()) {
            counts.next();
            int value = counts.value();
            data += FieldSum.entry(counts.key(), value);
        }
        String name = decoder.name();
        long sum = at(0, decoder.id()) + at(1, hasName ? name : null) + at(2, decoder.active() == Flag.YES);
        long nested = ABSENT;
        if (hasNested) {
            nested = at(0, decoder.nestedId())
                    + at(1, hasNestedName ? decoder.nestedName() : null)
                    + at(2, decoder.nestedValue());
        }
        return sum + at(3, nested) + at(4, hasEntries ? data : ABSENT);
    }
}
