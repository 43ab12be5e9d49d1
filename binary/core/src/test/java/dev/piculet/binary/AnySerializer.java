package dev.piculet.binary;

import dev.piculet.binary.io.Limits;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.stream.Stream;

/** What the serializers of one type and those of many have in common, for tests of both. */
interface AnySerializer<T> {
    byte[] serialize(T value);

    int serialize(T value, byte[] target, int offset);

    void serialize(T value, ByteBuffer target);

    void serialize(T value, OutputStream target) throws IOException;

    void serializeDelimited(T value, DataOutput target) throws IOException;

    int size(T value);

    T deserialize(byte[] bytes, int offset, int length);

    T deserialize(ByteBuffer source);

    T deserialize(InputStream source) throws IOException;

    T deserializeDelimited(DataInput source) throws IOException;

    /** A kind of serializer, interpreted or generated. */
    enum Kind {
        TYPED,
        HEADERLESS,
        SELF_DESCRIBING;

        <T> AnySerializer<T> of(Class<T> type, int generateAfter) {
            return of(type, generateAfter, Limits.DEFAULT);
        }

        <T> AnySerializer<T> of(Class<T> type, int generateAfter, Limits limits) {
            if (this == SELF_DESCRIBING) {
                return new Describing<>(BinarySerializer.builder()
                        .allow(type)
                        .generateAfter(generateAfter)
                        .limits(limits)
                        .build());
            }
            TypedSerializerBuilder<T> builder =
                    TypedSerializer.builder(type).generateAfter(generateAfter).limits(limits);
            return new Typed<>((this == HEADERLESS ? builder.headerless() : builder).build());
        }

        /** Every kind, interpreted and generated. */
        static <T> Stream<AnySerializer<T>> all(Class<T> type) {
            return Stream.of(values()).flatMap(kind -> Stream.of(kind.of(type, 0), kind.of(type, -1)));
        }
    }

    /** The serializer of a type. */
    record Typed<T>(TypedSerializer<T> serializer) implements AnySerializer<T> {
        @Override
        public byte[] serialize(T value) {
            return serializer.serialize(value);
        }

        @Override
        public int serialize(T value, byte[] target, int offset) {
            return serializer.serialize(value, target, offset);
        }

        @Override
        public void serialize(T value, ByteBuffer target) {
            serializer.serialize(value, target);
        }

        @Override
        public void serialize(T value, OutputStream target) throws IOException {
            serializer.serialize(value, target);
        }

        @Override
        public void serializeDelimited(T value, DataOutput target) throws IOException {
            serializer.serializeDelimited(value, target);
        }

        @Override
        public int size(T value) {
            return serializer.size(value);
        }

        @Override
        public T deserialize(byte[] bytes, int offset, int length) {
            return serializer.deserialize(bytes, offset, length);
        }

        @Override
        public T deserialize(ByteBuffer source) {
            return serializer.deserialize(source);
        }

        @Override
        public T deserialize(InputStream source) throws IOException {
            return serializer.deserialize(source);
        }

        @Override
        public T deserializeDelimited(DataInput source) throws IOException {
            return serializer.deserializeDelimited(source);
        }
    }

    /** The serializer of values that describe themselves. */
    @SuppressWarnings("unchecked") // Only values of the type are written.
    record Describing<T>(BinarySerializer serializer) implements AnySerializer<T> {
        @Override
        public byte[] serialize(T value) {
            return serializer.serialize(value);
        }

        @Override
        public int serialize(T value, byte[] target, int offset) {
            return serializer.serialize(value, target, offset);
        }

        @Override
        public void serialize(T value, ByteBuffer target) {
            serializer.serialize(value, target);
        }

        @Override
        public void serialize(T value, OutputStream target) throws IOException {
            serializer.serialize(value, target);
        }

        @Override
        public void serializeDelimited(T value, DataOutput target) throws IOException {
            serializer.serializeDelimited(value, target);
        }

        @Override
        public int size(T value) {
            return serializer.size(value);
        }

        @Override
        public T deserialize(byte[] bytes, int offset, int length) {
            return (T) serializer.deserialize(bytes, offset, length);
        }

        @Override
        public T deserialize(ByteBuffer source) {
            return (T) serializer.deserialize(source);
        }

        @Override
        public T deserialize(InputStream source) throws IOException {
            return (T) serializer.deserialize(source);
        }

        @Override
        public T deserializeDelimited(DataInput source) throws IOException {
            return (T) serializer.deserializeDelimited(source);
        }
    }
}
