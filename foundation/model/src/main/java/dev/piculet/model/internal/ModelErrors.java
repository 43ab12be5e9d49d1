package dev.piculet.model.internal;

import dev.piculet.model.ClassInspectionException;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Type;

/** Every message of this module: what is wrong, where, what to do. */
public final class ModelErrors {
    private ModelErrors() {}

    /** The class, or one that it names in its fields, methods or generic types, cannot be loaded or is malformed. */
    public static ClassInspectionException cannotInspect(Class<?> type, Throwable cause) {
        boolean isMissing = cause instanceof NoClassDefFoundError || cause instanceof TypeNotPresentException;
        String advice = isMissing
                ? "Put what is missing on the class path."
                : "Build it together with the classes that it names.";
        return new ClassInspectionException(
                type.getName(), "Cannot look at " + type.getName() + ": " + cause + ". " + advice, cause);
    }

    public static IllegalStateException notAnArray(TypeModel type) {
        return new IllegalStateException(
                "'" + type + "' has no component: it is not an array. Ask isArray() before component().");
    }

    public static IllegalArgumentException unknownKindOfType(Type type) {
        return new IllegalArgumentException("Cannot resolve '" + type.getTypeName() + "': "
                + type.getClass().getName()
                + " is no type of Java's reflection. Pass a Class, ParameterizedType, GenericArrayType, TypeVariable or"
                + " WildcardType.");
    }
}
