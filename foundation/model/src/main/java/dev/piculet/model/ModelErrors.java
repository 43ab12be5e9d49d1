package dev.piculet.model;

import java.lang.reflect.Type;

/** Messages about types: the fault, its place, the remedy. */
final class ModelErrors {
    private ModelErrors() {}

    static IllegalStateException notAnArray(TypeModel type) {
        return new IllegalStateException(
                "'" + type + "' has no component: it is not an array. Ask isArray() before component().");
    }

    static IllegalArgumentException unknownKindOfType(Type type) {
        return new IllegalArgumentException("Cannot resolve '" + type.getTypeName() + "': "
                + type.getClass().getName()
                + " is no type of Java's reflection. Pass a Class, ParameterizedType, GenericArrayType, TypeVariable or"
                + " WildcardType.");
    }
}
