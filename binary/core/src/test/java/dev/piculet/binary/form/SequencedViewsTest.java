package dev.piculet.binary.form;

import static dev.piculet.binary.form.FormTrial.rebuild;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.UnsupportedValueException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** The views of Java 21 that forbid changes: nobody may change what they come back as. */
@Tag("jdk")
@EnabledForJreRange(min = JRE.JAVA_21)
class SequencedViewsTest {
    /** Holds such a view where any object may stand, and where many may. */
    record Box(Object any, Collection<?> all) {}

    private static Object unmodifiable(String kind, Object of) throws Exception {
        Class<?> type = Class.forName("java.util.Sequenced" + kind);
        return Collections.class.getMethod("unmodifiableSequenced" + kind, type).invoke(null, of);
    }

    private static Object rebuilt(Class<?> declared, Object value) {
        return rebuild(SequenceForms.of(declared, String.class), value, String.class);
    }

    private static String refusal(Class<?> declared, Object value) {
        return assertThrows(
                        UnsupportedValueException.class,
                        () -> SequenceForms.of(declared, String.class).of(value))
                .getMessage();
    }

    @Test
    void setsStaySetsThatNobodyChanges() throws Exception {
        Object view = unmodifiable("Set", new LinkedHashSet<>(List.of("b", "a")));
        for (Class<?> declared : new Class<?>[] {Set.class, Collection.class, Iterable.class}) {
            Set<?> read = assertInstanceOf(Set.class, rebuilt(declared, view));
            assertEquals(view, read);
            assertEquals(List.of("b", "a"), new ArrayList<>(read));
            assertThrows(UnsupportedOperationException.class, read::clear);
        }
        TypedSerializer<Box> boxes = TypedSerializer.of(Box.class);
        Box box = boxes.copy(new Box(view, (Set<?>) view));
        assertEquals(view, box.any());
        assertEquals(view, box.all());
        assertThrows(UnsupportedOperationException.class, ((Set<?>) box.any())::clear);
        assertThrows(UnsupportedOperationException.class, box.all()::clear);
    }

    @Test
    void setsThatAreSortedBehindStaySorted() throws Exception {
        Set<String> sorted = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        Collections.addAll(sorted, "b", "C", "a");
        for (Class<?> declared : new Class<?>[] {Set.class, Class.forName("java.util.SequencedSet")}) {
            SortedSet<?> read = assertInstanceOf(SortedSet.class, rebuilt(declared, unmodifiable("Set", sorted)));
            assertSame(String.CASE_INSENSITIVE_ORDER, read.comparator());
            assertEquals(List.of("a", "b", "C"), new ArrayList<>(read));
            assertThrows(UnsupportedOperationException.class, read::clear);
        }
    }

    @Test
    void collectionsStayUnmodifiable() throws Exception {
        Object view = unmodifiable("Collection", new ArrayList<>(Arrays.asList("b", null)));
        Collection<?> read = (Collection<?>) rebuilt(Collection.class, view);
        assertEquals(Arrays.asList("b", null), new ArrayList<>(read));
        assertThrows(UnsupportedOperationException.class, read::clear);
    }

    @Test
    void aPlaceThatAsksForTheirOrderHasNoViewForThem() throws Exception {
        String expected =
                "An instance of java.util.Collections$UnmodifiableSequenced%s can't be read back as java.util.Sequenced%s"
                        + " at $.\n  Copy it into an ArrayList, a LinkedHashSet, an ArrayDeque or a LinkedHashMap"
                        + " before it is written.";
        Object set = unmodifiable("Set", new LinkedHashSet<>(List.of("a")));
        Class<?> sequence = Class.forName("java.util.SequencedCollection");
        assertEquals(expected.formatted("Set", "Set"), refusal(Class.forName("java.util.SequencedSet"), set));
        assertEquals(expected.formatted("Set", "Collection"), refusal(sequence, set));
        assertEquals(
                expected.formatted("Collection", "Collection"),
                refusal(sequence, unmodifiable("Collection", new ArrayList<>(List.of("a")))));
        Object map = unmodifiable("Map", new LinkedHashMap<>(Map.of("a", 1)));
        DictionaryForms maps = DictionaryForms.of(Class.forName("java.util.SequencedMap"), String.class);
        assertEquals(
                expected.formatted("Map", "Map"),
                assertThrows(UnsupportedValueException.class, () -> maps.of(map))
                        .getMessage());
    }

    @Test
    void mapsStayUnmodifiable() throws Exception {
        Object view = unmodifiable("Map", new LinkedHashMap<>(Map.of("a", 1)));
        Map<?, ?> read = rebuild(DictionaryForms.of(Map.class, String.class), (Map<?, ?>) view, String.class);
        assertEquals(view, read);
        assertThrows(UnsupportedOperationException.class, read::clear);
        Object sorted = unmodifiable("Map", new TreeMap<>(Map.of("a", 1)));
        DictionaryForms maps = DictionaryForms.of(Class.forName("java.util.SequencedMap"), String.class);
        Map<?, ?> tree = assertInstanceOf(SortedMap.class, rebuild(maps, (Map<?, ?>) sorted, String.class));
        assertThrows(UnsupportedOperationException.class, tree::clear);
    }
}
