package dev.piculet.lab.contenders.piculet;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.lab.contender.Binding;

/** One serializer, kept. */
final class TypedBinding implements Binding<Object> {
    private final TypedSerializer<Object> serializer;

    TypedBinding(TypedSerializer<Object> serializer) {
        this.serializer = serializer;
    }

    @Override
    public byte[] serialize(Object value) {
        return serializer.serialize(value);
    }

    @Override
    public Object deserialize(byte[] bytes) {
        return serializer.deserialize(bytes);
    }
}
