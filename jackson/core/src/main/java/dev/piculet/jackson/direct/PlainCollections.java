package dev.piculet.jackson.direct;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** The JDK's collections and maps that call nobody's code when they are read. Views and wrappers may be of any other. */
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

    private static final Set<Class<?>> OTHERS = classes(
            new LinkedHashSet<>(),
            new HashSet<>(),
            new TreeSet<>(),
            new LinkedList<>(),
            new ArrayDeque<>(),
            EnumSet.noneOf(Thread.State.class),
            EnumSet.noneOf(Character.UnicodeScript.class),
            Set.of(),
            Set.of(1),
            Set.of(1, 2, 3),
            Collections.emptySet(),
            Collections.singleton(1));

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

    private static final String KOTLIN_SET = "kotlin.collections.EmptySet";

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

    /** Tells whether this is a set, or another collection that only an iterator gives the elements of. */
    static boolean isOther(Class<?> type) {
        return OTHERS.contains(type) || type.getName().equals(KOTLIN_SET);
    }

    static boolean isMap(Class<?> type) {
        return type == LinkedHashMap.class
                || type == HashMap.class
                || MAPS.contains(type)
                || KOTLIN.contains(type.getName());
    }
}
