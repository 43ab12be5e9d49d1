package dev.piculet.lab.compare

import dev.piculet.lab.statistics.Costs
import org.junit.jupiter.api.Tag
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource
import kotlin.test.assertTrue

/**
 * How often `./lab compare` finds one slow figure among all of a comparison, and how often it raises a false alarm, with
 * the noise of stored blocks. Each test prints its counts, which ADR 35 has in a table, and requires a share of the
 * slowdowns of 5 % to be found. The blocks are copies, so that a run that is kept anew in docs/runs changes no count.
 */
@Tag("once")
class PlantedSlowdownTest {
    @ParameterizedTest
    @CsvSource(
        "objects, 6, 0.2",
        "objects, 10, 0.5",
        "objects, 20, 0.7",
        "objects, 30, 0.9",
        "objects, 40, 0.95",
        "jackson2, 6, 0.2",
        "jackson2, 10, 0.5",
        "jackson2, 20, 0.7",
        "jackson2, 30, 0.9",
        "jackson2, 40, 0.95",
        "objects-uneven, 6, 0.0",
        "objects-uneven, 20, 0.35",
        "objects-uneven, 40, 0.55",
        "objects-uneven, 80, 0.7",
    )
    fun `two builds of one run`(
        run: String,
        blocks: Int,
        least: Double,
    ) {
        val population = StoredBlocks.besideBaseline(run, SEED)
        tell("$run, one run, ${population.figures} figures", blocks, least) {
            population
                .side(blocks, it.slowed, it.factor)
        }
    }

    @ParameterizedTest
    @CsvSource(
        "objects, 6, 0.1",
        "objects, 20, 0.35",
        "objects, 40, 0.65",
        "objects, 60, 0.8",
        "jackson2, 6, 0.1",
        "jackson2, 20, 0.35",
        "jackson2, 40, 0.65",
        "jackson2, 60, 0.8",
        "objects-uneven, 6, 0.0",
        "objects-uneven, 20, 0.2",
        "objects-uneven, 40, 0.5",
        "objects-uneven, 100, 0.75",
    )
    fun `two runs`(
        run: String,
        blocks: Int,
        least: Double,
    ) {
        val population = StoredBlocks.besideKernel(run, SEED)
        tell("$run, two runs, ${population.figures} figures", blocks, least) {
            population
                .apart(blocks, it.slowed, it.factor)
        }
    }

    private class Plant(
        val slowed: Int,
        val factor: Double,
    )

    private fun tell(
        what: String,
        blocks: Int,
        least: Double,
        draw: (Plant) -> Map<Int, Costs>,
    ) {
        val figures = draw(Plant(0, 1.0)).size

        fun count(
            factor: Double,
            threshold: Double,
        ) = (0 until RUNS).count { i ->
            val slowed = i % figures
            val outcomes = Outcomes.of(draw(Plant(slowed, factor)), threshold)
            if (factor > 1) outcomes[slowed] == Outcome.REGRESSION else Outcome.REGRESSION in outcomes.values
        }
        val found = count(1.05, 0.0)
        val above = count(1.10, 0.05)
        val alarms = count(1.0, 0.0)
        val line =
            "$what, $blocks blocks: of $RUNS runs $found find 5 % above 0 %, $above find 10 % above 5 %, " +
                "$alarms raise an A/A alarm above 0 %"
        println(line)
        assertTrue(alarms <= RUNS / 20, line)
        assertTrue(found >= least * RUNS, line)
    }

    private companion object {
        const val RUNS = 200
        const val SEED = 35L
    }
}
