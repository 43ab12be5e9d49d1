package dev.piculet.lab.fork;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * A kernel that does the same arithmetic for ever: whatever its time does from block to block, the machine did.
 *
 * <p>It mixes 1,024 integers by xorshift (Marsaglia, "Xorshift RNGs", 2003), which fits every first-level cache, allocates
 * nothing, and can't be vectorized because each step needs the one before.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CalibrationBenchmark {
    private final int[] numbers = new int[1024];
    private int state = 0x9E3779B9;

    @Benchmark
    public int run(ThreadCost cost) {
        int x = state;
        for (int i = 0; i < numbers.length; i++) {
            x ^= x << 13;
            x ^= x >>> 17;
            x ^= x << 5;
            numbers[i] += x;
        }
        state = x;
        return numbers[x & 1023];
    }
}
