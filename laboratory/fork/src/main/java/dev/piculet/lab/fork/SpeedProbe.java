package dev.piculet.lab.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * The same work again and again, which takes longer while something else slows the core down: a neighbour on its other hardware thread, or a
 * hypervisor that counts stolen time as ours. CPU time hides the first, and steal the second, so only work of a known length shows them.
 *
 * <p>One loop waits for each of its results, so its time tells the clock's rate. The other has many results under way and reads from the
 * first-level cache, so its time tells whether the core's units are shared (docs/adr/0062-a-probe-around-each-iteration.md).
 */
final class SpeedProbe {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** About half a millisecond in all: long beside the clock's steps, short beside an iteration. */
    private static final int DEPENDENT_STEPS = 100_000;

    private static final int INDEPENDENT_STEPS = 80_000;

    /** A power of two of ints that the first-level cache has room for. */
    private static final int SIZE = 4_096;

    private final int[] table = new int[SIZE];

    /** Keeps the JIT from dropping the work. */
    private long result;

    SpeedProbe() {
        for (int i = 0; i < SIZE; i++) {
            table[i] = i * 0x9E3779B9;
        }
    }

    /** Returns the CPU time that the work takes now, in nanoseconds. */
    long nanos() {
        long start = THREADS.getCurrentThreadCpuTime();
        result += dependent() + independent();
        return THREADS.getCurrentThreadCpuTime() - start;
    }

    /** Marsaglia's xorshift: each step needs the one before. */
    private long dependent() {
        long x = result | 1;
        for (int i = 0; i < DEPENDENT_STEPS; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
        }
        return x;
    }

    private long independent() {
        int[] values = table;
        long a = result;
        long b = 2;
        long c = 3;
        long d = 4;
        long e = 5;
        for (int i = 0; i < INDEPENDENT_STEPS; i++) {
            a = a * 31 + values[(int) a & SIZE - 1];
            b = b * 33 + values[(int) b & SIZE - 1];
            c = (c ^ i) + values[(int) (c >>> 3) & SIZE - 1];
            d += values[i & SIZE - 1];
            e ^= d >>> 3;
        }
        return a ^ b ^ c ^ d ^ e;
    }
}
