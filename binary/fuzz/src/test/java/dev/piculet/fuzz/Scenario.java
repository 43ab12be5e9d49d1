package dev.piculet.fuzz;

import java.util.SplittableRandom;

/** One kind of cases. */
interface Scenario {
    /**
     * Runs a case. The numbers alone determine it.
     *
     * @throws AssertionError if something is wrong
     */
    void run(SplittableRandom random, Meter meter);
}
