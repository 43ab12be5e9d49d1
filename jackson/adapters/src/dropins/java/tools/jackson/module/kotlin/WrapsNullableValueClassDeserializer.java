package tools.jackson.module.kotlin;

import kotlin.reflect.KClass;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Extended by deserializers of value classes that can wrap null. */
public abstract class WrapsNullableValueClassDeserializer<D>
        extends dev.piculet.jackson3.kotlin.WrapsNullableValueClassDeserializer<D> {
    protected WrapsNullableValueClassDeserializer(KClass<?> valueClass) {
        super(valueClass);
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
}
