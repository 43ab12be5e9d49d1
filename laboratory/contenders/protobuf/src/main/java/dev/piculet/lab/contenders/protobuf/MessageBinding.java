package dev.piculet.lab.contenders.protobuf;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import dev.piculet.lab.contender.Binding;
import java.util.function.Function;

/**
 * Copies an object into a message and writes that, and back.
 *
 * @param <P> the payload's class
 * @param <M> its message
 */
final class MessageBinding<P, M extends MessageLite> implements Binding<P> {
    private final Parser<M> parser;
    private final Function<P, M> toMessage;
    private final Function<M, P> toObject;

    MessageBinding(Parser<M> parser, Function<P, M> toMessage, Function<M, P> toObject) {
        this.parser = parser;
        this.toMessage = toMessage;
        this.toObject = toObject;
    }

    @Override
    public byte[] serialize(P value) {
        return toMessage.apply(value).toByteArray();
    }

    @Override
    public P deserialize(byte[] bytes) throws InvalidProtocolBufferException {
        return toObject.apply(parser.parseFrom(bytes));
    }
}
