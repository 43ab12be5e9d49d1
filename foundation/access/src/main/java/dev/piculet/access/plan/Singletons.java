package dev.piculet.access.plan;

import dev.piculet.access.proof.NamedByCode;
import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
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
     * hold nothing, nobody else can call its constructors, and exactly one constant is of its type, or of a supertype with an instance of the class, in the class or around it. The constructors of a Scala
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
        if (constant == null) {
            constant = constantOfSupertype(type);
        }
        return Optional.ofNullable(constant == null ? constantAround(type) : constant);
    }

    /** Whether a class has one instance by its language: it is an {@code object} of Kotlin or Scala. */
    public static boolean isObject(ClassModel model) {
        return model.singleton().isPresent() || isObjectOfScala(model.type());
    }

    /** Such as {@code static final Shape NONE = new Nothing()} in a class around this one; null if there is none, or if there are several. */
    private static Field constantAround(Class<?> type) {
        List<Field> made = new ArrayList<>();
        try {
            Class<?> around = type.getEnclosingClass();
            if (around == null || !constants(type, type).isEmpty()) {
                return null;
            }
            NamedByCode named = new NamedByCode(type);
            for (Field field : constants(around, type)) {
                if (named.storesNew(type, field)) {
                    made.add(field);
                }
            }
        } catch (LinkageError e) {
            // The class around names one that is not there.
            return null;
        }
        return made.size() == 1 ? made.get(0) : null;
    }

    /** The constants of a class whose type is another one or a supertype of that. */
    private static List<Field> constants(Class<?> owner, Class<?> type) {
        List<Field> constants = new ArrayList<>();
        for (Field field : owner.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            if (Modifier.isStatic(modifiers)
                    && Modifier.isFinal(modifiers)
                    && field.getType().isAssignableFrom(type)) {
                constants.add(field);
            }
        }
        return constants;
    }

    /** Such as {@code static final Function INSTANCE = new Negation()}; null if there is none, or a constant of the class's own type. */
    private static Field constantOfSupertype(Class<?> type) {
        List<Field> constants = constants(type, type);
        return constants.size() == 1 && new NamedByCode(type).storesNew(type, constants.get(0))
                ? constants.get(0)
                : null;
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
