package dev.piculet.binary.layout;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.proof.StableHashes;
import dev.piculet.binary.error.SchemaErrors;
import dev.piculet.binary.form.DictionaryForms;
import dev.piculet.binary.form.OwnCollections;
import dev.piculet.binary.form.SequenceForms;
import dev.piculet.model.CompilerFields;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSequentialList;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Decides which collections and maps of others are objects with fields. Such a class has no form, and holds its elements in one
 * field: a collection of the JDK, another such class, or, for lists, an array. Their forms put elements where hash codes have them
 * in the JVM that reads. So is a class that extends a collection of the JDK and adds fields, and at last one that stores its
 * elements itself: whether their hash codes hold in the JVM that reads is looked at before they are written. Thread-safe.
 */
final class CollectionsOfFields {
    /** Superclasses that keep nothing but views, and the count of changes that iterators compare. */
    private static final Set<Class<?>> SKELETONS = Set.of(
            Object.class,
            AbstractCollection.class,
            AbstractList.class,
            AbstractSequentialList.class,
            AbstractSet.class,
            AbstractQueue.class,
            AbstractMap.class);

    /** Part of the names of fields that repeat {@code AbstractList.modCount}, which starts anew. */
    private static final String COUNT_OF_CHANGES = "modcount";

    private final TypeRules rules;
    private final SerializerOptions options;
    private final Map<Class<?>, Boolean> known = new ConcurrentHashMap<>();

    /** Those that store their elements themselves, some of them only if a field that leads back to them holds none. */
    private final Map<Class<?>, Boolean> storing = new ConcurrentHashMap<>();

    CollectionsOfFields(TypeRules rules, SerializerOptions options) {
        this.rules = rules;
        this.options = options;
    }

    /** Whether instances of a class are written by their fields, though it is a collection or a map. */
    boolean contains(Class<?> type) {
        return contains(type, Set.of());
    }

    /**
     * A class that holds another instance of itself has its elements nowhere.
     *
     * @param outside the classes whose fields lead here, which are not taken to be such yet: what is found then is not kept, for it may
     *     be found otherwise without them, and other threads look there
     */
    private boolean contains(Class<?> type, Set<Class<?>> outside) {
        if (!isElements(type) || isOfTheJdk(type) || Modifier.isAbstract(type.getModifiers())) {
            return false;
        }
        Boolean contained = known.get(type);
        if (contained == null) {
            contained = !outside.contains(type) && !hasForm(type) && isOfFields(type, outside);
            if (outside.isEmpty()) {
                known.put(type, contained);
            }
        }
        return contained;
    }

    /** @throws UnsupportedClassException if a class that it names can't be loaded */
    private boolean isOfFields(Class<?> type, Set<Class<?>> outside) {
        try {
            return isExtended(type) || holdsElementsOnce(type, outside) || isStore(type);
        } catch (LinkageError e) {
            // Such a class has no model either, and is refused by its name.
            rules.model(type);
            throw e;
        }
    }

    /** Whether instances of a class of these keep their elements in arrays and links of their own. */
    boolean storesElements(Class<?> type) {
        return storing.containsKey(type);
    }

    /** Whether all that a set, a queue or a map is can be written by its fields, if its elements allow it. */
    private boolean isStore(Class<?> type) {
        if (List.class.isAssignableFrom(type)) {
            return false;
        }
        for (Class<?> each = type; !SKELETONS.contains(each); each = each.getSuperclass()) {
            if (isOfTheJdk(each)) {
                return false;
            }
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !isKept(field)) {
                    return false;
                }
            }
        }
        if (StableHashes.dependOnLoading(type)) {
            return false;
        }
        storing.put(type, true);
        return true;
    }

    /**
     * Whether a class extends a collection of the JDK and is made without its own constructors: its elements are written as one
     * more field. Its own fields are written, and none may hold elements, for they may be a view of the collection itself.
     */
    private boolean isExtended(Class<?> type) {
        if (options.bareInstances(type) == BareInstances.NEVER || !OwnCollections.isExtended(type)) {
            return false;
        }
        for (Class<?> each = type; !isOfTheJdk(each); each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                boolean isOwn = !Modifier.isStatic(field.getModifiers());
                if (isOwn && (!isKept(field) || mayHoldElements(field.getType()))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean mayHoldElements(Class<?> type) {
        return !rules.holdsNoElements(type)
                && (type.isArray() || type.isInterface() || type == Object.class || isElements(type));
    }

    /** Whether a class is an interface of others whose values are collections or maps of any class that has it. */
    boolean isOpen(Class<?> type) {
        return isElements(type) && type.isInterface() && !isOfTheJdk(type) && !hasForm(type);
    }

    private static boolean isElements(Class<?> type) {
        return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    }

    private static boolean isOfTheJdk(Class<?> type) {
        return type.getName().startsWith("java.");
    }

    private static boolean hasForm(Class<?> type) {
        try {
            refuse(type);
            return true;
        } catch (UnsupportedClassException e) {
            return false;
        }
    }

    private static void refuse(Class<?> type) {
        if (!isOfTheJdk(type) && OwnCollections.isRestored(type)) {
            return;
        }
        if (Map.class.isAssignableFrom(type)) {
            DictionaryForms.of(type, Object.class);
        } else {
            SequenceForms.of(type, Object.class);
        }
    }

    /** @throws UnsupportedClassException if collections of a declared class can't be read; the message has the path */
    static void requireForm(Class<?> type, CharSequence path) {
        try {
            refuse(type);
        } catch (UnsupportedClassException e) {
            throw SchemaErrors.foundAt(e, path);
        }
    }

    private boolean holdsElementsOnce(Class<?> type, Set<Class<?>> outside) {
        Set<Class<?>> inside = new HashSet<>(outside);
        inside.add(type);
        int holders = 0;
        Class<?> each = type;
        while (!SKELETONS.contains(each)) {
            if (isOfTheJdk(each)) {
                return false;
            }
            for (Field field : each.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    continue;
                }
                if (!isKept(field)) {
                    return false;
                }
                if (!rules.holdsNoElements(field.getType())) {
                    holders += isHolder(field.getType(), type, inside) ? 1 : 2;
                }
            }
            each = each.getSuperclass();
        }
        return holders == 1;
    }

    private static boolean isKept(Field field) {
        return !Modifier.isTransient(field.getModifiers())
                && !CompilerFields.isOne(field)
                && !field.getName().toLowerCase(Locale.ROOT).contains(COUNT_OF_CHANGES);
    }

    private boolean isHolder(Class<?> field, Class<?> owner, Set<Class<?>> outside) {
        if (field.isArray()) {
            return List.class.isAssignableFrom(owner);
        }
        return isElements(field)
                && (isOfTheJdk(field) ? hasForm(field) : isOpen(field) || contains(field, outside) || hasForm(field));
    }
}
