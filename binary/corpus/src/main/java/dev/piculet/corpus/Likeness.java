package dev.piculet.corpus;

import java.io.Externalizable;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Compares a written value with its copy: fields of others' classes, elements in their order, and values of the JDK's
 * classes by their own methods. Calls no code of others except Kotlin's lazy values, which differ until they are computed, and
 * {@code equals} of classes with a serialized form of their own, which need not keep every field.
 */
final class Likeness {
    /** Pairs under comparison: an object that contains itself is compared once. */
    private final Map<Object, Object> open = new IdentityHashMap<>();

    private final boolean transients;

    private Likeness(boolean transients) {
        this.transients = transients;
    }

    /** Returns the first difference outside transient fields, with the path to it; null if there is none. */
    static String difference(Object written, Object read) {
        return new Likeness(false).compare(written, read, "$");
    }

    /** Returns the first difference, in transient fields too, with the path to it; null if there is none. */
    static String differenceWithTransients(Object written, Object read) {
        return new Likeness(true).compare(written, read, "$");
    }

    /** What a class that writes itself keeps in its fields is its own affair: the size of a table, a cache. */
    private static boolean isState(Field field) {
        return !Modifier.isTransient(field.getModifiers())
                && !Externalizable.class.isAssignableFrom(field.getDeclaringClass());
    }

    private String compare(Object written, Object read, String path) {
        if (written == read) {
            return null;
        }
        if (written == null || read == null) {
            return path + ": " + nameOf(written) + " became " + nameOf(read);
        }
        if (open.containsKey(written)) {
            return null;
        }
        open.put(written, read);
        String difference = compareOnce(written, read, path);
        open.remove(written);
        return difference;
    }

    private String compareOnce(Object written, Object read, String path) {
        Class<?> type = written.getClass();
        SerializedLambda from = Lambdas.form(written);
        SerializedLambda to = from == null ? null : Lambdas.form(read);
        if (to != null) {
            return Lambdas.code(from).equals(Lambdas.code(to))
                    ? compareArrays(Lambdas.captured(from), Lambdas.captured(to), path)
                    : path + ": another lambda";
        }
        if (type != read.getClass() && !Substitutes.isAllowed(written, read)) {
            return path + ": " + nameOf(written) + " became " + nameOf(read);
        }
        if (type.isArray()) {
            return compareArrays(written, read, path);
        }
        if (KotlinLazy.isLazy(written) && KotlinLazy.isLazy(read)) {
            return compare(KotlinLazy.value(written), KotlinLazy.value(read), path + ".value");
        }
        String difference = null;
        if (written instanceof Map || written instanceof Collection) {
            difference = showsElements(written) ? compareContents(written, read, path) : null;
            if (difference == null && Graph.isOfTheJdk(type)) {
                difference = Settings.difference(written, read, path);
            }
        } else if (written instanceof Optional<?> optional) {
            return compare(optional.orElse(null), ((Optional<?>) read).orElse(null), path + ".get()");
        } else if (written instanceof AtomicReference<?> reference) {
            return compare(reference.get(), ((AtomicReference<?>) read).get(), path + ".get()");
        } else if (Graph.isOfTheJdk(type)) {
            String said = compareByTheirWord(written, read, path);
            return said == null ? Settings.difference(written, read, path) : said;
        }
        return difference != null || type != read.getClass() ? difference : compareFields(written, read, path);
    }

    private String compareArrays(Object written, Object read, String path) {
        int length = Array.getLength(written);
        if (length != Array.getLength(read)) {
            return path + ": length " + length + " became " + Array.getLength(read);
        }
        if (written.getClass().getComponentType().isPrimitive()) {
            boolean same = Objects.deepEquals(written, read);
            return same ? null : path + ": numbers differ";
        }
        String difference = null;
        for (int i = 0; i < length && difference == null; i++) {
            difference = compare(Array.get(written, i), Array.get(read, i), path + "[" + i + "]");
        }
        return difference;
    }

    private String compareFields(Object written, Object read, String path) {
        for (Field field : Graph.fields(written.getClass())) {
            if (transients || isState(field)) {
                String difference = compare(
                        Graph.valueOf(field, written), Graph.valueOf(field, read), path + "." + field.getName());
                if (difference != null) {
                    return Behaviour.equalsByItsOwnForm(written, read) ? null : difference;
                }
            }
        }
        return null;
    }

    /** Whether a collection's own code can show its elements: that of a decorator around nothing can't. */
    private static boolean showsElements(Object collection) {
        try {
            if (collection instanceof Map<?, ?> map) {
                map.forEach((key, value) -> {});
            } else {
                ((Collection<?>) collection).toArray();
            }
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }

    private String compareContents(Object written, Object read, String path) {
        try {
            return written instanceof Map<?, ?> map
                    ? compareMaps(map, (Map<?, ?>) read, path)
                    : compareCollections((Collection<?>) written, (Collection<?>) read, path);
        } catch (RuntimeException e) {
            return path + ": its elements can't be shown any more, for " + e;
        }
    }

    private String compareMaps(Map<?, ?> written, Map<?, ?> read, String path) {
        List<Object> expected = new ArrayList<>();
        List<Object> actual = new ArrayList<>();
        written.forEach((key, value) -> expected.add(new Object[] {key, value}));
        read.forEach((key, value) -> actual.add(new Object[] {key, value}));
        return compareElements(expected, actual, !HashTables.contain(written), path);
    }

    private String compareCollections(Collection<?> written, Collection<?> read, String path) {
        return compareElements(
                new ArrayList<Object>(written), new ArrayList<Object>(read), !HashTables.contain(written), path);
    }

    private String compareElements(List<Object> written, List<Object> read, boolean ordered, String path) {
        if (written.size() != read.size()) {
            return path + ": size " + written.size() + " became " + read.size();
        }
        for (int i = 0; i < written.size(); i++) {
            String difference = compare(written.get(i), read.get(ordered ? i : 0), path + "[" + i + "]");
            for (int j = 1; !ordered && difference != null && j < read.size(); j++) {
                if (compare(written.get(i), read.get(j), path) == null) {
                    Collections.swap(read, 0, j);
                    difference = null;
                }
            }
            if (difference != null) {
                return difference;
            }
            if (!ordered) {
                read.remove(0);
            }
        }
        return null;
    }

    /** The JDK's classes decide by equals. Those that compare identities are compared by their text. */
    private static String compareByTheirWord(Object written, Object read, String path) {
        boolean identities = !Behaviour.comparesValues(written.getClass());
        boolean same = identities
                ? Behaviour.withoutHashes(String.valueOf(written)).equals(Behaviour.withoutHashes(String.valueOf(read)))
                : Objects.equals(written, read);
        return same ? null : path + ": " + written + " became " + read;
    }

    private static String nameOf(Object object) {
        return object == null ? "null" : object.getClass().getName();
    }
}
