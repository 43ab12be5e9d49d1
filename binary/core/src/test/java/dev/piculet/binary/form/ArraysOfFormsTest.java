package dev.piculet.binary.form;

import dev.piculet.binary.ArrayTrial;
import dev.piculet.binary.Structure;
import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.binary.schema.SequenceCodes;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.chrono.ChronoLocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Arrays of the JDK's collections, and of interfaces of the JDK's values, need no rule where anything may stand. */
class ArraysOfFormsTest {
    static IntStream sequences() {
        return IntStream.range(1, 128).filter(code -> SequenceCodes.type(code) != null);
    }

    static IntStream dictionaries() {
        return IntStream.range(1, 128).filter(code -> DictionaryCodes.type(code) != null);
    }

    @ParameterizedTest
    @MethodSource("sequences")
    void arraysOfEverySequenceAreKept(int code) {
        boolean isOfEnums = code == SequenceCodes.ENUM_SET;
        boolean isEmpty = code == SequenceCodes.EMPTY_LIST
                || code == SequenceCodes.EMPTY_SET
                || code == SequenceCodes.EMPTY_NAVIGABLE_SET;
        Object[] elements = isEmpty ? new Object[0] : new Object[] {isOfEnums ? TimeUnit.DAYS : "a"};
        Object value = SequenceFormTable.form(code).build(elements, isOfEnums ? TimeUnit.class : Object.class);
        ArrayTrial.assertKept(SequenceCodes.type(code), value, Structure::of);
    }

    @ParameterizedTest
    @MethodSource("dictionaries")
    void arraysOfEveryMapAreKept(int code) {
        boolean isOfEnums = code == DictionaryCodes.ENUM_MAP || code == DictionaryCodes.IDENTITY_HASH_MAP;
        boolean isEmpty = code == DictionaryCodes.EMPTY_MAP || code == DictionaryCodes.EMPTY_NAVIGABLE_MAP;
        Object[] keys = isEmpty ? new Object[0] : new Object[] {isOfEnums ? TimeUnit.DAYS : "a"};
        Object[] values = isEmpty ? new Object[0] : new Object[] {"b"};
        Object value = DictionaryFormTable.form(code).build(keys, values, isOfEnums ? TimeUnit.class : Object.class);
        ArrayTrial.assertKept(DictionaryCodes.type(code), value, Structure::of);
    }

    static Stream<Arguments> interfaces() {
        return Stream.of(
                Arguments.of(Iterable.class, new ArrayList<>(List.of(1))),
                Arguments.of(Collection.class, new ArrayList<>(List.of(1))),
                Arguments.of(List.class, List.of(1)),
                Arguments.of(Queue.class, new ArrayDeque<>(List.of(1))),
                Arguments.of(Deque.class, new ArrayDeque<>(List.of(1))),
                Arguments.of(BlockingQueue.class, new LinkedBlockingQueue<>(List.of(1))),
                Arguments.of(Map.class, Map.of(1, 2)),
                Arguments.of(NavigableMap.class, new TreeMap<>(Map.of(1, 2))),
                Arguments.of(ConcurrentMap.class, new ConcurrentHashMap<>(Map.of(1, 2))),
                Arguments.of(Map.Entry.class, Map.entry(1, 2)),
                Arguments.of(Map.Entry.class, new AbstractMap.SimpleEntry<>(1, null)),
                Arguments.of(AbstractMap.SimpleImmutableEntry.class, new AbstractMap.SimpleImmutableEntry<>(1, null)),
                Arguments.of(Optional.class, Optional.of(1)),
                Arguments.of(AtomicReference.class, new AtomicReference<>(1)),
                Arguments.of(AtomicReferenceArray.class, new AtomicReferenceArray<>(new Object[] {1, null})),
                Arguments.of(Comparator.class, Comparator.naturalOrder()),
                Arguments.of(Number.class, new BigDecimal("1.50")),
                Arguments.of(Comparable.class, LocalDate.EPOCH),
                Arguments.of(Temporal.class, LocalDate.EPOCH),
                Arguments.of(ChronoLocalDate.class, LocalDate.EPOCH),
                Arguments.of(TemporalAmount.class, Duration.ofDays(1)),
                Arguments.of(TemporalUnit.class, ChronoUnit.DAYS),
                Arguments.of(TimeUnit.class, TimeUnit.DAYS));
    }

    @ParameterizedTest
    @MethodSource("interfaces")
    void arraysOfInterfacesOfTheJdkAreKept(Class<?> component, Object value) {
        ArrayTrial.assertKept(component, value, Structure::of);
    }
}
