package dev.piculet.binary;

import dev.piculet.binary.engine.SerializerCore;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import dev.piculet.model.inspect.ClassModels;
import java.lang.invoke.MethodType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * The options of a {@link TypedSerializer}. Not safe for use by several threads.
 *
 * @param <T> the type
 */
public final class TypedSerializerBuilder<T> extends OptionsBuilder<TypedSerializerBuilder<T>> {
    private final ClassModels models = ClassModels.create();
    private final TypeModel type;
    private final List<WireSchema> olderSchemas = new ArrayList<>();

    TypedSerializerBuilder(Type type) {
        // A model of another language's is taken as it is, but for null, which no root is.
        this.type = models.resolve(type).withNullability(Nullability.NON_NULL);
    }

    /**
     * Omits the four-byte fingerprint of the schema. Readers must have the same schema: nothing in the bytes identifies it.
     */
    public TypedSerializerBuilder<T> headerless() {
        options.header = false;
        return this;
    }

    /**
     * Also reads values of another schema of the type, usually an older one: {@link Schema#parse} of stored {@link Schema#toBytes}.
     * Fields may have been added, removed, reordered, renamed ({@link #alias}) or widened since.
     */
    public TypedSerializerBuilder<T> reads(Schema older) {
        olderSchemas.add(older.wire());
        return this;
    }

    /**
     * Makes the serializer.
     *
     * @throws UnsupportedClassException if no value of the type can be written
     * @throws IllegalStateException if both {@link #reads} and {@link #headerless} were called
     * @throws SchemaMismatchException if an older schema can't be read as the type; the message names the first difference
     */
    public TypedSerializer<T> build() {
        if (!options.header && !olderSchemas.isEmpty()) {
            throw new IllegalStateException(
                    "Without a header nothing tells an older schema. Leave out headerless() or reads().");
        }
        return new TypedSerializer<>(
                SerializerCore.create(boxed(), models, options.copyFor(type.rawClass()), olderSchemas));
    }

    /** Values come and go as objects: a primitive type is its box's, which has the same schema. */
    private TypeModel boxed() {
        Class<?> raw = type.rawClass();
        return raw.isPrimitive()
                ? models.resolve(MethodType.methodType(raw).wrap().returnType()).withNullability(Nullability.NON_NULL)
                : type;
    }

    @Override
    TypedSerializerBuilder<T> self() {
        return this;
    }
}
