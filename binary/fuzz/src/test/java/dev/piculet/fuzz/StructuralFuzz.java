package dev.piculet.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Runs cases of every scenario. Each must end in a value or in one of our errors, as its scenario says, within memory and
 * time that grow with the bytes. Its number and the seed determine a case.
 */
final class StructuralFuzz {
    private static final int MAX_FAILURES = 20;

    /** An odd number that spreads seeds. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** Scenarios, each as often as its share of a hundred. */
    private final List<Scenario> scenarios = new ArrayList<>();

    private final Coverage coverage = new Coverage();
    private final Meter meter = new Meter(coverage);
    private final List<String> failures = new ArrayList<>();
    private final long seed;

    StructuralFuzz(long seed) {
        this.seed = seed;
        add(60, new SchemaScenario());
        add(16, new MutantScenario());
        add(8, new GraphScenario());
        add(5, new KeyScenario());
        add(5, new StreamScenario());
        add(6, new LimitScenario());
    }

    private void add(int share, Scenario scenario) {
        scenarios.addAll(Collections.nCopies(share, scenario));
    }

    /** Runs cases from a number on and returns what went wrong. */
    List<String> run(long first, long count, Runnable each) {
        for (long i = first; i < first + count && failures.size() < MAX_FAILURES; i++) {
            one(i);
            each.run();
        }
        return failures;
    }

    private void one(long number) {
        SplittableRandom random = new SplittableRandom((seed + 1) * GOLDEN + number);
        Scenario scenario = scenarios.get(random.nextInt(scenarios.size()));
        try {
            scenario.run(random, meter);
        } catch (RuntimeException | Error e) {
            String failure = "-Dfuzz.seed=" + seed + " -Dfuzz.first=" + number + " -Dfuzz.cases=1, "
                    + scenario.getClass().getSimpleName() + ": " + e;
            failures.add(failure);
            // Shows progress during a long run.
            System.out.println(failure);
        }
    }

    /** The cases so far, and their results. */
    Coverage coverage() {
        return coverage;
    }
}
