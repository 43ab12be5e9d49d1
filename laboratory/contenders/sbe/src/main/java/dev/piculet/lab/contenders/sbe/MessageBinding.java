package dev.piculet.lab.contenders.sbe;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.FieldReader;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Keeps one buffer, which grows, and copies what was written; reads documents in place.
 *
 * @param <P> the payload's class
 */
final class MessageBinding<P> implements Binding<P>, FieldReader {
    private final MessageCopy<P> copy;
    private final ExpandableArrayBuffer output = new ExpandableArrayBuffer();
    private final UnsafeBuffer input = new UnsafeBuffer();

    MessageBinding(MessageCopy<P> copy) {
        this.copy = copy;
    }

    @Override
    public byte[] serialize(P value) {
        byte[] bytes = new byte[copy.write(output, value)];
        output.getBytes(0, bytes);
        return bytes;
    }

    @Override
    public P deserialize(byte[] bytes) {
        input.wrap(bytes);
        return copy.read(input);
    }

    @Override
    public long readOne(byte[] bytes) {
        input.wrap(bytes);
        return copy.readOne(input);
    }

    @Override
    public long readAll(byte[] bytes) {
        input.wrap(bytes);
        return copy.readAll(input);
    }
}
