package dev.piculet.jackson3.kotlin;

import dev.piculet.jackson3.kotlin.beans.NullWrapper;
import kotlin.jvm.JvmClassMappingKt;
import kotlin.reflect.KClass;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.std.StdDeserializer;

/**
 * Extended by deserializers of value classes that can wrap null. Java, since Kotlin cannot override some of the inherited
 * functions.
 */
public abstract class WrapsNullableValueClassDeserializer<D> extends StdDeserializer<D> implements NullWrapper {
    protected WrapsNullableValueClassDeserializer(KClass<?> valueClass) {
        super(JvmClassMappingKt.getJavaClass(valueClass));
    }

    protected WrapsNullableValueClassDeserializer(Class<?> valueClass) {
        super(valueClass);
    }

    protected WrapsNullableValueClassDeserializer(JavaType valueType) {
        super(valueType);
    }

    protected WrapsNullableValueClassDeserializer(StdDeserializer<D> source) {
        super(source);
    }

    @Override
    @SuppressWarnings("unchecked")
    public final Class<D> handledType() {
        return (Class<D>) super.handledType();
    }

    /**
     * Returns the instance that wraps null: passed to a creator whose parameter is not nullable, where the input has
     * null. Null if there is none; then null counts as for any other parameter. Not asked for a value class that wraps a
     * type without null.
     */
    @Override
    public abstract D getBoxedNullValue();

    @Override
    public abstract D deserialize(JsonParser parser, DeserializationContext context) throws JacksonException;
}
