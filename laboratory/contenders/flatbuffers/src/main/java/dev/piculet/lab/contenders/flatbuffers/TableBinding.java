package dev.piculet.lab.contenders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.FieldReader;
import java.nio.ByteBuffer;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Builds a table from an object in one builder, which is kept, and copies its bytes; makes an object from all fields of a table, or
 * reads them where they are.
 *
 * @param write adds the table to a builder
 * @param root finds the table in its bytes
 * @param <P> the payload's class
 * @param <R> the table
 */
record TableBinding<P, R>(
        FlatBufferBuilder builder,
        TableWriter<P> write,
        Function<ByteBuffer, R> root,
        Function<R, P> toObject,
        ToLongFunction<R> one,
        ToLongFunction<R> all)
        implements Binding<P>, FieldReader {
    TableBinding(
            TableWriter<P> write,
            Function<ByteBuffer, R> root,
            Function<R, P> toObject,
            ToLongFunction<R> one,
            ToLongFunction<R> all) {
        this(new FlatBufferBuilder(), write, root, toObject, one, all);
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
        return toObject.apply(table(bytes));
    }

    @Override
    public long readOne(byte[] bytes) {
        return one.applyAsLong(table(bytes));
    }

    @Override
    public long readAll(byte[] bytes) {
        return all.applyAsLong(table(bytes));
    }

    private R table(byte[] bytes) {
        return root.apply(ByteBuffer.wrap(bytes));
    }
}
