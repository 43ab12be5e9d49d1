package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.proof.NamedByCode;
import dev.piculet.model.ClassModel;
import java.io.Externalizable;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How instances of a {@code Serializable} class are made and filled by its own {@code writeObject} and {@code readObject}, as
 * Java serialization does it.
 *
 * @param superConstructor the constructor without parameters of the first superclass that is not {@code Serializable}
 * @param classes the class and its superclasses that have fields to write or a method of their own, the highest first
 */
public record SerialPlan(Class<?> type, Constructor<?> superConstructor, List<Class<?>> classes) {
    /**
     * Closed classes of the JDK whose own methods are called nevertheless: the JDK's documents tell what they write, which is
     * numbers alone, and each checks what it reads.
     */
    private static final Set<String> OF_THE_JDK = Set.of("java.util.Date", "java.util.Random");

    /** Whether the class of a name is a closed one of the JDK whose {@code writeObject} and {@code readObject} are called. */
    public static boolean isOfTheJdk(String className) {
        return OF_THE_JDK.contains(className);
    }

    /**
     * Returns the plan of a class; null if neither it nor a superclass has such a method, if it is made in another way (a record,
     * an enum, an exception, an {@code Externalizable} class, a constant), or can't be made from data at all.
     */
    public static SerialPlan of(ClassModel model) {
        Class<?> type = model.type();
        if (!Serializable.class.isAssignableFrom(type)
                || Externalizable.class.isAssignableFrom(type)
                || Throwable.class.isAssignableFrom(type)
                || type.isRecord()
                || !writesItself(type)
                || model.valueClass().isPresent()
                || Singletons.of(model).isPresent()) {
            return null;
        }
        try {
            UncreatableClasses.refuseKind(model);
        } catch (UnsupportedClassException e) {
            return null;
        }
        Constructor<?> superConstructor = BareCreation.serializationConstructor(type);
        return superConstructor == null ? null : new SerialPlan(type, superConstructor, classes(type));
    }

    /** Whether one writes itself, and none has a finalizer, which would run on what bytes say. */
    private static boolean writesItself(Class<?> type) {
        boolean writesItself = false;
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            for (Method method : each.getDeclaredMethods()) {
                if (method.getName().equals("finalize") && method.getParameterCount() == 0) {
                    return false;
                }
                writesItself |= isOwn(each, method);
            }
        }
        return writesItself;
    }

    private static boolean isOwn(Class<?> declaring, Method method) {
        return Serializable.class.isAssignableFrom(declaring) && SelfWritingClasses.writesItself(method);
    }

    private static List<Class<?>> classes(Class<?> type) {
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> each = type; Serializable.class.isAssignableFrom(each); each = each.getSuperclass()) {
            boolean isOwn = false;
            for (Method method : each.getDeclaredMethods()) {
                isOwn |= isOwn(each, method);
            }
            if (hasFields(each) || isOwn) {
                classes.add(0, each);
            }
        }
        return List.copyOf(classes);
    }

    /** A class may list its fields itself, as its static initializer says. */
    private static boolean hasFields(Class<?> type) {
        try {
            return ObjectStreamClass.lookup(type).getFields().length > 0;
        } catch (LinkageError e) {
            throw AccessErrors.notInitialized(type, e);
        }
    }

    /**
     * Returns the fields that no class of the hierarchy writes, since a superclass that is not {@code Serializable} declares them: its
     * constructor has made them, and no {@code readObject} may store them or anything else there. Not those of the JDK's classes.
     */
    public List<Field> unwritten() {
        if (SelfWritingClasses.resolving(type) != null) {
            return List.of();
        }
        for (Class<?> each : classes) {
            Method reader = reader(each);
            if (reader != null && new NamedByCode(each).mayStoreInherited(reader)) {
                return List.of();
            }
        }
        List<Field> unwritten = new ArrayList<>();
        for (Class<?> each = superConstructor.getDeclaringClass();
                each != null && !each.getName().startsWith("java");
                each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    unwritten.add(field);
                }
            }
        }
        return unwritten;
    }

    /** Returns the method with which a class of a hierarchy writes itself; null if its fields are written. */
    public static Method writer(Class<?> declaring) {
        return method(declaring, "writeObject", ObjectOutputStream.class);
    }

    /** Returns the method with which a class of a hierarchy reads itself; null if its fields are set. */
    public static Method reader(Class<?> declaring) {
        return method(declaring, "readObject", ObjectInputStream.class);
    }

    /** Returns the method that is called instead where the data has nothing of a class of a hierarchy; null if there is none. */
    public static Method readerOfNothing(Class<?> declaring) {
        return method(declaring, "readObjectNoData");
    }

    private static Method method(Class<?> declaring, String name, Class<?>... parameters) {
        try {
            Method method = declaring.getDeclaredMethod(name, parameters);
            boolean isPrivate = (method.getModifiers() & (Modifier.PRIVATE | Modifier.STATIC)) == Modifier.PRIVATE;
            return isPrivate && method.getReturnType() == void.class ? method : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }
}
