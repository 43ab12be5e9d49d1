package dev.piculet.binary.wire;

import dev.piculet.binary.Schema;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A value whose bytes are checked in.
 *
 * @param name of its files
 * @param builder starts its serializer
 * @param view the part to compare, for values without a sensible {@code equals}
 */
record WireFixture<T>(String name, Supplier<TypedSerializerBuilder<T>> builder, T value, Function<T, ?> view) {
    static <T> WireFixture<T> of(String name, Class<T> type, T value) {
        return new WireFixture<>(name, () -> TypedSerializer.builder(type), value, it -> it);
    }

    static <T> WireFixture<T> of(String name, TypeRef<T> type, T value) {
        return new WireFixture<>(name, () -> TypedSerializer.builder(type), value, it -> it);
    }

    /** The same with options. */
    WireFixture<T> with(Function<TypedSerializerBuilder<T>, TypedSerializerBuilder<T>> options) {
        return new WireFixture<>(name, () -> options.apply(builder.get()), value, view);
    }

    /** The same, compared by a function of the value. */
    WireFixture<T> seenAs(Function<T, ?> newView) {
        return new WireFixture<>(name, builder, value, newView);
    }

    /** The interpreted serializer, or one with code generated at once. */
    TypedSerializer<T> serializer(boolean generated) {
        return builder.get().generateAfter(generated ? 0 : -1).build();
    }

    byte[] bytes(boolean generated) {
        return serializer(generated).serialize(value);
    }

    Schema schema() {
        return serializer(false).schema();
    }

    Object expected() {
        return view.apply(value);
    }

    Object read(byte[] bytes, boolean generated) {
        return view.apply(serializer(generated).deserialize(bytes));
    }

    @Override
    public String toString() {
        return name;
    }
}
