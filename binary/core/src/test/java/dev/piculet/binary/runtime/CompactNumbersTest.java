package dev.piculet.binary.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Numbers of two widths are told apart without a branch. */
class CompactNumbersTest {
    /** Around every power of two. */
    private static final long[] NUMBERS = LongStream.rangeClosed(0, 63)
            .flatMap(bit -> LongStream.of((1L << bit) - 1, 1L << bit, (1L << bit) + 1, -(1L << bit), -(1L << bit) - 1))
            .toArray();

    @Test
    void numbersAroundEachPowerOfTwoAreWideIfHalfTheirWidthDoesNotHoldThem() {
        for (long number : NUMBERS) {
            assertIsWide(number);
        }
    }

    @Property
    void anyNumberIsWideIfHalfItsWidthDoesNotHoldIt(@ForAll long number) {
        assertIsWide(number);
    }

    private static void assertIsWide(long number) {
        assertEquals((int) number == number ? 0 : 1, GeneratedCodeRuntime.isWide(number), () -> "" + number);
        int half = (int) number;
        assertEquals((short) half == half ? 0 : 1, GeneratedCodeRuntime.isWide(half), () -> "" + half);
    }
}
