package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The limit of elements holds for everything that holds elements as an array does, and only as long as a value lasts. */
class ElementLimitsTest {
    private static final int COUNT = 20;

    record Numbers(AtomicIntegerArray numbers) {}

    record Texts(StringBuilder before, Object[] objects, StringBuilder text) {}

    static Stream<Arguments> values() {
        String[] texts = new String[COUNT];
        Arrays.fill(texts, "text");
        return Stream.of(
                Arguments.of(AtomicIntegerArray.class, new AtomicIntegerArray(COUNT)),
                Arguments.of(AtomicLongArray.class, new AtomicLongArray(COUNT)),
                Arguments.of(ByteBuffer.class, ByteBuffer.allocate(COUNT)),
                Arguments.of(ByteBuffer.class, ByteBuffer.allocateDirect(COUNT)),
                Arguments.of(byte[].class, new byte[COUNT]),
                Arguments.of(long[].class, new long[COUNT]),
                Arguments.of(String[].class, texts));
    }

    @SuppressWarnings("unchecked") // The value has this class.
    private static Twins<Object> twins(Class<?> type, int most) {
        return Twins.of(() -> (TypedSerializerBuilder<Object>)
                TypedSerializer.builder(type).limits(Limits.DEFAULT.withElements(most)));
    }

    @ParameterizedTest
    @MethodSource("values")
    void soManyElementsAreAllowedAndOneMoreIsNot(Class<?> type, Object value) {
        Twins<Object> exact = twins(type, COUNT);
        byte[] bytes = exact.interpreted().serialize(value);
        assertEquals(
                Structure.of(exact.interpreted().deserialize(bytes)),
                Structure.of(exact.generated().deserialize(bytes)));
        Twins<Object> less = twins(type, COUNT - 1);
        for (TypedSerializer<Object> each : List.of(less.interpreted(), less.generated())) {
            assertTooMany("$", () -> each.serialize(value));
            assertTooMany("$", () -> each.deserialize(bytes));
        }
    }

    private static void assertTooMany(String place, Executable call) {
        assertEquals(
                "Collection of 20 elements has more than 19 at " + place
                        + ".\n  Raise Limits.elements if that is intended.",
                assertThrows(LimitExceededException.class, call).getMessage());
    }

    @Test
    void elementsOfTreesAreLimitedToo() {
        byte[] bytes = BinarySerializer.builder()
                .allow(Numbers.class)
                .build()
                .serialize(new Numbers(new AtomicIntegerArray(COUNT)));
        BinarySerializer.tree(bytes, Limits.DEFAULT.withElements(COUNT));
        assertTooMany("$.numbers", () -> BinarySerializer.tree(bytes, Limits.DEFAULT.withElements(COUNT - 1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void namesOfClassesAreNoTextsOfAValue(int generateAfter) {
        TypedSerializer<Texts> limited = TypedSerializer.builder(Texts.class)
                .limits(Limits.DEFAULT.withStringLength(10))
                .generateAfter(generateAfter)
                .build();
        Texts texts = new Texts(new StringBuilder("before"), new Integer[] {1}, new StringBuilder("text"));
        assertEquals(Integer[].class, limited.copy(texts).objects().getClass());
        Texts longer = new Texts(null, new Integer[] {1}, new StringBuilder("text of 18 chars !"));
        byte[] bytes = TypedSerializer.of(Texts.class).serialize(longer);
        assertThrows(LimitExceededException.class, () -> limited.deserialize(bytes));
        assertThrows(LimitExceededException.class, () -> limited.serialize(longer));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void anInputIsFreeAgainBehindAValue(int generateAfter) {
        TypedSerializer<StringBuilder> serializer = TypedSerializer.builder(StringBuilder.class)
                .limits(Limits.DEFAULT.withStringLength(10))
                .generateAfter(generateAfter)
                .build();
        BinaryOutput out = new BinaryOutput();
        serializer.serialize(new StringBuilder("0123456789"), out);
        out.writeString("x".repeat(1_000));
        BinaryInput in = new BinaryInput(out.toByteArray());
        assertEquals("0123456789", serializer.deserialize(in).toString());
        assertEquals(1_000, in.readString().length());
    }
}
