package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.ConstructorProof;
import dev.piculet.access.proof.ConstructorProofs;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.io.Externalizable;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether instances can be made without a constructor of their class.
 *
 * @param superConstructor the constructor of a superclass that runs; null if they can't
 * @param obstacle why they can't, as the end of a sentence; null if they can, and if the class is not asked to allow it
 */
record BareCreation(Constructor<?> superConstructor, String obstacle) {
    private static final BareCreation NOT_ALLOWED = new BareCreation(null, null);

    /** Whether final fields of instances that a constructor has made may be set, since no code of the class minds. */
    static boolean mayBeOverwritten(ClassModel model, BareInstances when) {
        Class<?> type = model.type();
        return when != BareInstances.NEVER
                && !type.isRecord()
                && model.valueClass().isEmpty()
                && (when == BareInstances.ALWAYS || dissent(type) == null);
    }

    /** @param stored the properties that are set afterwards */
    static BareCreation of(ClassModel model, List<PropertyModel> stored, BareInstances when) {
        Class<?> type = model.type();
        boolean isSerializable = Serializable.class.isAssignableFrom(type);
        boolean isAllowed = when != BareInstances.NEVER && (when != BareInstances.SERIALIZABLE || isSerializable);
        // Final fields of records can't be set, and a value class is checked by its constructor alone.
        if (!isAllowed || type.isRecord() || model.valueClass().isPresent()) {
            return NOT_ALLOWED;
        }
        // Who allows exactly this class knows what it does.
        String dissent = when == BareInstances.ALWAYS ? null : dissent(type);
        if (dissent != null) {
            return new BareCreation(null, dissent);
        }
        if (Throwable.class.isAssignableFrom(type)) {
            return ofException(type, stored);
        }
        Class<?> superclass = isSerializable ? firstNotSerializable(type) : Object.class;
        Constructor<?> constructor = inherited(superclass, type);
        if (constructor == null && when != BareInstances.ALWAYS) {
            return new BareCreation(
                    null,
                    "superclass " + superclass.getName()
                            + " is not Serializable and has no constructor without parameters for subclasses");
        }
        if (constructor == null) {
            constructor = inherited(Object.class, type);
        }
        String lost = lost(type, constructor.getDeclaringClass(), stored);
        if (lost == null) {
            lost = madeAnew(model, constructor);
        }
        return lost == null ? new BareCreation(constructor, null) : new BareCreation(null, lost);
    }

    /** Returns what the constructor of a superclass may leave otherwise in a copy, as it is not written; null if there is nothing. */
    private static String madeAnew(ClassModel model, Constructor<?> constructor) {
        Class<?> superclass = constructor.getDeclaringClass();
        UnwrittenDelegates state = superclass == Object.class ? null : UnwrittenDelegates.of(superclass, model);
        if (state == null) {
            return null;
        }
        if (state.isLazyAlone()) {
            return state.obstacleOfLazy();
        }
        ConstructorProof proof = new ConstructorProofs(superclass).of(constructor);
        return state.obstacle(field -> proof.restoresUnwritten(field, i -> null));
    }

    /** The constructor of {@code Throwable} runs, since nothing else can set what that holds. */
    private static BareCreation ofException(Class<?> type, List<PropertyModel> stored) {
        String lost = lost(type, Throwable.class, stored);
        if (lost != null) {
            return new BareCreation(null, lost);
        }
        try {
            return new BareCreation(Throwable.class.getConstructor(String.class, Throwable.class), null);
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    /** Whether Java serialization makes an instance in this way. */
    static boolean isUsual(Class<?> type, Constructor<?> superConstructor) {
        return Serializable.class.isAssignableFrom(type)
                && superConstructor.getDeclaringClass() == firstNotSerializable(type)
                && dissent(type) == null;
    }

    /** Why a class that is Serializable leaves more to its own code than its fields; null if it does not. */
    private static String dissent(Class<?> type) {
        if (Externalizable.class.isAssignableFrom(type)) {
            return "it is Externalizable, which calls its constructor without parameters";
        }
        Method replacing = SelfWritingClasses.replacing(type);
        if (replacing != null) {
            return replacing.getDeclaringClass().getName() + ".writeReplace chooses what is written instead";
        }
        Class<?> end = FieldRules.end(type);
        for (Class<?> each = type; each != null && each != end; each = each.getSuperclass()) {
            for (Method method : each.getDeclaredMethods()) {
                if (method.getName().equals("finalize") && method.getParameterCount() == 0) {
                    return each.getName() + ".finalize would run on what the fields hold";
                }
                if (Serializable.class.isAssignableFrom(each) && SelfWritingClasses.readsItself(method)) {
                    return each.getName() + ".readObject may check what was read, and would not run";
                }
            }
        }
        return null;
    }

    private static Class<?> firstNotSerializable(Class<?> type) {
        Class<?> each = type;
        while (Serializable.class.isAssignableFrom(each)) {
            each = each.getSuperclass();
        }
        return each;
    }

    /** The constructor that Java serialization runs for a class that is {@code Serializable}; null if it refuses the class. */
    static Constructor<?> serializationConstructor(Class<?> type) {
        return inherited(firstNotSerializable(type), type);
    }

    /** The constructor without parameters that a subclass may call; null if there is none. */
    private static Constructor<?> inherited(Class<?> superclass, Class<?> type) {
        Constructor<?> constructor;
        try {
            constructor = superclass.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            return null;
        }
        int modifiers = constructor.getModifiers();
        boolean isOpen = (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
        boolean isNear = !Modifier.isPrivate(modifiers)
                && superclass.getClassLoader() == type.getClassLoader()
                && superclass.getPackageName().equals(type.getPackageName());
        return isOpen || isNear ? constructor : null;
    }

    /** Returns the field that an instance would lack: no constructor sets it, and it is not written either. */
    private static String lost(Class<?> type, Class<?> constructed, List<PropertyModel> stored) {
        for (Class<?> each = type; each != constructed; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                boolean isKept = (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0;
                if (isKept && !isAmong(stored, field)) {
                    return AccessErrors.madeByCompiler(field);
                }
            }
        }
        return null;
    }

    private static boolean isAmong(List<PropertyModel> stored, Field field) {
        for (PropertyModel property : stored) {
            if (property.field().isPresent() && property.field().get().equals(field)) {
                return true;
            }
        }
        return false;
    }

    /** The transient fields that no constructor sets. */
    List<Field> transients(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> each = type; each != superConstructor.getDeclaringClass(); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                // The message that the JVM computes for a null pointer's exception is written as its message.
                boolean isComputed = each == NullPointerException.class;
                if (Modifier.isTransient(modifiers) && !Modifier.isStatic(modifiers) && !isComputed) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    /** The fields of stored properties. */
    static List<Field> fields(List<PropertyModel> stored) {
        List<Field> fields = new ArrayList<>();
        for (PropertyModel property : stored) {
            if (property.field().isPresent()) {
                fields.add(property.field().get());
            }
        }
        return fields;
    }
}
