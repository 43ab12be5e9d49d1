package dev.piculet.binary.form;

import static dev.piculet.binary.form.FormTrial.NO_INPUT;
import static dev.piculet.binary.form.FormTrial.rebuild;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.schema.SequenceCodes;
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class SequenceSubstitutesTest {
    private static Object rebuilt(Class<?> declared, Object value) {
        return rebuild(SequenceForms.of(declared, String.class), value, String.class);
    }

    private static void assertRebuilt(Class<?> expected, Class<?> declared, Object value) {
        Object read = rebuilt(declared, value);
        assertSame(expected, read.getClass());
        assertEquals(new ArrayList<Object>((Collection<?>) value), new ArrayList<Object>((Collection<?>) read));
    }

    private static String refusal(Class<?> declared, Object value) {
        BinaryException e = assertThrows(
                UnsupportedValueException.class,
                () -> SequenceForms.of(declared, Object.class).of(value));
        return e.getMessage();
    }

    @Test
    void ofUnknownImplementationsTheElementsAreKept() {
        List<String> list = new ArrayList<>(Arrays.asList("b", null, "a"));
        assertRebuilt(ArrayList.class, List.class, list.subList(1, 3));
        assertRebuilt(ArrayList.class, Collection.class, Collections.nCopies(3, "a"));
        assertRebuilt(ArrayList.class, List.class, new ArrayList<>(list) {});
        assertRebuilt(ArrayDeque.class, Queue.class, new ArrayDeque<>(List.of("b", "a")) {});
        assertRebuilt(LinkedList.class, Deque.class, new LinkedList<>(list) {});
        assertRebuilt(LinkedHashSet.class, Set.class, new LinkedHashMap<>(Map.of("a", 1)).keySet());
        assertRebuilt(TreeSet.class, Set.class, new TreeMap<>(Map.of("b", 1, "a", 2)).keySet());
        assertRebuilt(ArrayList.class, Collection.class, new HashMap<>(Map.of("b", "x", "a", "y")).values());
        Set<String> ofMap = Collections.newSetFromMap(new LinkedHashMap<>());
        ofMap.addAll(List.of("b", "a"));
        assertRebuilt(LinkedHashSet.class, Set.class, ofMap);
    }

    @Test
    void setsOfConcurrentMapsMayBeChangedByOtherThreads() {
        Set<String> ofMap = Collections.newSetFromMap(new ConcurrentHashMap<>());
        ofMap.addAll(List.of("b", "a"));
        assertRebuilt(ConcurrentHashMap.KeySetView.class, Set.class, ofMap);
        assertRebuilt(ConcurrentHashMap.KeySetView.class, Collection.class, ofMap);
        Set<String> sorted = new ConcurrentSkipListMap<>(Map.of("b", 1, "a", 2)).keySet();
        assertRebuilt(ConcurrentSkipListSet.class, Set.class, sorted);
        NavigableSet<String> some = new ConcurrentSkipListSet<>(List.of("a", "b")).tailSet("b", true);
        assertRebuilt(
                ConcurrentSkipListSet.class, Collection.class, Collections.checkedNavigableSet(some, String.class));
        assertRebuilt(HashSet.class, AbstractSet.class, ofMap);
        assertRebuilt(ConcurrentHashMap.KeySetView.class, Set.class, Collections.checkedSet(ofMap, String.class));
    }

    @Test
    void setsOfSortedMapsKeepTheirOrder() {
        for (Comparator<String> order :
                Arrays.asList(null, Collections.<String>reverseOrder(), String.CASE_INSENSITIVE_ORDER)) {
            for (Map<String, Boolean> map :
                    List.of(new TreeMap<String, Boolean>(order), new ConcurrentSkipListMap<String, Boolean>(order))) {
                Set<String> ofMap = Collections.newSetFromMap(map);
                ofMap.addAll(List.of("b", "a", "B"));
                assertRebuilt(map instanceof TreeMap ? TreeSet.class : ConcurrentSkipListSet.class, Set.class, ofMap);
                assertSame(order, ((SortedSet<?>) rebuilt(Set.class, ofMap)).comparator());
            }
        }
        refusal(Set.class, Collections.newSetFromMap(new TreeMap<>(new ByLength())));
    }

    @Test
    void viewsOfSortedSetsKeepTheirOrder() {
        for (Comparator<String> order :
                Arrays.asList(null, Collections.<String>reverseOrder(), String.CASE_INSENSITIVE_ORDER)) {
            SortedSet<String> set = new TreeSet<>(order);
            Collections.addAll(set, "b", "a", "C");
            SortedMap<String, Integer> map = new ConcurrentSkipListMap<>(order);
            set.forEach(name -> map.put(name, 1));
            assertSorted(Collections.unmodifiableSortedSet(set), order, Collections.unmodifiableSet(set));
            assertSorted(Collections.unmodifiableSortedSet(set), order, Collections.unmodifiableSet(map.keySet()));
            assertSorted(Collections.synchronizedSortedSet(set), order, Collections.synchronizedSet(set));
            assertSorted(set, order, Collections.checkedSet(set, String.class));
            assertSorted(set.tailSet("b"), order, Collections.unmodifiableSet(set.tailSet("b")));
        }
        refusal(Set.class, Collections.unmodifiableSet(new TreeSet<>(new ByLength())));
    }

    private static void assertSorted(SortedSet<String> expected, Comparator<String> order, Set<String> view) {
        SortedSet<?> read = (SortedSet<?>) rebuilt(Set.class, view);
        assertEquals(List.copyOf(expected), List.copyOf(read));
        assertSame(order, read.comparator());
        boolean isSame = view.getClass().getName().startsWith("java.util.Collections$Checked");
        String kind = isSame ? "TreeSet" : view.getClass().getSimpleName().replaceAll("(Sequenced)?Set", "SortedSet");
        assertEquals(kind, read.getClass().getSimpleName());
    }

    @Test
    void viewsOfSortedSetsOfOthersAreRefusedUnlessInNaturalOrder() {
        SortedSet<String> ofOthers = new OwnSortedSet(String.CASE_INSENSITIVE_ORDER);
        ofOthers.add("b");
        refusal(Set.class, Collections.unmodifiableSet(ofOthers));
        for (Comparator<String> order : Arrays.asList(null, Comparator.<String>naturalOrder())) {
            SortedSet<String> natural = new OwnSortedSet(order);
            natural.add("b");
            assertEquals(Set.of("b"), rebuilt(Set.class, Collections.unmodifiableSet(natural)));
        }
    }

    /** Has a spliterator of its own. */
    private static final class OwnSortedSet extends TreeSet<String> {
        private static final long serialVersionUID = 1;

        OwnSortedSet(Comparator<String> order) {
            super(order);
        }

        @Override
        public Spliterator<String> spliterator() {
            Comparator<? super String> order = comparator();
            return new Spliterators.AbstractSpliterator<>(
                    size(), Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.SORTED) {
                @Override
                public boolean tryAdvance(Consumer<? super String> action) {
                    return false;
                }

                @Override
                public Comparator<? super String> getComparator() {
                    return order;
                }
            };
        }
    }

    @Test
    void aClassThatDoesNotFitThePlaceIsReplacedByOneThatDoes() {
        assertRebuilt(ArrayList.class, AbstractCollection.class, List.of("a"));
        assertRebuilt(Arrays.asList().getClass(), AbstractList.class, Arrays.asList("a"));
        assertRebuilt(LinkedHashSet.class, Set.class, EnumSet.noneOf(TimeUnit.class));
        Set<Integer> large = new CopyOnWriteArraySet<>();
        for (int i = 0; i <= SetForm.MAX_COPY_ON_WRITE; i++) {
            large.add(i);
        }
        assertRebuilt(LinkedHashSet.class, Set.class, large);
        refusal(CopyOnWriteArraySet.class, large);
    }

    @Test
    void comparatorsThatAreCodeAreRefused() {
        Comparator<String> byLength = new ByLength();
        String expected = "The order of a sorted collection, " + ByLength.class.getName() + ", can't be kept at $.\n"
                + "  Use natural order, Collections.reverseOrder() or String.CASE_INSENSITIVE_ORDER, or write a list.";
        assertEquals(expected, refusal(SortedSet.class, new TreeSet<>(byLength)));
        assertEquals(expected, refusal(Set.class, Collections.unmodifiableSortedSet(new TreeSet<>(byLength))));
        assertEquals(expected, refusal(Queue.class, new java.util.PriorityQueue<>(byLength)));
        assertEquals(expected, refusal(Queue.class, new java.util.concurrent.PriorityBlockingQueue<>(1, byLength)));
    }

    @Test
    void limitsOfQueuesAreNotLostButRefused() {
        String expected = "The capacity of an instance of %s can't be kept at $.\n"
                + "  Use a queue without a limit, or copy it into a list before it is written.";
        assertEquals(
                expected.formatted("java.util.concurrent.ArrayBlockingQueue"),
                refusal(Queue.class, new ArrayBlockingQueue<>(1)));
        assertEquals(
                expected.formatted("java.util.concurrent.LinkedBlockingQueue"),
                refusal(LinkedBlockingQueue.class, new LinkedBlockingQueue<>(1)));
    }

    @Test
    void valuesWithoutAnEqualCopyAreRefused() {
        assertEquals(
                "An instance of java.util.concurrent.DelayQueue can't be read back as java.util.Queue at $.\n"
                        + "  Copy it into an ArrayList, a LinkedHashSet, an ArrayDeque or a LinkedHashMap"
                        + " before it is written.",
                refusal(Queue.class, new DelayQueue<>()));
        refusal(Iterable.class, (Iterable<String>) Collections::emptyIterator);
        refusal(EnumSet.class, EnumSet.noneOf(TimeUnit.class));
        refusal(AtomicReference.class, new AtomicReference<>() {});
        refusal(AtomicReferenceArray.class, new AtomicReferenceArray<>(1) {});
    }

    @Test
    void classesThatNothingIsReadAsAreRefusedAtOnce() {
        UnsupportedClassException e = assertThrows(
                UnsupportedClassException.class, () -> SequenceForms.of(ArrayBlockingQueue.class, String.class));
        assertEquals(ArrayBlockingQueue.class.getName(), e.className());
        assertEquals(
                "Collections declared as java.util.concurrent.ArrayBlockingQueue can't be read back.\n"
                        + "  Declare the interface that it implements, such as List, Set, Queue or Map.",
                e.getMessage());
        assertThrows(
                UnsupportedClassException.class,
                () -> SequenceForms.of(java.nio.file.Path.class, java.nio.file.Path.class));
    }

    @Test
    void codesThatDoNotFitTheDeclaredClassAreReadAsItsUsualOneOrRefused() {
        SequenceForms lists = SequenceForms.of(List.class, String.class);
        assertEquals(SequenceCodes.ARRAY_LIST, lists.ofCode(20, NO_INPUT).code());
        SequenceForms sets = SequenceForms.of(TreeSet.class, String.class);
        assertEquals(SequenceCodes.TREE_SET + 1, sets.ofCode(39, NO_INPUT).code());
        assertThrows(
                MalformedInputException.class,
                () -> SequenceForms.of(Deque.class, String.class).ofCode(72, NO_INPUT));
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> lists.ofCode(16, NO_INPUT));
        assertEquals(
                "Collection has form 16, which means nothing for its type, at $ (offset 0 of 1).\n"
                        + "  The bytes were cut off or changed, or are not of this schema.",
                e.getMessage());
        for (Class<?> declared : new Class<?>[] {Collection.class, String[].class, Optional.class, ArrayDeque.class}) {
            SequenceForms forms = SequenceForms.of(declared, String.class);
            for (int code : new int[] {0, 16, 31, 50, 127, 128}) {
                assertThrows(MalformedInputException.class, () -> forms.ofCode(code, NO_INPUT));
            }
        }
        assertThrows(
                MalformedInputException.class,
                () -> SequenceForms.of(Object[].class, Object.class).ofCode(1, NO_INPUT));
    }

    @Test
    void arraysAreOfTheirOwnClass() {
        assertArrayEquals(new String[] {"a", null}, (String[]) rebuilt(String[].class, new String[] {"a", null}));
        assertArrayEquals(new String[2][0], (String[][]) rebuilt(String[][].class, new String[2][0]));
        SequenceForm other = SequenceForms.of(Object[].class, Object.class).of(new String[] {"a"});
        assertEquals(SequenceCodes.ARRAY_OF_OTHER_CLASS, other.code());
        assertSame(String[].class, other.build(new Object[] {"a"}, Object.class).getClass());
        SequenceForms forms = SequenceForms.of(String[].class, String.class);
        assertThrows(ArrayStoreException.class, () -> forms.plain().build(new Object[] {1}, String.class));
    }

    @Test
    void optionalsAndReferencesHoldOneElement() {
        assertEquals(Optional.empty(), rebuilt(Optional.class, Optional.empty()));
        assertEquals(Optional.of("a"), rebuilt(Optional.class, Optional.of("a")));
        assertEquals("a", ((AtomicReference<?>) rebuilt(AtomicReference.class, new AtomicReference<>("a"))).get());
        assertSame(null, ((AtomicReference<?>) rebuilt(AtomicReference.class, new AtomicReference<>())).get());
        assertEquals(
                "[a, null]",
                rebuilt(AtomicReferenceArray.class, new AtomicReferenceArray<>(new String[] {"a", null}))
                        .toString());
        for (Class<?> declared : new Class<?>[] {Optional.class, AtomicReference.class}) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> SequenceForms.of(declared, String.class)
                            .plain()
                            .build(new Object[] {"a", "b"}, String.class));
        }
        assertThrows(
                NullPointerException.class,
                () -> SequenceForms.of(Optional.class, String.class).plain().build(new Object[] {null}, String.class));
    }

    @Test
    void elementsThatAllMeetInTheirTableEndQuickly() {
        int count = 100_000;
        Object[] hostile = new Object[count];
        for (int i = 0; i < count; i++) {
            hostile[i] = i * 2 * count;
        }
        hostile = new HashSet<>(Arrays.asList(hostile)).toArray();
        Set<?> read = (Set<?>) SequenceFormTable.form(SequenceCodes.SET_OF).build(hostile, Integer.class);
        assertEquals(hostile.length, read.size());
        Object[] tooMany = Arrays.copyOf(hostile, SetForm.MAX_COPY_ON_WRITE + 1);
        assertEquals(
                "more than 1024 elements",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> SequenceFormTable.form(23).build(tooMany, Integer.class))
                        .getMessage());
    }

    private static final class ByLength implements Comparator<String> {
        @Override
        public int compare(String a, String b) {
            return Integer.compare(a.length(), b.length());
        }
    }
}
