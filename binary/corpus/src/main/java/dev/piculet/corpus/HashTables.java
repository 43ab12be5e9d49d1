package dev.piculet.corpus;

import java.io.Externalizable;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/** Tells which collections show their elements in an order that nobody promises: it may change with the capacity of a table. */
final class HashTables {
    /** Maps whose documents promise no order, though their names do not tell that they are tables. */
    private static final Set<String> TABLES_OF_OTHERS = Set.of(
            "org.apache.commons.collections4.map.Flat3Map",
            "org.apache.commons.collections4.map.ReferenceIdentityMap",
            "org.apache.commons.collections4.map.ReferenceMap");

    private HashTables() {}

    /** Whether a collection or a map is a table, or a view of one. */
    static boolean contain(Object collection) {
        boolean isOrdered = collection instanceof List
                || collection instanceof Queue
                || collection instanceof SortedSet
                || collection instanceof SortedMap
                || collection instanceof LinkedHashSet
                || collection instanceof LinkedHashMap;
        if (isOrdered) {
            return false;
        }
        // What adds something to a table of the JDK is one, too.
        if (collection instanceof HashMap || collection instanceof HashSet) {
            return true;
        }
        return Graph.isOfTheJdk(collection.getClass())
                ? isOfTheJdk(collection.getClass().getName())
                : collection instanceof Externalizable
                        || isOfOthers(collection.getClass())
                        || isViewOfTable(collection);
    }

    /** Whether it is a map of others by identity: copies of its keys are no keys of it. */
    static boolean compareIdentities(Object value) {
        return value instanceof Map && value.getClass().getSimpleName().contains("Identity");
    }

    private static boolean isOfTheJdk(String name) {
        return name.startsWith("java.util.Hashtable")
                || name.startsWith("java.util.concurrent.ConcurrentHashMap")
                || name.startsWith("java.util.ImmutableCollections")
                || name.startsWith("java.util.Properties")
                || name.startsWith("java.util.Collections$");
    }

    /** A table of others is built anew only by its own code, which Java serialization calls. */
    private static boolean isOfOthers(Class<?> type) {
        String name = type.getSimpleName();
        boolean isTable = name.contains("Hash") && !name.contains("Linked");
        return (isTable || TABLES_OF_OTHERS.contains(type.getName())) && Behaviour.writesItself(type);
    }

    /** Whether all that the collection holds of collections is one table. */
    private static boolean isViewOfTable(Object collection) {
        Object held = null;
        for (Field field : Graph.fields(collection.getClass())) {
            Object value = Graph.valueOf(field, collection);
            boolean holds = value instanceof Collection
                    || value instanceof Map
                    || value != null && value.getClass().isArray();
            if (holds && held != null) {
                return false;
            }
            held = holds ? value : held;
        }
        boolean isTable = held != null
                && Graph.isOfTheJdk(held.getClass())
                && !held.getClass().isArray();
        return isTable && contain(held);
    }
}
