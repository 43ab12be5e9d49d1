package dev.piculet.binary.form;

import static dev.piculet.binary.form.FormTrial.assertKept;
import static dev.piculet.binary.form.FormTrial.rebuild;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.schema.SequenceCodes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.Stack;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SequenceFormsTest {
    private static final List<String> WORDS = List.of("pear", "Apple", "fig");

    private static void list(int code, Object value) {
        assertKept(code, Collection.class, value, String.class);
    }

    private static void set(int code, Object value) {
        assertKept(code, Set.class, value, String.class);
    }

    private static <S extends Collection<String>> S filled(S empty) {
        empty.addAll(WORDS);
        return empty;
    }

    @Test
    void mutableListsKeepTheirClass() {
        list(1, new ArrayList<>(Arrays.asList("a", null)));
        list(2, new LinkedList<>(Arrays.asList("a", null)));
        list(3, new Vector<>(WORDS));
        list(4, filled(new Stack<>()));
        list(5, new CopyOnWriteArrayList<>(WORDS));
    }

    @Test
    void fixedListsKeepTheirClass() {
        list(6, List.of());
        list(6, List.of("a"));
        list(6, List.of("a", "b"));
        list(6, WORDS);
        list(6, Stream.of("a", null, "b").toList());
        list(7, Collections.emptyList());
        list(8, Collections.singletonList(null));
        list(9, Arrays.asList("a", null));
        list(10, Collections.unmodifiableCollection(new ArrayList<>(WORDS)));
        list(11, Collections.unmodifiableList(new LinkedList<>(WORDS)));
        list(12, Collections.unmodifiableList(new ArrayList<>(WORDS)));
    }

    @Test
    void synchronizedViewsKeepTheirClass() {
        list(13, Collections.synchronizedCollection(new ArrayList<>(WORDS)));
        list(14, Collections.synchronizedList(new LinkedList<>(WORDS)));
        list(15, Collections.synchronizedList(new ArrayList<>(WORDS)));
        set(29, Collections.synchronizedSet(new LinkedHashSet<>(WORDS)));
        set(44, Collections.synchronizedSortedSet(new TreeSet<>(WORDS)));
        set(48, Collections.synchronizedNavigableSet(filled(new TreeSet<>(Comparator.reverseOrder()))));
    }

    @Test
    void setsKeepTheirClass() {
        set(20, new HashSet<>(Arrays.asList("a", null)));
        set(21, new LinkedHashSet<>(WORDS));
        set(23, new CopyOnWriteArraySet<>(WORDS));
        set(24, filled(ConcurrentHashMap.<String>newKeySet()));
        set(25, Set.of());
        set(25, Set.of("a"));
        set(25, Set.of("a", "b", "c"));
        set(26, Collections.emptySet());
        set(27, Collections.singleton("a"));
        set(28, Collections.unmodifiableSet(new LinkedHashSet<>(WORDS)));
        set(30, Collections.emptySortedSet());
        set(30, Collections.emptyNavigableSet());
    }

    @Test
    void sortedSetsStayInTheirOrder() {
        set(32, new TreeSet<>(WORDS));
        set(33, filled(new TreeSet<>(Collections.reverseOrder())));
        set(34, filled(new TreeSet<>(String.CASE_INSENSITIVE_ORDER)));
        set(32, filled(new TreeSet<>(Comparator.<String>naturalOrder())));
        set(33, new TreeSet<>(WORDS).descendingSet());
        set(35, new ConcurrentSkipListSet<>(WORDS));
        set(37, filled(new ConcurrentSkipListSet<>(String.CASE_INSENSITIVE_ORDER)));
        set(38, Collections.unmodifiableSortedSet(new TreeSet<>(WORDS)));
        set(42, Collections.unmodifiableNavigableSet(filled(new TreeSet<>(Collections.reverseOrder()))));
        TreeSet<String> set = filled(new TreeSet<>(String.CASE_INSENSITIVE_ORDER));
        SortedSet<?> read = (SortedSet<?>) rebuild(SequenceForms.of(SortedSet.class, String.class), set, String.class);
        assertSame(String.CASE_INSENSITIVE_ORDER, read.comparator());
    }

    @Test
    void enumSetsKeepTheirClass() {
        assertKept(22, Set.class, EnumSet.of(TimeUnit.DAYS, TimeUnit.HOURS), TimeUnit.class);
        assertKept(22, EnumSet.class, EnumSet.noneOf(TimeUnit.class), TimeUnit.class);
        assertKept(22, Set.class, EnumSet.allOf(TimeUnit.class), Comparable.class);
        assertKept(22, Set.class, EnumSet.allOf(Character.UnicodeScript.class), Enum.class);
    }

    @Test
    void queuesKeepTheirClass() {
        list(64, new ArrayDeque<>(WORDS));
        list(65, new ConcurrentLinkedQueue<>(WORDS));
        list(66, new ConcurrentLinkedDeque<>(WORDS));
        list(67, new LinkedBlockingQueue<>(WORDS));
        list(68, new LinkedBlockingDeque<>(WORDS));
        list(69, new LinkedTransferQueue<>(WORDS));
        list(72, new PriorityQueue<>(List.of("d", "a", "c", "b")));
        list(73, filled(new PriorityQueue<>(Collections.reverseOrder())));
        list(74, filled(new PriorityQueue<>(String.CASE_INSENSITIVE_ORDER)));
        list(75, new PriorityBlockingQueue<>(WORDS));
        assertKept(2, Queue.class, new LinkedList<>(WORDS), String.class);
    }

    @Test
    void declaredClassesHaveAPlainForm() {
        Class<?>[][] plain = {
            {Iterable.class, ArrayList.class},
            {Collection.class, ArrayList.class},
            {List.class, ArrayList.class},
            {java.util.AbstractSequentialList.class, LinkedList.class},
            {Stack.class, Stack.class},
            {Set.class, HashSet.class},
            {LinkedHashSet.class, LinkedHashSet.class},
            {java.util.NavigableSet.class, TreeSet.class},
            {Queue.class, ArrayDeque.class},
            {java.util.Deque.class, ArrayDeque.class},
            {java.util.AbstractQueue.class, ConcurrentLinkedQueue.class},
            {java.util.concurrent.BlockingQueue.class, LinkedBlockingQueue.class},
            {java.util.concurrent.BlockingDeque.class, LinkedBlockingDeque.class},
            {java.util.concurrent.TransferQueue.class, LinkedTransferQueue.class},
            {PriorityQueue.class, PriorityQueue.class},
        };
        for (Class<?>[] pair : plain) {
            SequenceForms forms = SequenceForms.of(pair[0], String.class);
            Object built = forms.plain().build(new Object[] {"a"}, String.class);
            assertSame(pair[1], built.getClass());
            assertSame(forms.plain(), forms.of(built));
        }
        assertSame(
                EnumSet.noneOf(TimeUnit.class).getClass(),
                SequenceForms.of(EnumSet.class, TimeUnit.class)
                        .plain()
                        .build(new Object[0], TimeUnit.class)
                        .getClass());
    }

    @Test
    void everyCodeHasAFormThatBuildsItsType() {
        int codes = 0;
        for (int code = 1; code < 128; code++) {
            Class<?> type = SequenceCodes.type(code);
            if (type == null) {
                continue;
            }
            codes++;
            Class<?> element = code == SequenceCodes.ENUM_SET ? TimeUnit.class : String.class;
            boolean single = code == SequenceCodes.SINGLETON_LIST || code == SequenceCodes.SINGLETON_SET;
            Object[] elements = single ? new Object[] {"a"} : new Object[0];
            Object built = SequenceFormTable.form(code).build(elements, element);
            assertSame(type, type.isInstance(built) ? type : built.getClass(), "code " + code);
            assertEquals(code, SequenceFormTable.form(code).code());
        }
        assertEquals(15 + 11 + 18 + 6 + 6, codes);
    }

    @Test
    void elementsThatEqualOthersAreRefusedBySets() {
        Object[] twice = {"a", "a"};
        for (int code : new int[] {20, 21, 23, 24, 25, 28, 29, 32, 35, 38}) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> SequenceFormTable.form(code).build(twice, String.class),
                    () -> "code " + code);
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> SequenceFormTable.form(22).build(new Object[] {TimeUnit.DAYS, TimeUnit.DAYS}, TimeUnit.class));
    }

    @Test
    void wrongNumbersOfElementsAreRefused() {
        for (int code : new int[] {7, 8, 26, 27, 30}) {
            assertEquals(
                    "2 elements, not " + (code == 8 || code == 27 ? 1 : 0),
                    assertThrows(
                                    IllegalArgumentException.class,
                                    () -> SequenceFormTable.form(code).build(new Object[] {"a", "b"}, String.class))
                            .getMessage());
        }
    }

    @Test
    void nullsAreRefusedWhereNoneCanBe() {
        for (int code : new int[] {24, 25, 32, 64, 65, 66, 67, 68, 69, 72, 75}) {
            assertThrows(
                    NullPointerException.class,
                    () -> SequenceFormTable.form(code).build(new Object[] {null}, String.class),
                    () -> "code " + code);
        }
    }
}
