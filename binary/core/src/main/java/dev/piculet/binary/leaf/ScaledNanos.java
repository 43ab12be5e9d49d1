package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/**
 * Spans of time that are not negative, in the coarsest unit that is exact. The two lowest bits tell the unit: 0
 * seconds, 1 milliseconds, 2 microseconds, 3 nanoseconds.
 */
final class ScaledNanos {
    private static final long[] UNITS = {1_000_000_000, 1_000_000, 1_000, 1};

    private ScaledNanos() {}

    /** Writes nanoseconds, less than 2<sup>61</sup>. */
    static void write(BinaryOutput out, long nanos) {
        int unit = unit(nanos);
        LongVarint.write(out, nanos / UNITS[unit] << 2 | unit);
    }

    private static int unit(long nanos) {
        int unit = 0;
        while (nanos % UNITS[unit] != 0) {
            unit++;
        }
        return unit;
    }

    /** Reads nanoseconds; whether there may be as many is up to the caller. */
    static long read(BinaryInput in) {
        long value = LongVarint.read(in);
        int unit = (int) value & 3;
        long nanos = Math.multiplyExact(value >>> 2, UNITS[unit]);
        if (unit(nanos) != unit) {
            throw new IllegalArgumentException("a coarser unit would be exact");
        }
        return nanos;
    }

    /** Reads nanoseconds within a second. */
    static int readFraction(BinaryInput in) {
        long nanos = read(in);
        if (nanos >= UNITS[0]) {
            throw new IllegalArgumentException("fraction of a second is " + nanos + " ns");
        }
        return (int) nanos;
    }
}
