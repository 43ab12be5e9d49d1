package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.binary.CompiledSources;
import dev.piculet.binary.Schema;
import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.function.BiConsumer;

/** A class {@code evolving.Order} in its former and its present version, under one name in two loaders. */
final class Evolution {
    private static int folders;

    private final Class<?> former;
    private final Class<?> present;
    private BiConsumer<TypedSerializerBuilder<?>, Class<?>> options = (builder, type) -> {};
    private BiConsumer<TypedSerializerBuilder<?>, Class<?>> presentOptions = (builder, type) -> {};

    /** @param former source of the class's body, or of the whole class if it starts with {@code public} */
    Evolution(Path folder, String former, String present) {
        this.former = compile(folder, former);
        this.present = compile(folder, present);
    }

    private static Class<?> compile(Path folder, String source) {
        String whole = source.startsWith("public") ? source : "public class Order {" + source + "}";
        try {
            CompiledSources sources = new CompiledSources(folder.resolve(Integer.toString(folders++)))
                    .with("evolving.Order", "package evolving; import java.util.*; " + whole);
            return CompiledSources.loader(sources.compile("-parameters")).loadClass("evolving.Order");
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** Sets options of both serializers, given the class of each. */
    Evolution with(BiConsumer<TypedSerializerBuilder<?>, Class<?>> more) {
        options = more;
        return this;
    }

    /** Sets options of the present class alone, such as aliases, whose names the former class lacks. */
    Evolution withPresent(BiConsumer<TypedSerializerBuilder<?>, Class<?>> more) {
        presentOptions = more;
        return this;
    }

    /** Returns a nested class of a version. */
    static Class<?> nested(Class<?> order, String name) {
        for (Class<?> each : order.getDeclaredClasses()) {
            if (each.getSimpleName().equals(name)) {
                return each;
            }
        }
        throw new AssertionError(order + " has no " + name);
    }

    /** Returns a former object. */
    Object former(Object... namesAndValues) throws ReflectiveOperationException {
        return create(former, namesAndValues);
    }

    /** Returns an object of the former version of a nested class. */
    Object formerNested(String name, Object... namesAndValues) throws ReflectiveOperationException {
        return create(nested(former, name), namesAndValues);
    }

    /** Returns a constant of the former version of a nested enum. */
    Object formerConstant(String name, int ordinal) {
        return nested(former, name).getEnumConstants()[ordinal];
    }

    private static Object create(Class<?> type, Object... namesAndValues) throws ReflectiveOperationException {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        if (constructor.getParameterCount() > 0) {
            return constructor.newInstance(namesAndValues);
        }
        Object object = constructor.newInstance();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Field field = type.getDeclaredField((String) namesAndValues[i]);
            field.setAccessible(true);
            field.set(object, namesAndValues[i + 1]);
        }
        return object;
    }

    /** The layout of the former class. */
    Schema formerSchema() {
        return serializer(former).schema();
    }

    /** The layout of the present class. */
    Schema presentSchema() {
        return serializer(present).schema();
    }

    byte[] write(Object former) {
        return serializer(this.former).serialize(former);
    }

    @SuppressWarnings("unchecked") // The class itself made these values.
    private TypedSerializer<Object> serializer(Class<?> type) {
        TypedSerializerBuilder<Object> builder = (TypedSerializerBuilder<Object>) TypedSerializer.builder(type);
        options.accept(builder, type);
        return builder.build();
    }

    /** The present class's serializers, which read the former schema from its stored bytes. */
    @SuppressWarnings("unchecked") // The class itself made these values.
    Twins<Object> twins() {
        Schema stored = Schema.parse(formerSchema().toBytes());
        return Twins.of(() -> {
            TypedSerializerBuilder<Object> builder = (TypedSerializerBuilder<Object>) TypedSerializer.builder(present);
            options.accept(builder, present);
            presentOptions.accept(builder, present);
            return builder.reads(stored);
        });
    }

    /** Asserts the value that both implementations read, and that they still write as before. */
    void assertRead(String expected, Object former) {
        byte[] bytes = write(former);
        Twins<Object> twins = twins();
        Object first = twins.readInterpreted(bytes);
        byte[] written = twins.writeInterpreted(first);
        assertEquals("evolving.Order(" + expected + ", )", Structure.of(first));
        Object second = twins.readOlderGenerated(formerSchema(), bytes);
        assertEquals(Structure.of(first), Structure.of(second), "generated");
        assertEquals(Structure.of(first), Structure.of(twins.generated().deserialize(bytes)));
        assertArrayEquals(written, twins.write(first));
        assertArrayEquals(written, serializer(present).serialize(first));
        assertEquals(Structure.of(first), Structure.of(twins.read(written)));
    }
}
