package dev.piculet.lab.contenders.sbe;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;

/**
 * Simple Binary Encoding from and to objects of the payload's class, as all contenders that have no classes of their own; and
 * its fields in place, since its codecs are flyweights.
 */
public final class SbeContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        Object value = payload.values().get(0);
        if (value instanceof Simple) {
            return new MessageBinding<>(new SimpleCopy());
        }
        if (value instanceof Complex) {
            return new MessageBinding<>(new ComplexCopy());
        }
        if (value instanceof MediaContent) {
            return new MessageBinding<>(new MediaContentCopy());
        }
        if (value instanceof Deep) {
            return new MessageBinding<>(new DeepCopy());
        }
        if (value instanceof ComplexAsDocumented) {
            return new MessageBinding<>(new ComplexAsDocumentedCopy());
        }
        if (value instanceof DeepAsDocumented) {
            return new MessageBinding<>(new DeepAsDocumentedCopy());
        }
        throw new UnsupportedPayloadException("needs a schema, written for suite objects");
    }
}
