package dev.piculet.model;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;

/** Tells what sort of class a class is. */
final class ClassKinds {
    private ClassKinds() {}

    static ClassKind of(Class<?> type) {
        if (type.isPrimitive()) {
            return ClassKind.PRIMITIVE;
        } else if (type.isArray()) {
            return ClassKind.ARRAY;
        } else if (type.isAnnotation()) {
            return ClassKind.ANNOTATION;
        } else if (type.isInterface()) {
            return ClassKind.INTERFACE;
        } else if (isEnum(type)) {
            return ClassKind.ENUM;
        } else if (type.isHidden() || type.isSynthetic()) {
            return ClassKind.HIDDEN;
        } else if (type.isRecord()) {
            return ClassKind.RECORD;
        } else if (needsMore(type)) {
            return ClassKind.INNER;
        }
        return Modifier.isAbstract(type.getModifiers()) ? ClassKind.ABSTRACT_CLASS : ClassKind.CLASS;
    }

    /** {@code java.lang.Enum} itself is an ordinary abstract class. */
    private static boolean isEnum(Class<?> type) {
        Class<?> superclass = type.getSuperclass();
        return type.isEnum() || superclass != null && superclass.isEnum();
    }

    /** Tells whether an instance needs an enclosing instance or captured variables. */
    private static boolean needsMore(Class<?> type) {
        if (type.isMemberClass()) {
            return !Modifier.isStatic(type.getModifiers());
        }
        if (!type.isLocalClass() && !type.isAnonymousClass()) {
            return false;
        }
        return captures(type) || !KotlinAnnotations.isKotlin(type) && takesEnclosingInstance(type);
    }

    /** Java's local classes take the enclosing instance even where they do not keep it; Kotlin's do not. */
    private static boolean takesEnclosingInstance(Class<?> type) {
        Method method = type.getEnclosingMethod();
        if (method != null && Modifier.isStatic(method.getModifiers())) {
            return false;
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            Parameter first =
                    constructor.getParameterCount() == 0 ? null : constructor.getParameters()[0];
            if (first == null || first.getType() != type.getEnclosingClass() || isWritten(first)) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether the source has the parameter, as far as the class file says: many have no names of parameters. */
    private static boolean isWritten(Parameter parameter) {
        return parameter.isNamePresent() && !parameter.isImplicit() && !parameter.isSynthetic();
    }

    /** Compilers keep a captured variable, or the enclosing instance, in a synthetic field. */
    private static boolean captures(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            boolean isOfCompiler = type.isAnonymousClass() ? field.isSynthetic() : CompilerFields.isOne(field);
            if (isOfCompiler && !Modifier.isStatic(field.getModifiers())) {
                return true;
            }
        }
        return false;
    }
}
