package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.protobuf.message.ComplexAsDocumentedMessage;
import dev.piculet.lab.contenders.protobuf.message.ComplexMessage;
import dev.piculet.lab.contenders.protobuf.message.DeepAsDocumentedMessage;
import dev.piculet.lab.contenders.protobuf.message.DeepMessage;
import dev.piculet.lab.contenders.protobuf.message.MediaContentMessage;
import dev.piculet.lab.contenders.protobuf.message.SimpleMessage;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;

/**
 * Protocol Buffers from and to objects of the payload's class, as all contenders that have no classes of their own. To
 * build and to read messages alone is less work, and another question.
 */
public final class ProtobufContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        Object value = payload.values().get(0);
        if (value instanceof Simple) {
            return new MessageBinding<>(SimpleMessage.parser(), SimpleCopy::toMessage, SimpleCopy::toObject);
        }
        if (value instanceof Complex) {
            return new MessageBinding<>(ComplexMessage.parser(), ComplexCopy::toMessage, ComplexCopy::toObject);
        }
        if (value instanceof MediaContent) {
            return new MessageBinding<>(
                    MediaContentMessage.parser(), MediaContentCopy::toMessage, MediaContentCopy::toObject);
        }
        if (value instanceof Deep) {
            return new MessageBinding<>(DeepMessage.parser(), DeepCopy::toMessage, DeepCopy::toObject);
        }
        if (value instanceof ComplexAsDocumented) {
            return new MessageBinding<>(
                    ComplexAsDocumentedMessage.parser(),
                    ComplexAsDocumentedCopy::toMessage,
                    ComplexAsDocumentedCopy::toObject);
        }
        if (value instanceof DeepAsDocumented) {
            return new MessageBinding<>(
                    DeepAsDocumentedMessage.parser(), DeepAsDocumentedCopy::toMessage, DeepAsDocumentedCopy::toObject);
        }
        throw new UnsupportedPayloadException("needs a schema, written for suite objects");
    }
}
