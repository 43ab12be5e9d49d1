package dev.piculet.lab.contenders.sbe;

import static dev.piculet.lab.contender.FieldSum.ABSENT;
import static dev.piculet.lab.contender.FieldSum.at;

import dev.piculet.lab.contenders.sbe.message.DeepAsDocumentedMessageDecoder;
import dev.piculet.lab.contenders.sbe.message.DeepAsDocumentedMessageEncoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderDecoder;
import dev.piculet.lab.contenders.sbe.message.MessageHeaderEncoder;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;

/** {@link DeepAsDocumented} as a message. */
final class DeepAsDocumentedCopy implements MessageCopy<DeepAsDocumented> {
    private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
    private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
    private final DeepAsDocumentedMessageEncoder encoder = new DeepAsDocumentedMessageEncoder();
    private final DeepAsDocumentedMessageDecoder decoder = new DeepAsDocumentedMessageDecoder();

    @Override
    public int write(MutableDirectBuffer buffer, DeepAsDocumented root) {
        encoder.wrapAndApplyHeader(buffer, 0, headerEncoder);
        int count = 0;
        for (DeepAsDocumented deep = root; deep != null; deep = deep.child) {
            count++;
        }
        DeepAsDocumentedMessageEncoder.LevelsEncoder levels = encoder.levelsCount(count);
        for (DeepAsDocumented deep = root; deep != null; deep = deep.child) {
            DeepAsDocumentedMessageEncoder.LevelsEncoder level = levels.next();
            level.present().clear().name(deep.name != null);
            level.id(deep.id).name(deep.name);
        }
        return MessageHeaderEncoder.ENCODED_LENGTH + encoder.encodedLength();
    }

    @Override
    public DeepAsDocumented read(DirectBuffer buffer) {
        decoder.wrapAndApplyHeader(buffer, 0, headerDecoder);
        DeepAsDocumented root = null;
        DeepAsDocumented parent = null;
        for (DeepAsDocumentedMessageDecoder.LevelsDecoder level : decoder.levels()) {
            DeepAsDocumented deep = new DeepAsDocumented();
            deep.id = level.id();
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
        DeepAsDocumentedMessageDecoder.LevelsDecoder levels =
                decoder.wrapAndApplyHeader(buffer, 0, headerDecoder).levels();
        return ofLevel(levels);
    }

    /** The levels are a list in the message, from the outermost inwards. */
    private static long ofLevel(DeepAsDocumentedMessageDecoder.LevelsDecoder levels) {
        if (!levels.hasNext()) {
            return ABSENT;
        }
        levels.next();
        boolean hasName = levels.present().name();
        long sum = at(0, levels.id());
        String name = levels.name();
        return sum + at(1, hasName ? name : null) + at(2, ofLevel(levels));
    }
}
