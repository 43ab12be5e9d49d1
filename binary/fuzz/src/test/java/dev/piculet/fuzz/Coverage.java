package dev.piculet.fuzz;

import java.util.ArrayList;
import java.util.List;

/** Counts the results of each kind of case, so that a generator that no longer reaches one is noticed. */
final class Coverage {
    private static final Outcome[] OUTCOMES = Outcome.values();

    private final long[][] counts = new long[Row.values().length][OUTCOMES.length];
    private final long[] allocated = new long[counts.length];
    private final long[] perByte = new long[counts.length];
    private final long[] nanos = new long[counts.length];
    private final long[] allNanos = new long[counts.length];

    void count(Row row, Outcome outcome) {
        counts[row.ordinal()][outcome.ordinal()]++;
    }

    /** Records the cost of a call. */
    void note(Row row, long bytesAllocated, long bytesEach, long time) {
        int i = row.ordinal();
        allocated[i] = Math.max(allocated[i], bytesAllocated);
        perByte[i] = Math.max(perByte[i], bytesEach);
        nanos[i] = Math.max(nanos[i], time);
        allNanos[i] += time;
    }

    /** Returns the results that should have occurred and never did. */
    List<String> missing() {
        List<String> missing = new ArrayList<>();
        for (Row row : Row.values()) {
            for (Outcome outcome : row.outcomes()) {
                if (counts[row.ordinal()][outcome.ordinal()] == 0) {
                    missing.add(row + " never ended in " + outcome);
                }
            }
        }
        return missing;
    }

    /** Returns a table with a line for each kind of case. */
    String table() {
        StringBuilder text = new StringBuilder(String.format(
                "%-22s %11s %11s %11s %11s %11s %12s %8s %10s %8s%n",
                "",
                "value",
                "malformed",
                "mismatch",
                "limit",
                "unsupported",
                "most bytes",
                "per byte",
                "longest ms",
                "mean us"));
        for (Row row : Row.values()) {
            int i = row.ordinal();
            long all = 0;
            text.append(String.format("%-22s", row));
            for (long count : counts[i]) {
                text.append(String.format(" %,11d", count));
                all += count;
            }
            text.append(String.format(
                    " %,12d %,8d %10.1f %8.1f%n",
                    allocated[i], perByte[i], nanos[i] / 1e6, allNanos[i] / 1e3 / Math.max(1, all)));
        }
        return text.toString();
    }
}
