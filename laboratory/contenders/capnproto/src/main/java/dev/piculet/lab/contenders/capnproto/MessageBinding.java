package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.FieldReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.function.ToLongFunction;
import org.capnproto.ArrayOutputStream;
import org.capnproto.MessageBuilder;
import org.capnproto.Serialize;
import org.capnproto.StructFactory;
import org.capnproto.StructReader;

/**
 * Builds a message from an object and copies its segments into one array, in the form for streams; makes an object from all fields of
 * a message, or reads them where they are.
 *
 * @param <P> the payload's class
 * @param <B> the builder of its struct
 * @param <R> the reader of its struct
 */
final class MessageBinding<P, B, R extends StructReader> implements Binding<P>, FieldReader {
    private static final int BYTES_PER_WORD = 8;

    /** The size of the first segment that the library allocates for a message by itself. */
    private static final int FIRST_SEGMENT = 1024 * BYTES_PER_WORD;

    /** Kept from message to message, as the library allows: to clear what was used is less than to allocate it anew. */
    private final ByteBuffer firstSegment = ByteBuffer.allocate(FIRST_SEGMENT);

    private final StructFactory<B, R> factory;
    private final StructCopy<P, B, R> copy;
    private final ToLongFunction<R> one;
    private final ToLongFunction<R> all;

    MessageBinding(
            StructFactory<B, R> factory, StructCopy<P, B, R> copy, ToLongFunction<R> one, ToLongFunction<R> all) {
        this.factory = factory;
        this.copy = copy;
        this.one = one;
        this.all = all;
    }

    @Override
    public byte[] serialize(P value) throws IOException {
        MessageBuilder message = new MessageBuilder(firstSegment);
        try {
            copy.fill(message.initRoot(factory), value);
            long words = Serialize.computeSerializedSizeInWords(message);
            byte[] bytes = new byte[Math.toIntExact(words * BYTES_PER_WORD)];
            Serialize.write(new ArrayOutputStream(ByteBuffer.wrap(bytes)), message);
            return bytes;
        } finally {
            message.clearFirstSegment();
        }
    }

    @Override
    public P deserialize(byte[] bytes) throws IOException {
        return copy.toObject(struct(bytes));
    }

    @Override
    public long readOne(byte[] bytes) throws IOException {
        return one.applyAsLong(struct(bytes));
    }

    @Override
    public long readAll(byte[] bytes) throws IOException {
        return all.applyAsLong(struct(bytes));
    }

    private R struct(byte[] bytes) throws IOException {
        return Serialize.read(ByteBuffer.wrap(bytes)).getRoot(factory);
    }
}
