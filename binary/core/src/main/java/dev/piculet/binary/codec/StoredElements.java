package dev.piculet.binary.codec;

import dev.piculet.access.Accessors;
import dev.piculet.access.Getter;
import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.proof.StableHashes;
import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.form.OwnCollections;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.layout.IdentityTables;
import dev.piculet.binary.layout.SerializerOptions;
import dev.piculet.binary.layout.TypeRules;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Looks at a collection or map of others that keeps its elements in arrays and links of its own, before its fields are written. It
 * comes back as it was only if its elements have hash codes that do not depend on the JVM, and if no array and no link is reached
 * twice, for each place would have its own. Thread-safe.
 */
final class StoredElements implements ObjectGuard {
    private final TypeRules rules;
    private final SerializerOptions options;
    private final StableHashes hashes = new StableHashes();
    private final Map<Class<?>, List<Getter>> getters = new HashMap<>();

    StoredElements(TypeRules rules, SerializerOptions options) {
        this.rules = rules;
        this.options = options;
    }

    @Override
    public void requireRestored(Object collection) {
        Set<Object> contents = Collections.newSetFromMap(new IdentityHashMap<>());
        try {
            boolean isSorted = collection instanceof SortedSet || collection instanceof SortedMap;
            for (Object hashed : collection instanceof Map<?, ?> map ? map.keySet() : (Collection<?>) collection) {
                if (!isSorted && hashed != null && !hashes.areOf(hashed.getClass())) {
                    throw FormErrors.unstableHashes(collection.getClass(), hashed.getClass());
                }
                contents.add(hashed);
            }
            if (collection instanceof Map<?, ?> map) {
                contents.addAll(map.values());
            }
        } catch (BinaryException e) {
            throw e;
        } catch (RuntimeException e) {
            throw FormErrors.failed(collection, e);
        }
        new Walk(collection, contents).requireRestored();
    }

    private static boolean isCollection(Object object) {
        return object instanceof Collection || object instanceof Map;
    }

    /** Goes once through all that a collection consists of, and not into what it contains. */
    private final class Walk {
        private final Object collection;
        private final Set<Object> contents;
        private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Deque<Object> open = new ArrayDeque<>();
        private int views;
        private boolean isStore;

        Walk(Object collection, Set<Object> contents) {
            this.collection = collection;
            this.contents = contents;
        }

        void requireRestored() {
            addInside(collection, open);
            while (!open.isEmpty()) {
                visit(open.poll());
            }
            // One may be a view of the other, or of the arrays and links. Those of others are looked into instead.
            if (views > 1 || views == 1 && isStore) {
                throw FormErrors.mayBeView(collection.getClass());
            }
        }

        private void visit(Object object) {
            Class<?> type = object.getClass();
            boolean isContents = contents.contains(object);
            isStore |= isContents || type.isArray() || isCollection(object) && OwnCollections.isStorage(type);
            if (rules.holdsNoElements(type)) {
                return;
            }
            if (object == collection || !seen.add(object)) {
                boolean isKept = options.references && !type.isArray() && !isCollection(object);
                if (!isKept) {
                    throw FormErrors.storedTwice(collection.getClass(), type);
                }
            } else if (isContents) {
                return;
            } else if (isCollection(object) && type.getName().startsWith("java.")) {
                views += OwnCollections.isStorage(type) ? 0 : 1;
            } else {
                addInside(object, open);
            }
        }
    }

    private void addInside(Object object, Deque<Object> open) {
        if (object instanceof Object[] array) {
            for (Object element : array) {
                if (element != null) {
                    open.add(element);
                }
            }
            return;
        }
        for (Getter getter : getters(object)) {
            Object held = getter.get(object);
            if (held != null) {
                open.add(held);
            }
        }
    }

    private synchronized List<Getter> getters(Object object) {
        Class<?> type = object.getClass();
        List<Getter> known = getters.get(type);
        if (known == null) {
            if (IdentityTables.asksForIdentity(type)) {
                throw FormErrors.comparesIdentity(type);
            }
            known = type.getName().startsWith("java.") ? List.of() : made(type);
            getters.put(type, known);
        }
        return known;
    }

    /** What can't be read is refused when it is written. */
    private List<Getter> made(Class<?> type) {
        List<Getter> made = new ArrayList<>();
        try {
            ClassModel model = rules.model(type);
            Accessors accessors = Accessors.of(model, options.lookup(type));
            for (PropertyModel property : rules.fields(model).values()) {
                if (property.field().isPresent() && !property.type().rawClass().isPrimitive()) {
                    made.add(accessors.getter(property));
                }
            }
        } catch (UnsupportedClassException e) {
            return List.of();
        }
        return List.copyOf(made);
    }
}
