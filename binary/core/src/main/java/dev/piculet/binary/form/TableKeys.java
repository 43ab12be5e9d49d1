package dev.piculet.binary.form;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;

/**
 * Says of keys that are collections or maps what it takes to find something in them, in sixteenths of a comparison: never less than
 * what their forms have said, which knew the elements before there was a collection.
 */
public final class TableKeys {
    private TableKeys() {}

    /** Returns the most that it may be for any of the keys, by their sizes. */
    public static int mostSearchCost(Object[] keys) {
        int most = Collisions.ONE;
        for (Object key : keys) {
            most = Math.max(most, mostSearchCost(key));
        }
        return most;
    }

    /** Returns the most that it is for any of the keys, or by their sizes where their class does not tell what they do. */
    public static int searchCost(Object[] keys) {
        int most = Collisions.ONE;
        for (Object key : keys) {
            int bySize = mostSearchCost(key);
            if (bySize > most) {
                Object[] contents = contents(key);
                most = Math.max(most, contents == null ? bySize : Collisions.searchCost(contents));
            }
        }
        return most;
    }

    /** Users' classes may say any size. */
    private static int mostSearchCost(Object key) {
        if (key == null) {
            return Collisions.ONE;
        }
        boolean isOfTheJdk = key.getClass().getName().startsWith("java.");
        if (isOfTheJdk && key instanceof Collection<?> collection) {
            return Collisions.mostSearchCost(collection.size());
        }
        return Collisions.mostSearchCost(isOfTheJdk && key instanceof Map<?, ?> map ? map.size() : Integer.MAX_VALUE);
    }

    /** Null if it is no table like HashMap. */
    private static Object[] contents(Object key) {
        Class<?> type = key.getClass();
        if (type == HashSet.class || type == LinkedHashSet.class) {
            return ((Collection<?>) key).toArray();
        }
        return type == HashMap.class || type == LinkedHashMap.class
                ? ((Map<?, ?>) key).keySet().toArray()
                : null;
    }
}
