package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedValueException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Final fields that every constructor makes anew: locks, the instance itself, and views of collections that are filled or copied. They are not written. */
class RemadeFieldsTest {
    static final class Counter {
        private final Object lock = new Object();
        private final String name;
        private int count;

        Counter(String name) {
            this.name = name;
        }

        int next() {
            synchronized (lock) {
                return ++count;
            }
        }
    }

    /** The same without the lock. */
    static final class Plain {
        private final String name;
        private int count;

        Plain(String name) {
            this.name = name;
        }
    }

    static final class Catalog {
        private final Map<String, Integer> entries = new HashMap<>();
        private final Set<String> keys = Collections.unmodifiableSet(entries.keySet());
        private final List<String> items = new ArrayList<>();
        private final List<String> rows = Collections.unmodifiableList(items);
        private Catalog next;
    }

    /** Holds itself as its origin, as classes do that may speak for others. */
    static class Part {
        private final Object origin;
        private String name;

        Part() {
            origin = this;
        }

        Part(Object origin) {
            this.origin = origin;
        }
    }

    static final class OwnPart extends Part {}

    /** A copy of what it gets, and views of the copy. */
    static final class Shelf {
        private final List<String> items;
        private final List<String> shown;
        private final Map<String, Integer> counts;
        private final Set<String> keys;

        Shelf(List<String> items, Map<String, Integer> counts) {
            this.items = new ArrayList<>(items);
            this.shown = Collections.unmodifiableList(this.items);
            this.counts = new HashMap<>(counts);
            this.keys = this.counts.keySet();
        }
    }

    /** Shares the lock of another object. */
    static final class Guest {
        private Object mutex;
        private Counter counter;
    }

    private static <T> T copy(Twins<T> twins, T value) {
        assertTrue(twins.isGenerated());
        byte[] bytes = twins.write(value);
        assertArrayEquals(bytes, twins.generated().serialize(twins.readInterpreted(bytes)));
        return twins.read(bytes);
    }

    @Test
    void eachCopyHasALockOfItsOwn() {
        for (boolean references : new boolean[] {false, true}) {
            Twins<Counter> twins = Twins.of(() -> {
                TypedSerializerBuilder<Counter> builder = TypedSerializer.builder(Counter.class);
                return references ? builder.references() : builder;
            });
            Counter counter = new Counter("a");
            counter.next();
            byte[] bytes = twins.write(counter);
            for (Object read : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
                Counter copy = (Counter) read;
                assertEquals("a", copy.name);
                assertEquals(2, copy.next());
                assertNotNull(copy.lock);
                assertNotSame(counter.lock, copy.lock);
            }
            assertFalse(twins.generated().schema().toString().contains("lock"));
        }
    }

    @Test
    void aLockTakesNoBytesAndComesAndGoesFreely() {
        Counter counter = new Counter("a");
        counter.next();
        byte[] bytes =
                TypedSerializer.builder(Counter.class).headerless().build().serialize(counter);
        Plain plain = TypedSerializer.builder(Plain.class).headerless().build().deserialize(bytes);
        assertEquals("a", plain.name);
        assertEquals(1, plain.count);
        assertArrayEquals(
                bytes, TypedSerializer.builder(Plain.class).headerless().build().serialize(plain));
    }

    @Test
    void describeTellsThem() {
        String text = TypedSerializer.of(Catalog.class).describe();
        assertTrue(text.contains("made anew keys, rows"), text);
    }

    @Test
    void viewsShowWhatIsPutInAfterwards() {
        Catalog catalog = new Catalog();
        catalog.entries.put("k", 1);
        catalog.items.addAll(Arrays.asList("a", null));
        catalog.next = new Catalog();
        Twins<Catalog> twins = Twins.of(Catalog.class);
        byte[] bytes = twins.write(catalog);
        for (Object read : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            Catalog copy = (Catalog) read;
            assertEquals(Set.of("k"), copy.keys);
            assertEquals(Arrays.asList("a", null), copy.rows);
            copy.entries.put("l", 2);
            copy.items.add("b");
            assertEquals(Set.of("k", "l"), copy.keys);
            assertEquals(3, copy.rows.size());
            assertEquals(List.of(), copy.next.rows);
            assertThrows(UnsupportedOperationException.class, () -> copy.rows.add("c"));
        }
        assertEquals(2, copy(twins, catalog).rows.size());
    }

    @Test
    void anObjectThatHoldsItselfIsNoCycle() {
        Twins<OwnPart> twins = Twins.of(OwnPart.class);
        OwnPart part = new OwnPart();
        ((Part) part).name = "a";
        byte[] bytes = twins.write(part);
        for (Object read : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            Part copy = (Part) read;
            assertSame(copy, copy.origin);
            assertEquals("a", copy.name);
        }
    }

    @Test
    void viewsOfACopyShowWhatIsAddedToItsCopy() {
        Shelf shelf = new Shelf(List.of("a"), Map.of("k", 1));
        shelf.items.add("b");
        shelf.counts.put("l", 2);
        Twins<Shelf> twins = Twins.of(Shelf.class);
        byte[] bytes = twins.write(shelf);
        for (Object read : List.of(twins.readInterpreted(bytes), twins.readGenerated(bytes))) {
            Shelf copy = (Shelf) read;
            assertEquals(List.of("a", "b"), copy.shown);
            assertEquals(Set.of("k", "l"), copy.keys);
            copy.items.add("c");
            copy.counts.remove("k");
            assertEquals(List.of("a", "b", "c"), copy.shown);
            assertEquals(Set.of("l"), copy.keys);
            assertThrows(UnsupportedOperationException.class, () -> copy.shown.add("d"));
        }
    }

    @Test
    void aLockThatAnotherObjectHoldsIsRefusedThere() {
        Guest guest = new Guest();
        guest.counter = new Counter("a");
        TypedSerializer<Guest> serializer =
                TypedSerializer.builder(Guest.class).references().build();
        assertEquals("a", serializer.copy(guest).counter.name);
        guest.mutex = guest.counter.lock;
        assertEquals(
                "An instance of java.lang.Object is not allowed at $.mutex.\n  Name the class with OptionsBuilder.allow,"
                        + " or its package with OptionsBuilder.allowPackage.",
                assertThrows(UnsupportedValueException.class, () -> serializer.serialize(guest))
                        .getMessage());
    }
}
