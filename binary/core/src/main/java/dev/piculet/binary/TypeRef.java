package dev.piculet.binary;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * A type with type arguments: {@code new TypeRef<Map<String, List<Order>>>() {}}.
 *
 * @param <T> the type
 */
public abstract class TypeRef<T> {
    private final Type type;

    /** Captures the type argument of the subclass. */
    protected TypeRef() {
        if (!(getClass().getGenericSuperclass() instanceof ParameterizedType parameterized)) {
            throw new IllegalArgumentException("TypeRef needs a type argument: new TypeRef<List<Order>>() {}.");
        }
        type = parameterized.getActualTypeArguments()[0];
    }

    /** The type. */
    public final Type type() {
        return type;
    }
}
