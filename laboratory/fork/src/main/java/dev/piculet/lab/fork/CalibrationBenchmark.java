package dev.piculet.lab.fork;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * A kernel that never changes: if its time differs from block to block, the machine has changed.
 *
 * <p>It is a serializer in small: it follows references, branches on values, copies text, writes variable-length
 * integers and allocates its result. So it depends on the same parts of a machine: a JIT that has had its time, caches,
 * and a collector.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CalibrationBenchmark {
    private record Item(int id, long time, String name, Item next) {}

    private static final int ITEMS = 32;
    private static final int ROOM = 64 * ITEMS;

    private final Item first = items();
    private final byte[] buffer = new byte[ROOM];
    private int position;

    private static Item items() {
        Item next = null;
        for (int i = ITEMS; i > 0; i--) {
            next = new Item(i * i * 31, 1_700_000_000_000L + i * 86_400_000L, "item number " + i, next);
        }
        return next;
    }

    @Benchmark
    public byte[] run(ThreadCost cost) {
        position = 0;
        for (Item item = first; item != null; item = item.next) {
            writeNumber(item.id);
            writeNumber(item.time);
            writeText(item.name);
        }
        return Arrays.copyOf(buffer, position);
    }

    private void writeNumber(long number) {
        long rest = number;
        while ((rest & ~0x7FL) != 0) {
            buffer[position++] = (byte) (rest & 0x7F | 0x80);
            rest >>>= 7;
        }
        buffer[position++] = (byte) rest;
    }

    private void writeText(String text) {
        int length = text.length();
        writeNumber(length);
        for (int i = 0; i < length; i++) {
            buffer[position++] = (byte) text.charAt(i);
        }
    }
}
