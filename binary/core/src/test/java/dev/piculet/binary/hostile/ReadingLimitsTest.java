package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.FramedReader;
import dev.piculet.binary.FramedWriter;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadingLimitsTest {
    record Texts(StringBuilder builder, URI uri) {}

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void textOfTheJdksClassesIsLimitedAsStringsAre(int generateAfter) {
        TypedSerializer<Texts> unlimited = TypedSerializer.of(Texts.class);
        byte[] fits = unlimited.serialize(new Texts(new StringBuilder("0123456789"), URI.create("a:b")));
        byte[] tooLong = unlimited.serialize(new Texts(new StringBuilder("0123456789"), URI.create("abc:de#fghi")));
        TypedSerializer<Texts> limited = TypedSerializer.builder(Texts.class)
                .limits(Limits.DEFAULT.withStringLength(10))
                .generateAfter(generateAfter)
                .build();
        assertEquals(URI.create("a:b"), limited.deserialize(fits).uri());
        assertEquals(
                "String of 11 chars is longer than 10 at $.uri.\n  Raise Limits.stringLength if that is intended.",
                assertThrows(LimitExceededException.class, () -> limited.deserialize(tooLong))
                        .getMessage());
    }

    @Test
    void textInTreesIsLimitedToo() {
        byte[] bytes = BinarySerializer.builder()
                .allow(Texts.class)
                .build()
                .serialize(new Texts(new StringBuilder("0123456789"), null));
        assertThrows(
                LimitExceededException.class, () -> BinarySerializer.tree(bytes, Limits.DEFAULT.withStringLength(9)));
    }

    private static final Limits LIMITS = Limits.DEFAULT.withDepth(300);

    static final class Nest {
        List<Nest> inside = new ArrayList<>();
    }

    record Holder(Nest nest, int number) {}

    record Remains(int number) {}

    private static Nest nest(int levels) {
        Nest nest = new Nest();
        for (int i = 1; i < levels; i++) {
            Nest outer = new Nest();
            outer.inside.add(nest);
            nest = outer;
        }
        return nest;
    }

    @Test
    void levelsOfTreesAreCountedAsThoseOfObjects() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Nest.class).limits(LIMITS).build();
        int most = LIMITS.depth();
        byte[] bytes = serializer.serialize(nest(most));
        assertEquals(1, serializer.deserialize(bytes, Nest.class).inside.size());
        Object tree = BinarySerializer.tree(bytes, LIMITS);
        assertEquals(BinarySerializer.tree(bytes, LIMITS), tree);
        assertTrue(tree.toString().length() > most);
        assertThrows(LimitExceededException.class, () -> BinarySerializer.tree(bytes, LIMITS.withDepth(most - 1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void levelsOfSkippedValuesAreCountedLikeThoseOfReadOnes(int generateAfter) {
        // Few enough for a stack of 1 MB: skipping needs more stack than reading.
        int most = 200;
        TypedSerializer<Holder> former = TypedSerializer.of(Holder.class);
        TypedSerializer<Remains> present = TypedSerializer.builder(Remains.class)
                .reads(former.schema())
                .limits(LIMITS.withDepth(most))
                .generateAfter(generateAfter)
                .build();
        assertEquals(
                7,
                present.deserialize(former.serialize(new Holder(nest(most), 7))).number());
        byte[] deeper = former.serialize(new Holder(nest(most + 1), 7));
        assertThrows(LimitExceededException.class, () -> present.deserialize(deeper));
    }

    /** So many lists inside each other. */
    private static Object lists(int count) {
        Object value = "innermost";
        for (int i = 0; i < count; i++) {
            value = new ArrayList<>(List.of(value));
        }
        return value;
    }

    private static TypedSerializer<Object> anything(int generateAfter, Limits limits) {
        return TypedSerializer.builder(Object.class)
                .allow(List.class)
                .headerless()
                .limits(limits)
                .generateAfter(generateAfter)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void levelsOfValuesThatMayBeAnythingAreCounted(int generateAfter) {
        TypedSerializer<Object> unlimited = anything(generateAfter, Limits.DEFAULT);
        TypedSerializer<Object> limited = anything(generateAfter, Limits.DEFAULT.withDepth(10));
        assertEquals(lists(9), limited.copy(lists(9)));
        byte[] deeper = unlimited.serialize(lists(10));
        assertEquals(lists(10), unlimited.deserialize(deeper));
        String message = "More than 10 objects are inside each other at $" + "[0]".repeat(10)
                + ".\n  Raise Limits.depth if that is intended.";
        assertEquals(
                message,
                assertThrows(LimitExceededException.class, () -> limited.deserialize(deeper))
                        .getMessage());
        assertEquals(
                message,
                assertThrows(LimitExceededException.class, () -> limited.serialize(lists(10)))
                        .getMessage());
    }

    record Journey(Road road) {}

    sealed interface Road permits Bend, End {}

    record Bend(Road next) implements Road {}

    /** Contains no other: the choice counts it. */
    record End(int length) implements Road {}

    @Test
    void alternativesAreCountedAlsoWhereTheLastLeadsNowhere() {
        Twins<Journey> twins =
                Twins.of(() -> TypedSerializer.builder(Journey.class).limits(Limits.DEFAULT.withDepth(2)));
        assertTrue(twins.isGenerated());
        twins.assertRoundTrip(new Journey(new Bend(new End(1))));
        Journey deeper = new Journey(new Bend(new Bend(new End(1))));
        byte[] bytes = TypedSerializer.of(Journey.class).serialize(deeper);
        assertThrows(RuntimeException.class, () -> twins.writeGenerated(deeper));
        assertThrows(RuntimeException.class, () -> twins.readGenerated(bytes));
        for (TypedSerializer<Journey> each : List.of(twins.interpreted(), twins.generated())) {
            assertThrows(LimitExceededException.class, () -> each.serialize(deeper));
            assertThrows(LimitExceededException.class, () -> each.deserialize(bytes));
        }
    }

    /** Has a place that may hold anything, and one that may hold alternatives. */
    static final class Hall implements Room {
        Object any;
        Room room;
        int number;
    }

    sealed interface Room permits Hall, Closet {}

    record Closet(List<Room> rooms) implements Room {}

    record House(Object any, int number) {}

    /** So many objects inside each other, in places of each kind in turn. */
    private static Object rooms(int count) {
        Room inner = new Hall();
        for (int i = 1; i < count; i++) {
            inner = around(inner, i % 3);
        }
        return inner;
    }

    private static Room around(Room inner, int place) {
        if (place == 0) {
            return new Closet(List.of(inner));
        }
        Hall outer = new Hall();
        outer.any = place == 1 ? inner : null;
        outer.room = place == 2 ? inner : null;
        return outer;
    }

    private static TypedSerializer<House> houses(int generateAfter, int depth) {
        return TypedSerializer.builder(House.class)
                .allow(Hall.class, Closet.class)
                .limits(Limits.DEFAULT.withDepth(depth))
                .generateAfter(generateAfter)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void anObjectIsOneLevelWhateverItsPlaceIs(int generateAfter) {
        // The house itself is one of ten.
        TypedSerializer<House> limited = houses(generateAfter, 10);
        House fits = new House(rooms(9), 7);
        byte[] bytes = limited.serialize(fits);
        assertEquals(7, limited.deserialize(bytes).number());
        House deeper = new House(rooms(10), 7);
        byte[] deeperBytes = houses(generateAfter, 11).serialize(deeper);
        assertThrows(LimitExceededException.class, () -> limited.serialize(deeper));
        assertThrows(LimitExceededException.class, () -> limited.deserialize(deeperBytes));
        TypedSerializer<Remains> present = TypedSerializer.builder(Remains.class)
                .reads(limited.schema())
                .limits(Limits.DEFAULT.withDepth(10))
                .generateAfter(generateAfter)
                .build();
        assertEquals(7, present.deserialize(bytes).number());
        assertThrows(LimitExceededException.class, () -> present.deserialize(deeperBytes));
    }

    @Test
    void anObjectIsOneLevelOfATreeWhateverItsPlaceIs() {
        byte[] bytes = BinarySerializer.builder()
                .allow(House.class, Hall.class, Closet.class)
                .build()
                .serialize(new House(rooms(9), 7));
        Limits ten = Limits.DEFAULT.withDepth(10);
        assertEquals(BinarySerializer.tree(bytes), BinarySerializer.tree(bytes, ten));
        assertThrows(LimitExceededException.class, () -> BinarySerializer.tree(bytes, ten.withDepth(9)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aStackThatEndsBeforeTheLimitIsATypedError(int generateAfter) throws InterruptedException {
        TypedSerializer<Nest> serializer = TypedSerializer.builder(Nest.class)
                .headerless()
                .limits(Limits.DEFAULT.withDepth(10_000_000))
                .generateAfter(generateAfter)
                .build();
        byte[] bytes = new byte[200_000];
        for (int i = 0; i < bytes.length; i += 2) {
            // A list of one element, not null.
            bytes[i] = 2;
            bytes[i + 1] = 1;
        }
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(null, () -> thrown[0] = failure(serializer, bytes), "small", 256 * 1024);
        thread.start();
        thread.join();
        assertTrue(
                thrown[0].getMessage().startsWith("The thread's stack is too small: it ended with "),
                thrown[0]::toString);
    }

    private static Throwable failure(TypedSerializer<Nest> serializer, byte[] bytes) {
        try {
            return new AssertionError(serializer.deserialize(bytes));
        } catch (Throwable e) {
            return e;
        }
    }

    @Test
    void aStreamThatIsCutOffEndsAfterItsError() throws IOException {
        TypedSerializer<String> serializer = TypedSerializer.of(String.class);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (FramedWriter<String> writer = serializer.writer(stream)) {
            writer.write("first");
            writer.write("second");
        }
        byte[] cut = Arrays.copyOf(stream.toByteArray(), stream.size() - 3);
        FramedReader<String> reader = serializer.reader(new ByteArrayInputStream(cut));
        assertEquals(Optional.of("first"), reader.read());
        MalformedInputException first = assertThrows(MalformedInputException.class, reader::read);
        for (int i = 0; i < 2; i++) {
            IllegalStateException e = assertThrows(IllegalStateException.class, reader::read);
            assertEquals(
                    "The stream failed at the value $[1], so where the next one begins is not known."
                            + " Read it again from its beginning, by another reader.",
                    e.getMessage());
            assertSame(first, e.getCause());
        }
    }
}
