package dev.piculet.lab.contenders.sbe;

import static dev.piculet.lab.contender.FieldSum.ABSENT;
import static dev.piculet.lab.contender.FieldSum.at;

import dev.piculet.lab.contenders.sbe.message.DeepMessageDecoder;
import dev.piculet.lab.contenders.sbe.message.DeepMessageEncoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderDecoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderEncoder;
import dev.piculet.lab.payload.objects.Deep;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** {@link Deep} as a message. */
final class DeepCopy implements MessageCopy<Deep> {
    private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
    private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
    private final DeepMessageEncoder encoder = new DeepMessageEncoder();
    private final DeepMessageDecoder decoder = new DeepMessageDecoder();

    @Override
    public int write(MutableDirectBuffer buffer, Deep root) {
        encoder.wrapAndApplyHeader(buffer, 0, headerEncoder);
        int count = 0;
        for (Deep deep = root; deep != null; deep = deep.child) {
            count++;
        }
        DeepMessageEncoder.LevelsEncoder levels = encoder.levelsCount(count);
        for (Deep deep = root; deep != null; deep = deep.child) {
            DeepMessageEncoder.LevelsEncoder level = levels.next();
            level.present().clear().name(deep.name != null);
            level.id(deep.id).value(deep.value).name(deep.name);
        }
        return MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength();
    }

    @Override
    public Deep read(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        Deep root = null;
        Deep parent = null;
        for (DeepMessageDecoder.LevelsDecoder level : decoder.levels()) {
            Deep deep = new Deep();
            deep.id = level.id();
            deep.value = level.value();
            String name = level.name();
            deep.name = level.present().name() ? name : null;
            if (parent == null) {
                root = deep;
            } else {
                parent.child = deep;
            }
            parent = deep;
        }
        return root;
    }

    @Override
    public long readOne(DirectBuffer buffer) {
        return decoder.wrapAndApplyHeader(buffer, 0, headerDecoder)
                .levels()
                .next()
                .id();
    }

    @Override
    public long readAll(DirectBuffer buffer) {
        DeepMessageDecoder.LevelsDecoder levels =
                decoder.wrapAndApplyHeader(buffer, 0, headerDecoder).levels();
        return ofLevel(levels);
    }

    /** The levels are a list in the message, from the outermost inwards. */
    private static long ofLevel(DeepMessageDecoder.LevelsDecoder levels) {
        if (!levels.hasNext()) {
            return ABSENT;
        }
        levels.next();
        boolean hasName = levels.present().name();
        long sum = at(0, levels.id()) + at(2, levels.value());
        String name = levels.name();
        return sum + at(1, hasName ? name : null) + at(3, ofLevel(levels));
    }
}
