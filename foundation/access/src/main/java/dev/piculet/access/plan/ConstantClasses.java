package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.NamedByCode;
import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * Finds classes whose only instances are several constants: what enums were before there were enums. A copy has the fields of a
 * constant, and is none to code that asks for the constant itself, as it may even where the class has an {@code equals}.
 */
final class ConstantClasses {
    private ConstantClasses() {}

    /** Refuses such a class, unless its {@code readResolve} finds the constant, or {@code clone} may make others. */
    static void refuse(ClassModel model) {
        Class<?> type = model.type();
        boolean isOne = model.kind() == ClassKind.CLASS
                && hasConstants(type)
                && hasOnlyPrivateConstructors(type)
                && !Cloneable.class.isAssignableFrom(type)
                && SelfWritingClasses.resolving(type) == null
                && new NamedByCode(type).createsOnlyWhileLoading(type);
        if (isOne) {
            throw AccessErrors.onlyConstants(type);
        }
    }

    private static boolean hasConstants(Class<?> type) {
        int constants = 0;
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            if (field.getType() == type && Modifier.isStatic(modifiers) && Modifier.isFinal(modifiers)) {
                constants++;
            }
        }
        return constants > 1;
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
