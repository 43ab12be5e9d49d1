package dev.piculet.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random schemas and values. {@code -Dfuzz.cases} sets their number, {@code -Dfuzz.seed} the seed; the same two give the
 * same cases. {@code -Dfuzz.first} starts with one of them.
 */
@Tag("slow")
class StructuralFuzzTest {
    /** Enough cases to have every kind, ending in every way. */
    private static final long MANY = 100_000;

    private static final long PROGRESS_NANOS = 10_000_000_000L;

    private final long seed = Long.getLong("fuzz.seed", 1);
    private final long cases = Long.getLong("fuzz.cases", 100_000);
    private final long first = Long.getLong("fuzz.first", 0);
    private final long start = System.nanoTime();
    private long done;
    private long nextLine = start + PROGRESS_NANOS;

    @Test
    void bytesOfAnySchemaGiveValuesOrOurErrorsWithinTheBound() {
        try (Warnings warnings = new Warnings()) {
            run(new StructuralFuzz(seed));
            assertEquals(List.of(), warnings.messages(), "warnings of the serializers");
        }
    }

    private void run(StructuralFuzz fuzz) {
        List<String> failures = fuzz.run(first, cases, this::count);
        long took = (System.nanoTime() - start) / 1_000_000_000;
        System.out.printf(
                "%s%,d cases of seed %d in %,d s, %d failed%n",
                fuzz.coverage().table(), done, seed, took, failures.size());
        assertTrue(failures.isEmpty(), () -> String.join("\n", failures));
        if (cases >= MANY) {
            assertEquals(List.of(), fuzz.coverage().missing(), "results that never occurred");
        }
    }

    private void count() {
        done++;
        long now = System.nanoTime();
        if (now >= nextLine) {
            nextLine = now + PROGRESS_NANOS;
            long left = (long) ((now - start) / (double) done * (cases - done) / 1e9);
            System.out.printf("%,d of %,d cases, about %d:%02d left%n", done, cases, left / 60, left % 60);
        }
    }
}
