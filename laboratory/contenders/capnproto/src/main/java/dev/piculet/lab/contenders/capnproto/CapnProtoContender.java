package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.capnproto.message.Objects.ComplexAsDocumentedStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.ComplexStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.DeepAsDocumentedStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.DeepStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.MediaContentStruct;
import dev.piculet.lab.contenders.capnproto.message.Objects.SimpleStruct;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;

/**
 * Cap'n Proto, unpacked, from and to objects of the payload's class, as all contenders that have no classes of their own; and
 * its fields in place, which the format is made for.
 */
public final class CapnProtoContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        Object value = payload.values().get(0);
        if (value instanceof Simple) {
            return new MessageBinding<>(
                    SimpleStruct.factory, new SimpleCopy(), SimpleStruct.Reader::getId, FieldSums::of);
        }
        if (value instanceof Complex) {
            return new MessageBinding<>(
                    ComplexStruct.factory, new ComplexCopy(), ComplexStruct.Reader::getId, FieldSums::of);
        }
        if (value instanceof MediaContent) {
            return new MessageBinding<>(
                    MediaContentStruct.factory,
                    new MediaContentCopy(),
                    struct -> struct.getMedia().getSize(),
                    FieldSums::of);
        }
        if (value instanceof Deep) {
            return new MessageBinding<>(DeepStruct.factory, new DeepCopy(), DeepStruct.Reader::getId, FieldSums::of);
        }
        if (value instanceof ComplexAsDocumented) {
            return new MessageBinding<>(
                    ComplexAsDocumentedStruct.factory,
                    new ComplexAsDocumentedCopy(),
                    ComplexAsDocumentedStruct.Reader::getId,
                    FieldSums::of);
        }
        if (value instanceof DeepAsDocumented) {
            return new MessageBinding<>(
                    DeepAsDocumentedStruct.factory,
                    new DeepAsDocumentedCopy(),
                    DeepAsDocumentedStruct.Reader::getId,
                    FieldSums::of);
        }
        throw new UnsupportedPayloadException("needs a schema, written for suite objects");
    }
}
