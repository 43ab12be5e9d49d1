package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Fields with a changed collection type: the written order is kept, or the change is refused with the field's name. */
class DeclaredKindsTest {
    private static final List<String> WORDS = List.of("zeta", "beta", "alpha", "omega", "kappa", "iota");

    @TempDir
    Path folder;

    private static Map<String, Integer> fill(Map<String, Integer> map) {
        for (String word : WORDS) {
            map.put(word, word.length());
        }
        return map;
    }

    private Object read(Evolution evolution, Object value) throws ReflectiveOperationException {
        byte[] bytes = evolution.write(evolution.former("a", value));
        Twins<Object> twins = evolution.twins();
        Object order = twins.readInterpreted(bytes);
        assertEquals(
                Structure.of(order),
                Structure.of(twins.readOlderGenerated(evolution.formerSchema(), bytes)),
                "generated");
        assertEquals(Structure.of(order), Structure.of(twins.generated().deserialize(bytes)));
        Field field = order.getClass().getDeclaredField("a");
        field.setAccessible(true);
        return field.get(order);
    }

    @ParameterizedTest
    @CsvSource({
        "LinkedHashMap, Map, java.util.LinkedHashMap",
        "LinkedHashMap, HashMap, java.util.LinkedHashMap",
        "Map, LinkedHashMap, java.util.LinkedHashMap",
        "TreeMap, Map, java.util.TreeMap",
        "TreeMap, LinkedHashMap, java.util.LinkedHashMap",
        "SortedMap, java.util.concurrent.ConcurrentSkipListMap, java.util.concurrent.ConcurrentSkipListMap",
        "HashMap, TreeMap, java.util.TreeMap"
    })
    void mapsKeepTheirClassOrTheOrderOfTheirEntries(String was, String is, String expected) throws Exception {
        Evolution evolution = new Evolution(folder, was + "<String, Integer> a;", is + "<String, Integer> a;");
        assertNotEquals(
                evolution.formerSchema().fingerprint(),
                evolution.presentSchema().fingerprint());
        boolean isSorted = was.contains("Tree") || was.contains("Sorted");
        Map<String, Integer> value = fill(
                isSorted
                        ? new TreeMap<>(Comparator.reverseOrder())
                        : was.equals("HashMap") ? new HashMap<>() : new LinkedHashMap<>());
        Map<?, ?> read = (Map<?, ?>) read(evolution, value);
        assertEquals(expected, read.getClass().getName());
        if (!was.equals("HashMap")) {
            assertEquals(new ArrayList<>(value.entrySet()), new ArrayList<>(read.entrySet()));
        }
        assertEquals(value, read);
    }

    @ParameterizedTest
    @CsvSource({
        "LinkedHashSet, Set, java.util.LinkedHashSet",
        "Set, LinkedHashSet, java.util.LinkedHashSet",
        "SortedSet, Set, java.util.TreeSet",
        "TreeSet, List, java.util.ArrayList",
        "LinkedHashSet, String[], [Ljava.lang.String;",
        "List, LinkedHashSet, java.util.LinkedHashSet",
        "List, Deque, java.util.ArrayDeque",
        "Deque, List, java.util.ArrayList",
        "Deque, Collection, java.util.ArrayList"
    })
    void sequencesKeepTheirClassOrTheOrderOfTheirElements(String was, String is, String expected) throws Exception {
        String target = is.endsWith("[]") ? is : is + "<String>";
        Evolution evolution = new Evolution(folder, was + "<String> a;", target + " a;");
        assertNotEquals(
                evolution.formerSchema().fingerprint(),
                evolution.presentSchema().fingerprint());
        Object value = switch (was) {
            case "LinkedHashSet", "Set" -> new LinkedHashSet<>(WORDS);
            case "SortedSet", "TreeSet" -> new TreeSet<>(WORDS);
            case "Deque" -> new ArrayDeque<>(WORDS);
            default -> new ArrayList<>(WORDS);
        };
        Object read = read(evolution, value);
        if (!was.equals("Deque") || !is.equals("Collection")) {
            assertEquals(expected, read.getClass().getName());
        }
        List<?> elements = read instanceof Object[] array ? List.of(array) : new ArrayList<>((Collection<?>) read);
        assertEquals(new ArrayList<>((Collection<?>) value), elements);
    }

    /** An empty collection does not show its enum, and writers have another one there, too. */
    @Test
    void emptyCollectionsOfAnEnumAreReadWhereNoEnumIsDeclared() throws Exception {
        String unit = TimeUnit.class.getName();
        Evolution sets = new Evolution(folder, "EnumSet<" + unit + "> a;", "Set<Object> a;");
        assertEquals(
                LinkedHashSet.class, read(sets, EnumSet.noneOf(TimeUnit.class)).getClass());
        assertInstanceOf(EnumSet.class, read(sets, EnumSet.of(TimeUnit.DAYS)));
        Evolution maps = new Evolution(folder, "EnumMap<" + unit + ", String> a;", "Map<Object, String> a;");
        assertEquals(
                LinkedHashMap.class, read(maps, new EnumMap<>(TimeUnit.class)).getClass());
        assertEquals(
                EnumMap.class,
                read(maps, new EnumMap<>(Map.of(TimeUnit.DAYS, "d"))).getClass());
    }

    static Stream<Arguments> narrowed() {
        SortedMap<String, Integer> sorted = new TreeMap<>(Comparator.reverseOrder());
        fill(sorted);
        SortedSet<String> words = new TreeSet<>(sorted.comparator());
        words.addAll(WORDS);
        return Stream.of(
                Arguments.of("List<String>", "ArrayList<String>", WORDS, ArrayList.class),
                Arguments.of("Collection<String>", "List<String>", new LinkedHashSet<>(WORDS), ArrayList.class),
                Arguments.of("Collection<String>", "ArrayList<String>", new ArrayDeque<>(WORDS), ArrayList.class),
                Arguments.of("Set<String>", "HashSet<String>", Set.copyOf(WORDS), HashSet.class),
                Arguments.of("Queue<String>", "Deque<String>", new ConcurrentLinkedQueue<>(WORDS), ArrayDeque.class),
                Arguments.of(
                        "SortedSet<String>",
                        "TreeSet<String>",
                        Collections.unmodifiableSortedSet(words),
                        TreeSet.class),
                Arguments.of("Map<String, Integer>", "HashMap<String, Integer>", Map.copyOf(sorted), HashMap.class),
                Arguments.of(
                        "SortedMap<String, Integer>",
                        "NavigableMap<String, Integer>",
                        Collections.unmodifiableSortedMap(sorted),
                        TreeMap.class));
    }

    /** Both declarations mean the same usual class, so that no schema tells them apart. */
    @ParameterizedTest
    @MethodSource("narrowed")
    void whatANarrowerDeclarationCanNotHoldBecomesItsUsualClass(String was, String is, Object value, Class<?> expected)
            throws Exception {
        Evolution evolution = new Evolution(folder, was + " a;", is + " a;");
        assertEquals(
                evolution.formerSchema().fingerprint(),
                evolution.presentSchema().fingerprint());
        Object read = read(evolution, value);
        assertEquals(expected, read.getClass());
        if (value instanceof Set<?> || value instanceof Map<?, ?>) {
            assertEquals(value, read instanceof List<?> list ? new LinkedHashSet<>(list) : read);
        }
        if (value instanceof Collection<?> written && !(read instanceof HashSet<?>)) {
            assertEquals(new ArrayList<>(written), new ArrayList<>((Collection<?>) read));
        }
        if (value instanceof SortedMap<?, ?> written) {
            assertEquals(new ArrayList<>(written.keySet()), new ArrayList<>(((Map<?, ?>) read).keySet()));
        }
    }

    @Test
    void aHeapIsNoDeque() {
        Evolution evolution = new Evolution(folder, "Queue<String> a;", "Deque<String> a;");
        assertThrows(MalformedInputException.class, () -> read(evolution, new PriorityQueue<>(WORDS)));
    }

    @ParameterizedTest
    @CsvSource({
        "List<String>, Optional<String>, ArrayList of string, String",
        "Optional<String>, List<String>, Optional of string, List<String>",
        "String[], java.util.concurrent.atomic.AtomicReference<String>, array of string, AtomicReference<String>",
        "java.util.concurrent.atomic.AtomicReference<String>, Optional<String>, AtomicReference of string, String",
        "java.util.concurrent.atomic.AtomicReferenceArray<String>, String[], AtomicReferenceArray of string, String[]",
        "PriorityQueue<String>, List<String>, PriorityQueue of string, List<String>",
        "List<String>, PriorityQueue<String>, ArrayList of string, PriorityQueue<String>"
    })
    void otherChangesAreRefused(String was, String is, String written, String wanted) {
        Evolution evolution = new Evolution(folder, was + " a;", is + " a;");
        String message =
                assertThrows(SchemaMismatchException.class, evolution::twins).getMessage();
        assertEquals(
                "Data was written as '" + written + "' and can't be read as '" + wanted + "' at $.a.\n"
                        + "  Keep the old type, or widen it: int to long, T to nullable T or Optional<T>.",
                message);
    }

    @Test
    void everyFieldMayBecomeOptional() throws Exception {
        Evolution evolution = new Evolution(folder, "List<String> a;", "Optional<List<String>> a;");
        assertEquals(java.util.Optional.of(WORDS), read(evolution, new ArrayList<>(WORDS)));
        assertEquals(java.util.Optional.empty(), read(evolution, null));
    }

    @Test
    void heapsKeepTheirOrder() throws Exception {
        Evolution evolution = new Evolution(
                folder, "PriorityQueue<String> a;", "java.util.concurrent.PriorityBlockingQueue<String> a;");
        PriorityQueue<String> value = new PriorityQueue<>(Comparator.reverseOrder());
        value.addAll(WORDS);
        java.util.Queue<?> read = (java.util.Queue<?>) read(evolution, value);
        while (!value.isEmpty()) {
            assertEquals(value.poll(), read.poll());
        }
    }

    @Test
    void aListWithEqualElementsIsNoSet() {
        Evolution evolution = new Evolution(folder, "List<String> a;", "Set<String> a;");
        assertThrows(MalformedInputException.class, () -> read(evolution, new ArrayList<>(List.of("a", "a"))));
    }
}
