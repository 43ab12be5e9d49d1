package dev.piculet.lab.contenders.protostuff;

import dev.piculet.lab.contender.Binding;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;

/** Keeps one buffer, which is cleared after each document, as protostuff's documentation does. */
final class ProtostuffBinding<T> implements Binding<T> {
    private final Schema<T> schema;
    private final LinkedBuffer buffer = LinkedBuffer.allocate();

    ProtostuffBinding(Schema<T> schema) {
        this.schema = schema;
    }

    @Override
    public byte[] serialize(T value) {
        try {
            return ProtostuffIOUtil.toByteArray(value, schema, buffer);
        } finally {
            buffer.clear();
        }
    }

    @Override
    public T deserialize(byte[] bytes) {
        T value = schema.newMessage();
        ProtostuffIOUtil.mergeFrom(bytes, value, schema);
        return value;
    }
}
