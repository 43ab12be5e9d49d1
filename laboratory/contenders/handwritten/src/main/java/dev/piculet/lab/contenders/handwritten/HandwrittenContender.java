package dev.piculet.lab.contenders.handwritten;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.ab.TestData;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;

/**
 * Codecs written by hand: the limit that serializers are compared with. They use nothing but supported API, and handle
 * every null that a payload's class allows, any string, and bytes that are cut off or damaged.
 */
public final class HandwrittenContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        Class<?> root = payload.classes().get(0);
        if (root == TestData.class) {
            return payload.type() == TestData.class ? new TestDataCodec() : new TestDataListCodec();
        }
        if (root == Simple.class) {
            return new SimpleCodec();
        }
        if (root == Complex.class) {
            return new ComplexCodec();
        }
        if (root == MediaContent.class) {
            return new MediaContentCodec();
        }
        if (root == Deep.class) {
            return new DeepCodec();
        }
        if (root == ComplexAsDocumented.class) {
            return new ComplexAsDocumentedCodec();
        }
        if (root == DeepAsDocumented.class) {
            return new DeepAsDocumentedCodec();
        }
        throw new UnsupportedPayloadException("binary codec written by hand for suites objects and ab");
    }
}
