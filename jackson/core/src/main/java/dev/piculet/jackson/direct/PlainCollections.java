package dev.piculet.jackson.direct;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** The JDK's lists and maps that call nobody's code when they are read. Views and wrappers may be of any other. */
final class PlainCollections {
    private static final Set<Class<?>> LISTS = classes(
            new ArrayList<>(),
            Arrays.asList(1, 2),
            List.of(),
            List.of(1),
            List.of(1, 2),
            List.of(1, 2, 3),
            List.of(1, 2, 3).subList(0, 1),
            Collections.emptyList(),
            Collections.singletonList(1));

    private static final Set<Class<?>> MAPS = classes(
            new LinkedHashMap<>(),
            new HashMap<>(),
            new TreeMap<>(),
            new ConcurrentHashMap<>(),
            new ConcurrentSkipListMap<>(),
            Map.of(),
            Map.of(1, 1),
            Map.of(1, 1, 2, 2),
            Collections.emptyMap(),
            Collections.singletonMap(1, 1));

    /** Of Kotlin, which need not be there. */
    private static final Set<String> KOTLIN = Set.of("kotlin.collections.EmptyList", "kotlin.collections.EmptyMap");

    private PlainCollections() {}

    private static Set<Class<?>> classes(Object... samples) {
        Set<Class<?>> classes = new HashSet<>();
        for (Object sample : samples) {
            classes.add(sample.getClass());
        }
        return Set.copyOf(classes);
    }

    static boolean isList(Class<?> type) {
        return type == ArrayList.class || LISTS.contains(type) || KOTLIN.contains(type.getName());
    }

    static boolean isMap(Class<?> type) {
        return type == LinkedHashMap.class
                || type == HashMap.class
                || MAPS.contains(type)
                || KOTLIN.contains(type.getName());
    }
}
