package dev.piculet.lab.contenders.handwritten;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;

/**
 * Codecs written by hand: the limit that serializers are compared with. They use nothing but supported API, and handle
 * every null that a payload's class allows, any string, and bytes that are cut off or damaged.
 */
public final class HandwrittenContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return switch (payload.toString()) {
            case "objects/simple" -> new SimpleCodec();
            case "objects/complex" -> new ComplexCodec();
            case "objects/media" -> new MediaContentCodec();
            case "objects/deep" -> new DeepCodec();
            case "objects/complex-as-documented" -> new ComplexAsDocumentedCodec();
            case "objects/deep-as-documented" -> new DeepAsDocumentedCodec();
            default -> {
                if (!payload.suite().equals("ab")) {
                    throw new UnsupportedPayloadException("binary codec written by hand for suites objects and ab");
                }
                yield payload.id().endsWith("-file") ? new TestDataListCodec() : new TestDataCodec();
            }
        };
    }
}
