package dev.piculet.binary.form;

import dev.piculet.binary.error.ValueErrors;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Bounds the time that it takes to sort decimals. Comparing two of about the same size that have different scales takes a power of ten with
 * as many digits as the longer one has, so that few long ones among many short ones could take any time. Decimals whose sizes
 * differ are told apart without that: a number of 5,000 digits may stand among prices.
 */
final class ComparedDecimals {
    /** Beyond these, powers of ten take more time than they have bits. */
    private static final int CHEAP_BITS = 1 << 14;

    /** The bits that may be compared for each bit of the decimals, and those that always may. */
    private static final int MAX_RATIO = 64;

    private static final int FREE_BITS = 1 << 22;

    private static final double DIGITS_OF_A_BIT = Math.log10(2);

    private ComparedDecimals() {}

    /**
     * Refuses decimals that take too long to compare with each other.
     *
     * @throws dev.piculet.binary.io.LimitExceededException if there are such
     */
    static void requireCheap(Object[] keys) {
        if (areExpensive(keys)) {
            throw ValueErrors.expensiveComparison(longest(keys));
        }
    }

    /**
     * Refuses the same before they are written. Elements that a collection of the JDK has sorted are all decimals, or none is.
     *
     * @throws dev.piculet.binary.io.LimitExceededException if there are such
     */
    static void requireCheap(Iterator<?> sorted) {
        Object first = sorted.hasNext() ? sorted.next() : null;
        if (first instanceof BigDecimal) {
            List<Object> all = new ArrayList<>();
            all.add(first);
            while (sorted.hasNext()) {
                all.add(sorted.next());
            }
            requireCheap(all.toArray());
        }
    }

    /** Whether the decimals among keys take too long to compare with each other. */
    static boolean areExpensive(Object[] keys) {
        long sum = 0;
        int longest = 0;
        int count = 0;
        for (Object key : keys) {
            if (key instanceof BigDecimal decimal) {
                int bits = bits(decimal);
                sum += bits;
                longest = Math.max(longest, bits);
                count++;
            }
        }
        double most = (double) MAX_RATIO * sum + FREE_BITS;
        return count > 1 && count * cost(longest) > most && costBySize(keys) > most;
    }

    private static int longest(Object[] keys) {
        int longest = 0;
        for (Object key : keys) {
            if (key instanceof BigDecimal decimal) {
                longest = Math.max(longest, bits(decimal));
            }
        }
        return longest;
    }

    private static int bits(BigDecimal decimal) {
        return decimal.unscaledValue().bitLength();
    }

    private static double cost(int bits) {
        return bits <= CHEAP_BITS ? bits : bits * Math.sqrt((double) bits / CHEAP_BITS);
    }

    /** Returns what it costs to compare each decimal with the longest of about its size. */
    private static double costBySize(Object[] keys) {
        // The number of decimals of each size, and the bits of the longest.
        Map<Long, int[]> sizes = new HashMap<>();
        for (Object key : keys) {
            if (key instanceof BigDecimal decimal) {
                int bits = bits(decimal);
                long size = digits(bits) - decimal.scale();
                int[] known = sizes.get(size);
                if (known == null) {
                    sizes.put(size, new int[] {1, bits});
                } else {
                    known[0]++;
                    known[1] = Math.max(known[1], bits);
                }
            }
        }
        double cost = 0;
        for (Map.Entry<Long, int[]> each : sizes.entrySet()) {
            long size = each.getKey();
            int longest = Math.max(longest(sizes, size), Math.max(longest(sizes, size - 1), longest(sizes, size + 1)));
            cost += each.getValue()[0] * cost(longest);
        }
        return cost;
    }

    private static int longest(Map<Long, int[]> sizes, long size) {
        int[] known = sizes.get(size);
        return known == null ? 0 : known[1];
    }

    /** Returns the number of decimal digits, or one less. */
    private static long digits(int bits) {
        return (long) (bits * DIGITS_OF_A_BIT);
    }
}
