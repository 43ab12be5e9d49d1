package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.ValueCodec;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Limits hold while values are written: for every type, in both implementations, and before more memory is used than
 * allowed.
 */
class WritingLimitsTest {
    private static final int LIMIT = 4_000;
    private static final String ADVICE = ".\n  Raise Limits.size if that is intended.";

    static final class Pair {
        Pair left;
        Pair right;
    }

    /** A value of each type with many more bytes than allowed. */
    static Stream<Arguments> largeValues() {
        String text = "x".repeat(100_000);
        List<Object> values = List.of(
                text,
                "\u20ac".repeat(100_000),
                new StringBuilder(text),
                new StringBuffer(text),
                URI.create("http://" + text),
                Pattern.compile("x".repeat(9_000)),
                BigInteger.ONE.shiftLeft(800_000),
                new java.math.BigDecimal(BigInteger.ONE.shiftLeft(800_000), 3),
                BitSet.valueOf(filled(100_000)),
                ByteBuffer.wrap(filled(100_000)),
                new AtomicIntegerArray(100_000),
                new AtomicLongArray(100_000),
                InetSocketAddress.createUnresolved(text, 80),
                new byte[100_000],
                new long[100_000],
                new boolean[100_000],
                filledWith(new String[100_000], "text"),
                filledWith(new int[50_000][], new int[1]));
        return values.stream().map(it -> Arguments.of(new Object[] {it}));
    }

    private static byte[] filled(int length) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 1);
        return bytes;
    }

    private static Object filledWith(Object[] array, Object element) {
        Arrays.fill(array, element);
        return array;
    }

    private static Class<?> declared(Object value) {
        return value instanceof ByteBuffer ? ByteBuffer.class : value.getClass();
    }

    @SuppressWarnings("unchecked") // The value has this class.
    private static Twins<Object> twins(Object value, Limits limits) {
        return Twins.of(() -> (TypedSerializerBuilder<Object>)
                TypedSerializer.builder(declared(value)).limits(limits));
    }

    /** Both refuse, and have allocated no more than the limit and a small reserve. */
    private static <T> void assertTooLarge(Twins<T> twins, T value, int limit) {
        for (TypedSerializer<T> each : List.of(twins.interpreted(), twins.generated())) {
            BinaryOutput out = new BinaryOutput(16);
            out.writeInt(1);
            BinaryException e = assertThrows(LimitExceededException.class, () -> each.serialize(value, out));
            assertTrue(e.getMessage().endsWith(ADVICE), e.getMessage());
            assertTrue(out.array().length <= limit + 64, () -> out.array().length + " bytes of room");
            assertEquals(4, out.position());
            assertThrows(LimitExceededException.class, () -> each.serialize(value));
        }
    }

    @ParameterizedTest
    @MethodSource("largeValues")
    void sizeHoldsForEveryType(Object value) {
        assertTooLarge(twins(value, Limits.DEFAULT.withSize(LIMIT)), value, LIMIT);
    }

    @ParameterizedTest
    @MethodSource("largeValues")
    void theExactSizeIsAllowedAndOneLessIsNot(Object value) {
        int size = twins(value, Limits.DEFAULT).interpreted().serialize(value).length;
        Twins<Object> exact = twins(value, Limits.DEFAULT.withSize(size));
        assertEquals(size, exact.interpreted().serialize(value).length);
        assertEquals(size, exact.generated().serialize(value).length);
        assertTooLarge(twins(value, Limits.DEFAULT.withSize(size - 1)), value, size);
    }

    @ParameterizedTest
    @MethodSource("largeValues")
    void sizeHoldsForEveryTypeThatIsReadToo(Object value) {
        byte[] bytes = twins(value, Limits.DEFAULT).interpreted().serialize(value);
        int size = bytes.length;
        Twins<Object> exact = twins(value, Limits.DEFAULT.withSize(size));
        Twins<Object> less = twins(value, Limits.DEFAULT.withSize(size - 1));
        assertEquals(
                Structure.of(exact.interpreted().deserialize(bytes)),
                Structure.of(exact.generated().deserialize(bytes)));
        for (TypedSerializer<Object> each : List.of(less.interpreted(), less.generated())) {
            BinaryException e = assertThrows(LimitExceededException.class, () -> each.deserialize(bytes));
            assertEquals("Value takes " + size + " bytes, more than " + (size - 1) + ", at $" + ADVICE, e.getMessage());
        }
    }

    @ParameterizedTest
    @MethodSource("largeValues")
    void lengthsOfTextHoldForEveryTypeThatIsText(Object value) {
        boolean isText = value instanceof CharSequence || value instanceof URI || value instanceof Pattern;
        if (!isText) {
            return;
        }
        int length = value.toString().length();
        Twins<Object> tooShort = twins(value, Limits.DEFAULT.withStringLength(length - 1));
        for (TypedSerializer<Object> each : List.of(tooShort.interpreted(), tooShort.generated())) {
            String message = assertThrows(LimitExceededException.class, () -> each.serialize(value))
                    .getMessage();
            assertEquals(
                    "String of " + length + " chars is longer than " + (length - 1)
                            + " at $.\n  Raise Limits.stringLength if that is intended.",
                    message);
        }
        twins(value, Limits.DEFAULT.withStringLength(length)).interpreted().serialize(value);
    }

    @Test
    void aValueWrittenManyTimesIsRefusedBeforeItFillsTheMemory() {
        Pair pair = new Pair();
        for (int i = 0; i < 60; i++) {
            Pair outer = new Pair();
            outer.left = pair;
            outer.right = pair;
            pair = outer;
        }
        Supplier<TypedSerializerBuilder<Pair>> builder =
                () -> TypedSerializer.builder(Pair.class).limits(Limits.DEFAULT.withSize(LIMIT));
        assertTooLarge(Twins.of(builder), pair, LIMIT);
    }

    @Test
    void collectionsThatTakeNoMemoryAreRefused() {
        List<String> copies = Collections.nCopies(10_000_000, "text");
        Supplier<TypedSerializerBuilder<List<String>>> builder =
                () -> TypedSerializer.builder(new TypeRef<List<String>>() {}).limits(Limits.DEFAULT.withSize(LIMIT));
        Twins<List<String>> twins = Twins.of(builder);
        for (TypedSerializer<List<String>> each : List.of(twins.interpreted(), twins.generated())) {
            assertThrows(LimitExceededException.class, () -> each.serialize(copies));
        }
    }

    /** Writes more than any limit. */
    private static final ValueCodec<Pair> ENDLESS = new ValueCodec<>() {
        @Override
        public String id() {
            return "endless";
        }

        @Override
        public void encode(BinaryOutput out, Pair value) {
            while (true) {
                out.writeInt(1);
            }
        }

        @Override
        public Pair decode(BinaryInput in) {
            return new Pair();
        }
    };

    @Test
    void codecsOfUsersAreStoppedToo() {
        Supplier<TypedSerializerBuilder<Pair>> builder = () ->
                TypedSerializer.builder(Pair.class).codec(Pair.class, ENDLESS).limits(Limits.DEFAULT.withSize(LIMIT));
        assertTooLarge(Twins.of(builder), new Pair(), LIMIT);
    }

    @Test
    void theMessageSaysWhereTheLimitWasReached() {
        TypedSerializer<Map<String, String[]>> serializer = TypedSerializer.builder(
                        new TypeRef<Map<String, String[]>>() {})
                .limits(Limits.DEFAULT.withSize(600))
                .build();
        String[] texts = {"a", "b".repeat(300), "c".repeat(400)};
        String message = assertThrows(
                        LimitExceededException.class,
                        () -> serializer.serialize(Map.of("key", texts), new BinaryOutput(16)))
                .getMessage();
        assertEquals("Value takes more than 600 bytes at $.values[0][2]" + ADVICE, message);
    }

    @Test
    void theSchemaBeforeAValueCounts() {
        BinarySerializer free = BinarySerializer.builder().allow(Pair.class).build();
        int size = free.serialize(new Pair()).length;
        BinarySerializer exact = limited(size);
        assertEquals(size, exact.serialize(new Pair()).length);
        BinaryException e = assertThrows(
                LimitExceededException.class, () -> limited(size - 1).serialize(new Pair()));
        assertEquals("Value takes " + size + " bytes, more than " + (size - 1) + ", at $" + ADVICE, e.getMessage());
        e = assertThrows(LimitExceededException.class, () -> limited(10).serialize(new Pair()));
        assertEquals(
                "Schema takes " + (size - 1) + " bytes, more than 10, at $.\n  It stands before the value. Raise"
                        + " Limits.size if that is intended.",
                e.getMessage());
    }

    private static BinarySerializer limited(int size) {
        return BinarySerializer.builder()
                .allow(Pair.class)
                .limits(Limits.DEFAULT.withSize(size))
                .build();
    }

    @Test
    void theSchemaBeforeAStreamCounts() {
        TypedSerializer<Pair> serializer = TypedSerializer.builder(Pair.class)
                .limits(Limits.DEFAULT.withSize(10))
                .build();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        assertThrows(LimitExceededException.class, () -> serializer.writer(stream));
        assertEquals(0, stream.size());
    }

    @Test
    void anOutputIsFreeAgainBehindAValue() {
        TypedSerializer<String> serializer = TypedSerializer.builder(String.class)
                .limits(Limits.DEFAULT.withSize(20).withStringLength(10))
                .build();
        BinaryOutput out = new BinaryOutput(4);
        List<Integer> positions = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            serializer.serialize("0123456789", out);
            positions.add(out.position());
            assertThrows(LimitExceededException.class, () -> serializer.serialize("0123456789-", out));
        }
        assertEquals(1_500, positions.get(99));
        out.writeString("x".repeat(1_000));
        assertEquals(2_502, out.position());
    }
}
