package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Refuses classes that values of fields cannot create, whatever their constructors are. */
final class UncreatableClasses {
    /** Classes whose objects belong to one running JVM, whatever their fields hold. */
    private static final Class<?>[] BOUND_TO_THE_JVM = {
        Thread.class,
        ThreadGroup.class,
        ThreadLocal.class,
        ClassLoader.class,
        Class.class,
        Module.class,
        ModuleLayer.class,
        Process.class,
        java.lang.invoke.MethodHandle.class,
        java.lang.invoke.VarHandle.class,
        java.lang.invoke.MethodHandles.Lookup.class,
        java.lang.ref.Reference.class,
        java.lang.ref.ReferenceQueue.class,
        java.lang.reflect.AccessibleObject.class,
        java.io.InputStream.class,
        java.io.OutputStream.class,
        java.io.Reader.class,
        java.io.Writer.class,
        java.io.FileDescriptor.class,
        java.nio.channels.Channel.class,
        java.util.concurrent.Executor.class,
        java.util.concurrent.locks.Lock.class,
        java.util.stream.BaseStream.class,
    };

    private UncreatableClasses() {}

    static void refuse(ClassModel model) {
        refuseKind(model);
        SelfWritingClasses.refuse(model.type());
        refuseLostField(model);
    }

    /** Refuses those that a weaver or a plugin of a compiler gave a field which is no property: no copy would have its value. */
    static void refuseLostField(ClassModel model) {
        Class<?> end = FieldRules.end(model.type());
        for (Class<?> each = model.type(); each != null && each != end; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                boolean isLost = field.isSynthetic()
                        && (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0
                        && !ClassDelegates.isOne(field)
                        && !FieldRules.isAmong(model.properties(), field);
                if (isLost) {
                    throw AccessErrors.lostField(model.type(), field);
                }
            }
        }
    }

    /** Refuses those that neither fields nor their own code restore. */
    static void refuseKind(ClassModel model) {
        Class<?> type = model.type();
        for (Class<?> bound : BOUND_TO_THE_JVM) {
            if (bound.isAssignableFrom(type)) {
                throw AccessErrors.boundToTheJvm(type, bound);
            }
        }
        boolean isUsual = model.kind() == ClassKind.CLASS || model.kind() == ClassKind.RECORD;
        UnsupportedClassException refusal = isUsual ? null : refusal(model.kind(), type);
        if (refusal != null) {
            throw refusal;
        }
    }

    private static UnsupportedClassException refusal(ClassKind kind, Class<?> type) {
        return switch (kind) {
            case ENUM -> AccessErrors.notCreatable(type, "it is an enum", "Take the constant by its name.");
            case INTERFACE ->
                AccessErrors.notCreatable(type, "it is an interface", "Name the classes that implement it.");
            case ABSTRACT_CLASS -> AccessErrors.notCreatable(type, "it is abstract", "Name its subclasses.");
            case ANNOTATION ->
                AccessErrors.notCreatable(type, "it is an annotation", "Copy its values to a class of your own.");
            case ARRAY -> AccessErrors.notCreatable(type, "it is an array", "Create its elements one by one.");
            case PRIMITIVE -> AccessErrors.notCreatable(type, "it is a primitive type", "Use the value itself.");
            case HIDDEN ->
                AccessErrors.notCreatable(
                        type, "it is a lambda or another class without a lasting name", "Declare a named class.");
            case INNER ->
                type.isMemberClass()
                        ? AccessErrors.notCreatable(
                                type,
                                "it is an inner class and its outer instance is missing",
                                "Make it static (in Kotlin: take 'inner' away), or move it to the top level.")
                        : AccessErrors.notCreatable(
                                type,
                                "it is a local or anonymous class, and what it takes from around it is missing",
                                "Move it to the top level.");
            case CLASS, RECORD -> null;
        };
    }
}
