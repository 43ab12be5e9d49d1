package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.NamedByCode;
import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
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
     * none. Empty if there may be others, if {@code clone} may make them, or if {@code readResolve} finds the constant.
     */
    public static SortedMap<String, Field> of(ClassModel model) {
        Class<?> type = model.type();
        if (isOfTheJdk(type.getName())) {
            return constants(type);
        }
        SortedMap<String, Field> constants =
                model.kind() == ClassKind.CLASS && hasOnlyPrivateConstructors(type) ? constants(type) : new TreeMap<>();
        boolean areAll = constants.size() > 1
                && !Cloneable.class.isAssignableFrom(type)
                && SelfWritingClasses.resolving(type) == null
                && new NamedByCode(type).createsOnlyWhileLoading(type);
        return areAll ? constants : new TreeMap<>();
    }

    /** Whether the class of a name is one of the JDK's whose constants are all, though it makes others for Java serialization. */
    public static boolean isOfTheJdk(String className) {
        return className.equals("java.awt.SystemColor");
    }

    static void refuse(ClassModel model) {
        if (!of(model).isEmpty()) {
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
