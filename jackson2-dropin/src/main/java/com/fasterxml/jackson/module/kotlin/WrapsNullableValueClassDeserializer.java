package com.fasterxml.jackson.module.kotlin;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import kotlin.reflect.KClass;

/** Extended by deserializers of value classes that can wrap null. */
public abstract class WrapsNullableValueClassDeserializer<D>
        extends dev.piculet.jackson2.WrapsNullableValueClassDeserializer<D> {
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
