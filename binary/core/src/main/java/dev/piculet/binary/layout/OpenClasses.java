package dev.piculet.binary.layout;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.form.OwnCollections;
import dev.piculet.binary.leaf.ClassLeaf;
import dev.piculet.binary.leaf.CustomLeaf;
import dev.piculet.binary.leaf.Leaf;
import java.nio.charset.Charset;
import java.util.Calendar;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Decides as which class a value in an open place is written, and whether it is allowed there. Thread-safe. */
public final class OpenClasses {
    /** By the numbers of {@link dev.piculet.binary.schema.OpenKinds}. */
    private static final List<Class<?>> KINDS = List.of(
            String.class,
            Boolean.class,
            Integer.class,
            Long.class,
            Double.class,
            Collection.class,
            Map.class,
            Set.class,
            Object[].class,
            byte[].class,
            Float.class,
            Byte.class,
            Short.class,
            Character.class);

    /** What collections of the JDK and of others are written as, the first that fits. */
    private static final List<Class<?>> COLLECTIONS = List.of(
            Map.class, Set.class, Collection.class, Optional.class, AtomicReference.class, AtomicReferenceArray.class);

    /** Classes with leaves that write instances of subclasses too. */
    private static final List<Class<?>> LEAVES_OF_SUBCLASSES = List.of(TimeZone.class, Calendar.class, Charset.class);

    private final TypeRules rules;
    private final SerializerOptions options;

    public OpenClasses(TypeRules rules, SerializerOptions options) {
        this.rules = rules;
        this.options = options;
    }

    /** Returns the class that a number stands for. */
    public static Class<?> ofKind(int number) {
        return KINDS.get(number);
    }

    /**
     * Returns the class as which a value is written and read: its own, or the one that all values like it are read as.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if it is not allowed
     */
    public Class<?> of(Object value) {
        return of(value, null);
    }

    /** The same for a value that an instance of {@code replaced} has chosen in its place. */
    public Class<?> ofReplacement(Object value, Class<?> replaced) {
        return of(value, replaced);
    }

    /**
     * Whether the loader of a value's class is there for as long as the one that looks classes up. A collection's class may be of
     * any loader, for the collection is written by its elements.
     */
    public boolean isLasting(Class<?> type) {
        ClassLoader own = type.getClassLoader();
        ClassLoader each = options.classLoader;
        while (each != null && each != own) {
            each = each.getParent();
        }
        // The boot loader, which is null, is everybody's last parent.
        return each == own;
    }

    private Class<?> of(Object value, Class<?> replaced) {
        Class<?> type = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
        Optional<Leaf<?>> leaf = rules.leafOf(type);
        if (leaf.isPresent()) {
            requireAllowed(leaf.get().type(), replaced);
            return leaf.get().type();
        }
        if (KINDS.contains(type)) {
            return type;
        }
        if (type.isArray()) {
            requireAllowed(AllowedClasses.innermost(type), replaced);
            if (ClassLeaf.hasTooManyDimensions(type)) {
                throw OpenErrors.notAllowed(type);
            }
            return type;
        }
        Class<?> shared = shared(value, type);
        return shared != null ? shared : allowed(type, replaced);
    }

    /** Returns the class as which values of several classes are written; null if there is none for a value. */
    private Class<?> shared(Object value, Class<?> type) {
        Class<?> ofCodec = ofCodec(value, type);
        if (ofCodec != null) {
            return ofCodec;
        }
        for (Class<?> each : COLLECTIONS) {
            if (each.isInstance(value)) {
                return keepsClass(type) ? type : each;
            }
        }
        for (Class<?> each : LEAVES_OF_SUBCLASSES) {
            if (each.isInstance(value)) {
                return each;
            }
        }
        return null;
    }

    /** Returns the nearest supertype with a codec of the user that takes what has no other layout; null if there is none. */
    private Class<?> ofCodec(Object value, Class<?> type) {
        Class<?> nearest = null;
        for (Class<?> each : options.leaves.keySet()) {
            boolean isNearer = nearest == null || nearest.isAssignableFrom(each);
            if (isNearer && each.isInstance(value) && CustomLeaf.takesSubclasses(each)) {
                nearest = each;
            }
        }
        return nearest == null || hasOwnLayout(type) ? null : nearest;
    }

    private boolean hasOwnLayout(Class<?> type) {
        return !type.getName().startsWith("java.")
                && rules.allowed().contains(type)
                && (type.isEnum()
                        || rules.selfWriting().isReplaced(type)
                        || rules.selfWriting().writesItself(type)
                        || rules.isCreatable(type));
    }

    private boolean keepsClass(Class<?> type) {
        // First, because the other rules keep what they find of a class, and one that is not allowed should be free to
        // go.
        return rules.allowed().contains(type) && isKept(type);
    }

    private boolean isKept(Class<?> type) {
        try {
            return OwnCollections.isRestored(type)
                    || rules.isCollectionOfFields(type) && rules.isCreatable(type)
                    || rules.selfWriting().isReplaced(type)
                    || rules.selfWriting().writesItself(type);
        } catch (UnsupportedClassException e) {
            throw OpenErrors.unsupportedClass(type, SchemaErrors.asOurs(e));
        }
    }

    private Class<?> allowed(Class<?> type, Class<?> replaced) {
        requireAllowed(type, replaced);
        if (type == Object.class) {
            throw OpenErrors.notAllowed(type);
        }
        return type;
    }

    /** @param replaced the class whose instance it stands for; null if it stands for none */
    private void requireAllowed(Class<?> type, Class<?> replaced) {
        AllowedClasses allowed = rules.allowed();
        Class<?> told = allowed.apply(type.getName());
        if (told != type) {
            if (told != null && told.getName().equals(type.getName())) {
                throw OpenErrors.anotherClass(type);
            }
            if (replaced != null && !allowed.accepts(type.getName())) {
                throw OpenErrors.replacementNotAllowed(replaced, type);
            }
            throw allowed.accepts(type.getName()) ? OpenErrors.anotherLoader(type) : OpenErrors.notAllowed(type);
        }
    }

    /**
     * Returns the class of a name that a description has.
     *
     * @throws dev.piculet.binary.io.SchemaMismatchException if it is not allowed
     */
    public Class<?> ofName(String name) {
        Class<?> type = ClassLeaf.find(name, rules.allowed());
        if (type == null || type.isPrimitive()) {
            throw rules.allowed().notFound(name);
        }
        return type;
    }
}
