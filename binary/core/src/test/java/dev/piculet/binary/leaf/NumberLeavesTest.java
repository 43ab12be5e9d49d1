package dev.piculet.binary.leaf;

import static dev.piculet.binary.leaf.LeafTrial.assertRoundTrip;
import static dev.piculet.binary.leaf.LeafTrial.refusal;
import static dev.piculet.binary.leaf.LeafTrial.roundTrip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.piculet.binary.io.MalformedInputException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.BitSet;
import java.util.IntSummaryStatistics;
import java.util.LongSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;

class NumberLeavesTest {
    @Test
    void bigIntegersTakeAsManyBytesAsTheyNeed() {
        BigIntegerLeaf leaf = new BigIntegerLeaf();
        assertRoundTrip(leaf, BigInteger.ZERO, 2);
        assertRoundTrip(leaf, BigInteger.valueOf(127), 2);
        assertRoundTrip(leaf, BigInteger.valueOf(128), 3);
        assertRoundTrip(leaf, BigInteger.valueOf(-128), 2);
        assertRoundTrip(leaf, BigInteger.valueOf(-129), 3);
        assertRoundTrip(leaf, BigInteger.valueOf(Long.MAX_VALUE), 9);
        assertRoundTrip(leaf, BigInteger.valueOf(Long.MIN_VALUE), 9);
        assertRoundTrip(leaf, BigInteger.valueOf(Long.MAX_VALUE).add(BigInteger.ONE), 10);
        assertRoundTrip(leaf, BigInteger.valueOf(Long.MIN_VALUE).subtract(BigInteger.ONE), 10);
        assertRoundTrip(leaf, BigInteger.TWO.pow(8 * 200).negate(), 2 + 201);
    }

    @Test
    void bigIntegersHaveOneLayoutOnly() {
        assertEquals("no digits", refusal(new BigIntegerLeaf(), 0).getMessage());
        assertEquals(
                "more bytes than needed",
                refusal(new BigIntegerLeaf(), 2, 0, 127).getMessage());
        assertEquals(
                "more bytes than needed",
                refusal(new BigIntegerLeaf(), 2, -1, -128).getMessage());
        assertInstanceOf(MalformedInputException.class, refusal(new BigIntegerLeaf(), 0xFF, 0xFF, 0xFF, 0xFF, 0x07, 1));
    }

    @Test
    void bigDecimalsKeepTheirScale() {
        BigDecimalLeaf leaf = new BigDecimalLeaf();
        assertRoundTrip(leaf, new BigDecimal("12.34"), 4);
        assertRoundTrip(leaf, new BigDecimal("12.3400"), 5);
        assertRoundTrip(leaf, new BigDecimal("0E+5"), 3);
        assertRoundTrip(leaf, new BigDecimal("-1.2345678901234567890123456789"), 1 + 1 + 12);
        assertRoundTrip(leaf, BigDecimal.valueOf(Long.MIN_VALUE, Integer.MAX_VALUE), 5 + 9);
        assertRoundTrip(leaf, BigDecimal.valueOf(1, Integer.MIN_VALUE), 5 + 2);
    }

    @Test
    void scalesBeyondAnIntAreRefused() {
        assertInstanceOf(ArithmeticException.class, refusal(new BigDecimalLeaf(), 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1, 1));
    }

    @Test
    void mathContextsKeepPrecisionAndMode() {
        MathContextLeaf leaf = new MathContextLeaf();
        assertRoundTrip(leaf, MathContext.UNLIMITED, 2);
        assertRoundTrip(leaf, MathContext.DECIMAL128, 2);
        assertRoundTrip(leaf, new MathContext(Integer.MAX_VALUE, RoundingMode.UNNECESSARY), 6);
        assertEquals("argument out of range", refusal(leaf, 1, 8).getMessage());
    }

    @Test
    void atomicNumbersAreReadAsNewOnes() {
        assertEquals(-1, ((AtomicInteger) roundTrip(new AtomicIntegerLeaf(), new AtomicInteger(-1), 1)).get());
        assertEquals(
                Integer.MIN_VALUE,
                ((AtomicInteger) roundTrip(new AtomicIntegerLeaf(), new AtomicInteger(Integer.MIN_VALUE), 5)).get());
        assertEquals(
                Long.MIN_VALUE,
                ((AtomicLong) roundTrip(new AtomicLongLeaf(), new AtomicLong(Long.MIN_VALUE), 10)).get());
        assertEquals(true, ((AtomicBoolean) roundTrip(new AtomicBooleanLeaf(), new AtomicBoolean(true), 1)).get());
    }

    @Test
    void latchesKeepTheirCount() {
        CountDownLatchLeaf leaf = new CountDownLatchLeaf();
        assertEquals(0, ((CountDownLatch) roundTrip(leaf, new CountDownLatch(0), 1)).getCount());
        CountDownLatch latch = new CountDownLatch(129);
        latch.countDown();
        assertEquals(128, ((CountDownLatch) roundTrip(leaf, latch, 2)).getCount());
        assertEquals(
                Integer.MAX_VALUE,
                ((CountDownLatch) roundTrip(leaf, new CountDownLatch(Integer.MAX_VALUE), 5)).getCount());
        assertInstanceOf(MalformedInputException.class, refusal(leaf, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F));
    }

    @Test
    void longNumbersHaveOneLayoutOnly() {
        AtomicLongLeaf leaf = new AtomicLongLeaf();
        String text = "Number is not in its shortest form, or has more than 64 bits, at $ (offset %s).\n"
                + "  The bytes were cut off or changed, or are not of this schema.";
        assertEquals(text.formatted("2 of 2"), refusal(leaf, 0x80, 0).getMessage());
        int[] tooLong = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 2};
        assertEquals(text.formatted("10 of 10"), refusal(leaf, tooLong).getMessage());
        tooLong[9] = 0x81;
        assertEquals(text.formatted("10 of 10"), refusal(leaf, tooLong).getMessage());
    }

    @Test
    void optionalNumbersMayBeEmpty() {
        assertRoundTrip(new OptionalIntLeaf(), OptionalInt.empty(), 1);
        assertRoundTrip(new OptionalIntLeaf(), OptionalInt.of(-64), 2);
        assertRoundTrip(new OptionalLongLeaf(), OptionalLong.empty(), 1);
        assertRoundTrip(new OptionalLongLeaf(), OptionalLong.of(Long.MAX_VALUE), 11);
        assertRoundTrip(new OptionalDoubleLeaf(), OptionalDouble.empty(), 1);
        assertRoundTrip(new OptionalDoubleLeaf(), OptionalDouble.of(-0.0), 9);
        assertInstanceOf(MalformedInputException.class, refusal(new OptionalIntLeaf(), 2, 1));
    }

    @Test
    void uuidsTakeSixteenBytes() {
        assertRoundTrip(new UuidLeaf(), new UUID(0, 0), 16);
        assertRoundTrip(new UuidLeaf(), UUID.fromString("123e4567-e89b-12d3-a456-426614174000"), 16);
    }

    @Test
    void bitSetsEndWithTheirLastBit() {
        BitSetLeaf leaf = new BitSetLeaf();
        assertRoundTrip(leaf, new BitSet(1000), 1);
        BitSet bits = new BitSet();
        bits.set(0);
        assertRoundTrip(leaf, bits, 2);
        bits.set(64);
        assertRoundTrip(leaf, bits, 10);
        assertEquals("the last byte has no bits", refusal(leaf, 2, 1, 0).getMessage());
        assertInstanceOf(MalformedInputException.class, refusal(leaf, 0xFF, 0xFF, 0xFF, 0xFF, 0x07, 1));
    }

    @Test
    void addersKeepTheirSum() {
        LongAdder longs = new LongAdder();
        longs.add(Long.MIN_VALUE);
        assertEquals(Long.MIN_VALUE, ((LongAdder) roundTrip(new LongAdderLeaf(), longs, 10)).sum());
        assertEquals(0, ((LongAdder) roundTrip(new LongAdderLeaf(), new LongAdder(), 1)).sum());
        DoubleAdder doubles = new DoubleAdder();
        doubles.add(-2.5);
        assertEquals(-2.5, ((DoubleAdder) roundTrip(new DoubleAdderLeaf(), doubles, 8)).sum());
    }

    @Test
    void atomicArraysKeepEveryElement() {
        AtomicIntegerArray ints = new AtomicIntegerArray(new int[] {1, Integer.MIN_VALUE, -1});
        assertEquals(
                ints.toString(),
                roundTrip(new AtomicIntegerArrayLeaf(), ints, 13).toString());
        AtomicLongArray longs = new AtomicLongArray(new long[] {Long.MAX_VALUE, 0});
        assertEquals(
                longs.toString(),
                roundTrip(new AtomicLongArrayLeaf(), longs, 17).toString());
        assertEquals(0, ((AtomicLongArray) roundTrip(new AtomicLongArrayLeaf(), new AtomicLongArray(0), 1)).length());
    }

    @Test
    void lengthsOfAtomicArraysAreCheckedBeforeTheyAreMade() {
        assertInstanceOf(MalformedInputException.class, refusal(new AtomicLongArrayLeaf(), 2, 1, 2, 3, 4, 5, 6, 7, 8));
        assertInstanceOf(
                MalformedInputException.class, refusal(new AtomicIntegerArrayLeaf(), 0xFF, 0xFF, 0xFF, 0xFF, 7));
    }

    @Test
    void summariesKeepAllTheyCount() {
        IntSummaryStatistics ints = new IntSummaryStatistics();
        assertEquals(ints.toString(), roundTrip(new IntSummaryLeaf(), ints, 1).toString());
        ints.accept(-7);
        ints.accept(500);
        assertEquals(ints.toString(), roundTrip(new IntSummaryLeaf(), ints, 6).toString());
        LongSummaryStatistics longs = new LongSummaryStatistics();
        assertEquals(
                longs.toString(), roundTrip(new LongSummaryLeaf(), longs, 1).toString());
        longs.accept(Long.MAX_VALUE);
        longs.accept(1L);
        assertEquals(
                longs.toString(), roundTrip(new LongSummaryLeaf(), longs, 22).toString());
        assertEquals(
                "Negative count value",
                refusal(new IntSummaryLeaf(), 1, 0, 0, 0).getMessage());
        assertInstanceOf(IllegalArgumentException.class, refusal(new LongSummaryLeaf(), 2, 4, 2, 6));
        assertInstanceOf(
                ArithmeticException.class, refusal(new IntSummaryLeaf(), 2, 0x80, 0x80, 0x80, 0x80, 0x20, 0, 0));
    }
}
