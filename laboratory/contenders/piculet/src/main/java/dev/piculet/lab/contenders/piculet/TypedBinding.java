package dev.piculet.lab.contenders.piculet;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Payload;

/** One serializer, kept. */
final class TypedBinding implements Binding<Object> {
    private final TypedSerializer<Object> serializer;

    TypedBinding(TypedSerializer<Object> serializer) {
        this.serializer = serializer;
    }

    /** Returns a builder that allows the payload's classes where no type names them. */
    static TypedSerializerBuilder<Object> builder(Payload payload) {
        return TypedSerializer.builder(payload.type()).allow(payload.classes().toArray(Class<?>[]::new));
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
