package dev.piculet.access.plan;

import dev.piculet.access.proof.NamedByCode;
import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Optional;

/**
 * Finds the one instance of a class that needs no other: of a Kotlin {@code object}, and of its counterparts in other
 * languages.
 */
public final class Singletons {
    /** Where Scala keeps it, before 2.13 in a field that is not final. */
    private static final String SCALA_FIELD = "MODULE$";

    private Singletons() {}

    /**
     * Returns the static field with the only instance. A class that is not a Kotlin {@code object} has one if its instances
     * hold nothing, nobody else can call its constructors, and exactly one constant is of its type, or of a supertype with an instance of the class. The constructors of a Scala
     * {@code object} inside another are public, but no Scala code can call them.
     */
    public static Optional<Field> of(ClassModel model) {
        if (model.singleton().isPresent()) {
            return model.singleton();
        }
        Class<?> type = model.type();
        if (model.kind() != ClassKind.CLASS || !model.properties().isEmpty()) {
            return Optional.empty();
        }
        if (!hasPrivateConstructors(type) && !isObjectOfScala(type)) {
            return Optional.empty();
        }
        if (!isStateless(type)) {
            return Optional.empty();
        }
        Field constant = constant(type);
        return Optional.ofNullable(constant == null ? constantOfSupertype(type) : constant);
    }

    /** Such as {@code static final Function INSTANCE = new Negation()}; null if there is none, or a constant of the class's own type. */
    private static Field constantOfSupertype(Class<?> type) {
        Field constant = null;
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            boolean mayBe = Modifier.isStatic(modifiers)
                    && Modifier.isFinal(modifiers)
                    && field.getType().isAssignableFrom(type);
            if (mayBe && (constant != null || !new NamedByCode(type).storesNew(type, field))) {
                return null;
            }
            constant = mayBe ? field : constant;
        }
        return constant;
    }

    private static boolean hasPrivateConstructors(Class<?> type) {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (!Modifier.isPrivate(constructor.getModifiers()) && !constructor.isSynthetic()) {
                return false;
            }
        }
        return true;
    }

    private static boolean isObjectOfScala(Class<?> type) {
        if (!type.getName().endsWith("$")) {
            return false;
        }
        for (Field field : type.getDeclaredFields()) {
            if (field.getName().equals(SCALA_FIELD)
                    && field.getType() == type
                    && Modifier.isStatic(field.getModifiers())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isStateless(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Field constant(Class<?> type) {
        Field constant = null;
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            boolean isFixed = Modifier.isFinal(modifiers) || field.getName().equals(SCALA_FIELD);
            if (field.getType() == type && Modifier.isStatic(modifiers) && isFixed) {
                if (constant != null) {
                    return null;
                }
                constant = field;
            }
        }
        return constant;
    }
}
