package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.IOException;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Collections of users and of their libraries are written by both implementations. */
@Tag("jdk")
class CollectionsOfOthersTest {
    public static final class Holder {
        public Collection<String> elements;
        public Map<String, String> entries;
    }

    /** A list whose behaviour the test sets. */
    private static final class Wild extends AbstractList<String> {
        private final Supplier<Integer> size;
        private final Supplier<String> element;

        Wild(Supplier<Integer> size, Supplier<String> element) {
            this.size = size;
            this.element = element;
        }

        @Override
        public String get(int index) {
            return element.get();
        }

        @Override
        public int size() {
            return size.get();
        }
    }

    private static final class WildMap extends AbstractMap<String, String> {
        private final RuntimeException failure;

        WildMap(RuntimeException failure) {
            this.failure = failure;
        }

        @Override
        public Set<Map.Entry<String, String>> entrySet() {
            throw failure;
        }

        @Override
        public int size() {
            return failure == null ? -1 : 1;
        }

        @Override
        public Set<String> keySet() {
            return Set.of();
        }
    }

    private static TypedSerializer<Holder> serializer(int generateAfter) {
        return TypedSerializer.builder(Holder.class)
                .generateAfter(generateAfter)
                .build();
    }

    private static UnsupportedValueException refusal(int generateAfter, Collection<String> elements) {
        Holder holder = new Holder();
        holder.elements = elements;
        return assertThrows(
                UnsupportedValueException.class, () -> serializer(generateAfter).serialize(holder));
    }

    private static UnsupportedValueException refusal(int generateAfter, Map<String, String> entries) {
        Holder holder = new Holder();
        holder.entries = entries;
        return assertThrows(
                UnsupportedValueException.class, () -> serializer(generateAfter).serialize(holder));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void negativeSizesAreRefused(int generateAfter) {
        Wild list = new Wild(() -> -1, () -> "a");
        assertEquals(
                "An instance of " + Wild.class.getName() + " says that its size is -1 at $.elements.\n"
                        + "  Mend the class.",
                refusal(generateAfter, list).getMessage());
        Map<String, String> map = Collections.unmodifiableMap(new WildMap(null));
        assertEquals(
                "An instance of java.util.Collections$UnmodifiableMap says that its size is -1 at $.entries.\n"
                        + "  Mend the class.",
                refusal(generateAfter, map).getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void anExceptionOfACollectionIsTheCauseOfATypedError(int generateAfter) {
        RuntimeException failure = new IllegalStateException("lazy");
        Supplier<String> throwing = () -> {
            throw failure;
        };
        UnsupportedValueException e = refusal(generateAfter, new Wild(() -> 1, throwing));
        assertEquals(
                "An instance of " + Wild.class.getName()
                        + " failed as it was written (java.lang.IllegalStateException: lazy) at $.elements.\n"
                        + "  The cause was thrown by its code, or by that of its elements.",
                e.getMessage());
        assertSame(failure, e.getCause());
        for (Throwable other : new Throwable[] {new IOException("undeclared"), new AssertionError("asserted")}) {
            Supplier<String> undeclared = () -> {
                throw CollectionsOfOthersTest.<RuntimeException>undeclared(other);
            };
            assertSame(
                    other, refusal(generateAfter, new Wild(() -> 1, undeclared)).getCause());
        }
        Wild overflowing = new Wild(() -> 1, CollectionsOfOthersTest::overflow);
        assertInstanceOf(
                StackOverflowError.class, refusal(generateAfter, overflowing).getCause());
        Supplier<Integer> noSize = () -> {
            throw failure;
        };
        assertSame(failure, refusal(generateAfter, new Wild(noSize, () -> "a")).getCause());
        assertSame(
                failure,
                refusal(generateAfter, Collections.unmodifiableMap(new WildMap(failure)))
                        .getCause());
    }

    private static String overflow() {
        return overflow() + 1;
    }

    @SuppressWarnings("unchecked") // The test needs an unchecked cast.
    private static <T extends Throwable> T undeclared(Throwable e) throws T {
        throw (T) e;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void mapsThatClaimMoreEntriesThanCanBeCountedAreRefused(int generateAfter) {
        Map<String, String> map = Collections.unmodifiableMap(new AbstractMap<>() {
            @Override
            public Set<Map.Entry<String, String>> entrySet() {
                return Set.of();
            }

            @Override
            public Set<String> keySet() {
                return Set.of();
            }

            @Override
            public int size() {
                return 1 << 30;
            }
        });
        Holder holder = new Holder();
        holder.entries = map;
        assertEquals(
                "Map of 1073741824 entries has more than 1073741823 at $.entries.\n  Split it into several.",
                assertThrows(
                                LimitExceededException.class,
                                () -> serializer(generateAfter).serialize(holder))
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void collectionsThatChangeMeanwhileAreRefusedAsBefore(int generateAfter) {
        Supplier<String> changed = () -> {
            throw new ConcurrentModificationException();
        };
        String expected = "The collection was changed while it was written at $.elements.\n"
                + "  Write a copy, or keep other threads from changing it.";
        assertEquals(
                expected, refusal(generateAfter, new Wild(() -> 1, changed)).getMessage());
    }

    @Test
    void namesOfUnknownClassesAreInThePath() {
        Map<String, String> own = new WildMap(new NoSuchElementException());
        assertEquals(
                "How an instance of " + WildMap.class.getName()
                        + " compares, orders or limits its elements is not known, and would be lost at $.entries.",
                refusal(0, own).getMessage().lines().findFirst().orElseThrow());
    }

    /** A hash table as some libraries have it for speed. */
    public static class Identities {
        public Object[] slots = new Object[8];

        int slot(Object key) {
            return System.identityHashCode(key) & slots.length - 1;
        }
    }

    public static final class Subclass extends Identities {
        public int count;
    }

    /** Has an array, and does not compare identities. */
    public static final class Row {
        public Object[] cells = {"a"};
    }

    @Test
    void tablesByIdentityAreRefusedEvenIfTheyAreNoMaps() {
        for (Class<?> type : new Class<?>[] {Identities.class, Subclass.class}) {
            UnsupportedClassException e = assertThrows(
                    UnsupportedClassException.class,
                    () -> TypedSerializer.builder(type).allow(Point.class).build());
            assertEquals(
                    "Cannot write " + type.getName() + ": where it keeps an object depends on the object's identity,"
                            + " which no copy has.\n"
                            + "  Copy it into a collection of the JDK, or give OptionsBuilder.codec a codec for it.\n"
                            + "  Found at $.",
                    e.getMessage());
        }
        Row row = TypedSerializer.builder(Row.class).allow(Point.class).build().copy(new Row());
        assertEquals("a", row.cells[0]);
    }
}
