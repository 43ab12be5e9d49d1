package dev.piculet.fuzz;

import java.util.SplittableRandom;

/** One kind of cases. */
interface Scenario {
    /**
     * Runs a case, which the numbers alone decide.
     *
     * @throws AssertionError if something is wrong
     */
    void run(SplittableRandom random, Meter meter);
}
