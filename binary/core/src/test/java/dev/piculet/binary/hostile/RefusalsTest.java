package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.nullable;
import static dev.piculet.binary.hostile.Described.object;
import static dev.piculet.binary.hostile.Described.reference;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.TypeRef;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.ValueCodec;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.WireType;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exceptions of a class's own code, and linkage errors, are wrapped in one of our errors with the cause. */
class RefusalsTest {
    /** A value without any failure, and no further byte. */
    private static final byte UNCHANGED = 77;

    /** The number of calls without a failure. */
    private static int outOfMemory;

    record Picky(int value) {
        Picky {
            fail(value);
        }
    }

    /** Can be read, and fails when it becomes a key. */
    record Key(int value) {
        @Override
        public int hashCode() {
            fail(value);
            return value;
        }
    }

    record Degrees(int value) {}

    private static final class DegreesCodec implements ValueCodec<Degrees> {
        @Override
        public String id() {
            return "degrees";
        }

        @Override
        public void encode(BinaryOutput out, Degrees degrees) {
            fail(degrees.value);
            out.writeByte((byte) degrees.value);
        }

        @Override
        public Degrees decode(BinaryInput in) {
            int value = in.readByte();
            fail(value);
            return new Degrees(value);
        }
    }

    static void fail(int value) {
        switch (value) {
            case 1 -> throw RefusalsTest.<RuntimeException>undeclared(new IOException("checked"));
            case 2 -> throw new AssertionError("asserted");
            case 3 -> overflow(0);
            case 4 -> throw new NoClassDefFoundError("com/acme/Gone");
            case 5 -> {
                outOfMemory++;
                throw new OutOfMemoryError("of the test");
            }
            default -> {}
        }
    }

    private static int overflow(int i) {
        return overflow(i + 1) + 1;
    }

    @SuppressWarnings("unchecked") // The test needs an unchecked cast.
    private static <T extends Throwable> T undeclared(Throwable e) throws T {
        throw (T) e;
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, java.io.IOException",
        "-1, 1, java.io.IOException",
        "0, 2, java.lang.AssertionError",
        "-1, 2, java.lang.AssertionError",
        "0, 3, java.lang.StackOverflowError",
        "-1, 3, java.lang.StackOverflowError",
        "0, 4, java.lang.NoClassDefFoundError",
        "-1, 4, java.lang.NoClassDefFoundError"
    })
    void exceptionsOfConstructorsAreTheCause(int generateAfter, int value, Class<?> cause) {
        TypedSerializer<Picky> serializer = TypedSerializer.builder(Picky.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
        byte[] bytes = serializer.serialize(new Picky(0));
        bytes[1] = (byte) value;
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> serializer.deserialize(bytes));
        assertInstanceOf(cause, e.getCause());
        assertTrue(e.getMessage().startsWith(Picky.class.getName() + " refuses what was read ("), e.getMessage());
        BinaryInput in = new BinaryInput(bytes);
        e = assertThrows(MalformedInputException.class, () -> serializer.deserialize(in));
        assertInstanceOf(cause, e.getCause());
    }

    private static byte[] changed(byte[] bytes, int value) {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes[i] == UNCHANGED ? (byte) value : bytes[i];
        }
        return bytes;
    }

    private static <T> void assertRefused(
            String start, Class<?> cause, TypedSerializerBuilder<T> builder, T value, int changed) {
        TypedSerializer<T> serializer = builder.headerless().build();
        byte[] bytes = changed(serializer.serialize(value), changed);
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> serializer.deserialize(bytes));
        assertInstanceOf(cause, e.getCause());
        assertTrue(e.getMessage().startsWith(start), e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, java.io.IOException",
        "-1, 1, java.io.IOException",
        "0, 2, java.lang.AssertionError",
        "-1, 2, java.lang.AssertionError",
        "0, 3, java.lang.StackOverflowError",
        "-1, 3, java.lang.StackOverflowError",
        "0, 4, java.lang.NoClassDefFoundError",
        "-1, 4, java.lang.NoClassDefFoundError"
    })
    void exceptionsOfKeysAndCodecsAreTheCause(int generateAfter, int value, Class<?> cause) {
        String start = "Elements of " + Key.class.getName() + " do not make the collection that was written (";
        Key key = new Key(UNCHANGED);
        assertRefused(
                start,
                cause,
                TypedSerializer.builder(new TypeRef<Set<Key>>() {}).generateAfter(generateAfter),
                new HashSet<>(Set.of(key)),
                value);
        assertRefused(
                start,
                cause,
                TypedSerializer.builder(new TypeRef<Map<Key, String>>() {}).generateAfter(generateAfter),
                new HashMap<>(Map.of(key, "value")),
                value);
        assertRefused(
                start,
                cause,
                TypedSerializer.builder(new TypeRef<Map<Map<Key, String>, String>>() {})
                        .generateAfter(generateAfter),
                new HashMap<>(Map.of(new HashMap<>(Map.of(key, "value", new Key(0), "other")), "value")),
                value);
        assertRefused(
                "Bytes are no " + Degrees.class.getName() + " (",
                cause,
                TypedSerializer.builder(Degrees.class)
                        .codec(Degrees.class, new DegreesCodec())
                        .generateAfter(generateAfter),
                new Degrees(UNCHANGED),
                value);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void errorsOfTheJvmAreNotBlamedOnBytesAndNotTriedAgain(int generateAfter) {
        outOfMemory = 0;
        TypedSerializer<Picky> objects = TypedSerializer.builder(Picky.class)
                .headerless()
                .generateAfter(generateAfter)
                .build();
        byte[] object = changed(objects.serialize(new Picky(UNCHANGED)), 5);
        assertThrows(OutOfMemoryError.class, () -> objects.deserialize(object));
        assertThrows(OutOfMemoryError.class, () -> objects.deserialize(new BinaryInput(object)));
        assertEquals(2, outOfMemory);
        TypedSerializer<Set<Key>> sets = TypedSerializer.builder(new TypeRef<Set<Key>>() {})
                .headerless()
                .generateAfter(generateAfter)
                .build();
        byte[] set = changed(sets.serialize(new HashSet<>(Set.of(new Key(UNCHANGED)))), 5);
        assertThrows(OutOfMemoryError.class, () -> sets.deserialize(set));
        assertEquals(3, outOfMemory);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void exceptionsOfCodecsThatWriteReachTheCallerUnchanged(int generateAfter) {
        TypedSerializer<Degrees> serializer = TypedSerializer.builder(Degrees.class)
                .codec(Degrees.class, new DegreesCodec())
                .generateAfter(generateAfter)
                .build();
        assertThrows(IOException.class, () -> serializer.serialize(new Degrees(1)));
        assertThrows(AssertionError.class, () -> serializer.serialize(new Degrees(2)));
        assertThrows(StackOverflowError.class, () -> serializer.serialize(new Degrees(3)));
        assertThrows(OutOfMemoryError.class, () -> serializer.serialize(new Degrees(5)));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "-1, 1", "0, 2", "-1, 2", "0, 4", "-1, 4", "0, 5", "-1, 5"})
    void whateverACodecThrowsLeavesTheOutputUnchanged(int generateAfter, int value) {
        record Measured(String place, Degrees degrees) {}
        TypedSerializer<Measured> serializer = TypedSerializer.builder(Measured.class)
                .codec(Degrees.class, new DegreesCodec())
                .generateAfter(generateAfter)
                .build();
        BinaryOutput out = new BinaryOutput();
        out.writeByte(7);
        Measured measured = new Measured("desert", new Degrees(value));
        assertThrows(Throwable.class, () -> serializer.serialize(measured, out));
        assertArrayEquals(new byte[] {7}, out.toByteArray());
    }

    @Test
    void bytesCannotAskForAClassThatIsNotOneOfObjects() {
        BinarySerializer serializer = BinarySerializer.builder().build();
        byte[] bytes = Described.of(Described.schema(reference(0), object("java.util.List")));
        assertEquals(
                "Data was written as 'java.util.List' and can't be read as 'List' at $.\n"
                        + "  Keep the old type, or widen it: int to long, T to nullable T or Optional<T>.",
                assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(bytes))
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"void", "int"})
    void bytesCannotAskForArraysOfWhatHasNoObjects(String name) {
        BinarySerializer serializer = BinarySerializer.builder().build();
        String message = "An instance of " + name + " was written, which this serializer does not allow, at $.\n"
                + "  Allow the class with OptionsBuilder.allow if its instances are to be created, or read a tree.";
        for (WireType element : List.of(nullable(0), new WireType.Open(name))) {
            WireType array = new WireType.Sequence(CollectionKind.ARRAY, element);
            byte[] bytes = Described.of(Described.schema(array, object(name)), (byte) 1);
            assertEquals(
                    message,
                    assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(bytes))
                            .getMessage());
        }
    }

    @Test
    void bytesCannotAskForArraysOfTooManyDimensions() {
        BinarySerializer serializer = BinarySerializer.builder().build();
        WireType array = new WireType.Text();
        for (int i = 0; i < 17; i++) {
            array = new WireType.Sequence(CollectionKind.ARRAY, array);
        }
        byte[] bytes = Described.of(Described.schema(array), (byte) 1);
        assertEquals(
                "An instance of " + "[".repeat(17)
                        + "Ljava.lang.String; was written, which this serializer does not allow,"
                        + " at $.\n  Allow the class with OptionsBuilder.allow if its instances are to be created, or read a"
                        + " tree.",
                assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(bytes))
                        .getMessage());
    }

    /** The fault shows at the first use, which may come when bytes name it. */
    @Test
    void bytesCannotAskForAnAllowedClassThatCanNotBeCreated() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(Thread.class).build();
        byte[] bytes = Described.of(Described.schema(reference(0), object("java.lang.Thread")));
        SchemaMismatchException e = assertThrows(SchemaMismatchException.class, () -> serializer.deserialize(bytes));
        assertInstanceOf(UnsupportedClassException.class, e.getCause());
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 40})
    void theSizeLimitHoldsForTheSchemaToo(int limit) {
        BinarySerializer serializer = BinarySerializer.builder()
                .limits(Limits.DEFAULT.withSize(limit))
                .build();
        byte[] bytes = Described.of(Described.schema(reference(0), object("a.class.with.quite.a.long.Name")));
        assertEquals(
                "Value takes " + bytes.length + " bytes, more than " + limit + ", at $.\n"
                        + "  Raise Limits.size if that is intended.",
                assertThrows(LimitExceededException.class, () -> serializer.deserialize(bytes))
                        .getMessage());
        assertThrows(LimitExceededException.class, () -> BinarySerializer.tree(bytes, Limits.DEFAULT.withSize(limit)));
    }
}
