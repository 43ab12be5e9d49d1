package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.piculet.lab.contender.Binding;
import java.nio.ByteBuffer;
import java.util.function.Function;

/**
 * Builds a table from an object in one builder, which is kept, and copies its bytes; makes an object from all fields of a table.
 *
 * @param <P> the payload's class
 */
final class TableBinding<P> implements Binding<P> {
    private final FlatBufferBuilder builder = new FlatBufferBuilder();
    private final TableWriter<P> write;
    private final Function<ByteBuffer, P> read;

    TableBinding(TableWriter<P> write, Function<ByteBuffer, P> read) {
        this.write = write;
        this.read = read;
    }

    /** Adds a table to a builder. */
    @FunctionalInterface
    interface TableWriter<P> {
        /** Returns the table's offset. */
        int add(FlatBufferBuilder builder, P value);
    }

    @Override
    public byte[] serialize(P value) {
        builder.clear();
        builder.finish(write.add(builder, value));
        return builder.sizedByteArray();
    }

    @Override
    public P deserialize(byte[] bytes) {
        return read.apply(ByteBuffer.wrap(bytes));
    }
}
