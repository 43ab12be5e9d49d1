package dev.piculet.lab.fork;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SpeedProbeTest {
    private static final int RUNS = 200;

    @Test
    void theSameWorkTakesAboutAsLongInHalfOfItsRuns() {
        SpeedProbe probe = new SpeedProbe();
        LongStream.range(0, RUNS).forEach(i -> probe.nanos());
        long[] sorted =
                LongStream.range(0, RUNS).map(i -> probe.nanos()).sorted().toArray();
        assertTrue(sorted[0] > 50_000, sorted[0] + " ns are too few steps of the clock");
        assertTrue(sorted[RUNS / 2] < 2 * sorted[RUNS / 10], sorted[RUNS / 2] + " and " + sorted[RUNS / 10]);
    }

    /** Else the cost of a call would depend on the length of the iteration. */
    @Test
    void theTimeOfAnIterationIsThatBetweenItsProbes() {
        ThreadCost cost = new ThreadCost();
        for (int i = 0; i < RUNS; i++) {
            cost.start();
            cost.stop();
        }
        assertTrue(cost.probeNanos > 100_000, () -> cost.probeNanos + " ns");
        assertTrue(cost.cpuNanos < cost.probeNanos / 4, () -> cost.cpuNanos + " of " + cost.probeNanos + " ns");
    }
}
