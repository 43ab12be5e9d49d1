package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.NamedByCode;
import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds classes whose only instances are several constants: what enums were before there were enums. A copy has the fields of a
 * constant, and is none to code that asks for the constant itself, as it may even where the class has an {@code equals}.
 */
public final class ConstantClasses {
    private ConstantClasses() {}

    /**
     * Returns the static fields that hold a class's only instances, by their names: fewer instances if several fields hold one or
     * none. Empty if there may be others, if {@code clone} may make them, if {@code readResolve} finds the constant, if they hold what
     * can change, which would be lost, or if there is a single one without state, as {@link Singletons} has it.
     */
    public static SortedMap<String, Field> of(ClassModel model) {
        Class<?> type = model.type();
        if (isOfTheJdk(type.getName())) {
            return constants(type);
        }
        if (Singletons.of(model).isPresent()) {
            // It takes no room at all.
            return new TreeMap<>();
        }
        SortedMap<String, Field> constants = all(model);
        boolean isKept = constants.size() == 1
                ? holdsValues(type) && new NamedByCode(type).createsOneWhileLoading(type)
                : holdsNothingThatIsSet(type);
        return isKept ? constants : new TreeMap<>();
    }

    /** The same where they may hold anything. */
    private static SortedMap<String, Field> all(ClassModel model) {
        Class<?> type = model.type();
        SortedMap<String, Field> constants =
                model.kind() == ClassKind.CLASS && hasOnlyPrivateConstructors(type) ? constants(type) : new TreeMap<>();
        boolean areAll = !constants.isEmpty()
                && !Cloneable.class.isAssignableFrom(type)
                && SelfWritingClasses.resolving(type) == null
                && new NamedByCode(type).createsOnlyWhileLoading(type);
        return areAll ? constants : new TreeMap<>();
    }

    /** Superclasses are not asked: a class of constants has to take what those have. */
    private static boolean holdsNothingThatIsSet(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            boolean isLost = (modifiers & Modifier.FINAL) == 0 || isContainer(field.getType());
            if ((modifiers & (Modifier.STATIC | Modifier.TRANSIENT)) == 0 && isLost) {
                return false;
            }
        }
        return true;
    }

    private static boolean isContainer(Class<?> type) {
        return Iterable.class.isAssignableFrom(type)
                || Map.class.isAssignableFrom(type)
                || type.isArray() && !type.getComponentType().isPrimitive();
    }

    /** The only instance of a class may be all of a program's state, unless it holds nothing but values that stay. */
    private static boolean holdsValues(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                Class<?> held = field.getType();
                boolean isValue = Modifier.isFinal(field.getModifiers())
                        && (held.isPrimitive() || held.isEnum() || held == String.class);
                if (!Modifier.isStatic(field.getModifiers()) && !isValue) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether the class of a name is one of the JDK's whose constants are all, though it makes others for Java serialization. */
    public static boolean isOfTheJdk(String className) {
        return className.equals("java.awt.SystemColor");
    }

    /**
     * Returns the constants of an enum by ordinal.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException if its static initializer fails
     */
    public static Object[] ofEnum(Class<?> type) {
        try {
            return type.getEnumConstants();
        } catch (LinkageError e) {
            throw AccessErrors.notInitialized(type, e);
        }
    }

    static void refuse(ClassModel model) {
        if (all(model).size() > 1) {
            throw AccessErrors.onlyConstants(model.type());
        }
    }

    private static SortedMap<String, Field> constants(Class<?> type) {
        SortedMap<String, Field> constants = new TreeMap<>();
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            if (field.getType() == type && Modifier.isStatic(modifiers) && Modifier.isFinal(modifiers)) {
                constants.put(field.getName(), field);
            }
        }
        return constants;
    }

    /** One that the compiler makes is for classes around this one, which may make instances by it. */
    private static boolean hasOnlyPrivateConstructors(Class<?> type) {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (!Modifier.isPrivate(constructor.getModifiers())) {
                return false;
            }
        }
        return true;
    }
}
