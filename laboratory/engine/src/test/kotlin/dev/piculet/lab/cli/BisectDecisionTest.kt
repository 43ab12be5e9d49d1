package dev.piculet.lab.cli

import dev.piculet.lab.bisect.Answer
import dev.piculet.lab.compare.Change
import dev.piculet.lab.compare.ComparedFigure
import dev.piculet.lab.compare.Outcomes
import dev.piculet.lab.group
import dev.piculet.lab.statistics.PairedCosts
import org.junit.jupiter.api.Test
import kotlin.math.exp
import kotlin.random.Random
import kotlin.random.asJavaRandom
import kotlin.test.assertTrue

/** How often a step errs, or stays undecided, at a threshold of 5 %. */
class BisectDecisionTest {
    private val random = Random(11).asJavaRandom()

    private fun cost(
        ratio: Double,
        noise: Double,
    ) = 100 * ratio * exp(noise * random.nextGaussian())

    /** Returns the answer, and the blocks that it took. */
    private fun step(
        ratio: Double,
        noise: Double,
    ): Pair<Answer, Int> {
        val pairs = mutableListOf<Pair<Double, Double>>()
        for (blocks in BisectMeasurement.LOOKS) {
            while (pairs.size < blocks) pairs += cost(ratio, noise) to cost(1.0, noise)
            val costs = PairedCosts(pairs)
            val outcome = Outcomes.of(mapOf("" to costs), THRESHOLD).getValue("")
            val none = Change<Double>(null, null)
            val figure = ComparedFigure(group(), "x", costs.ratio(), outcome, none, Change(1, 1))
            val answer = Judged.of(figure, THRESHOLD).answer
            if (answer != Answer.UNDECIDED) return answer to blocks
        }
        return Answer.UNDECIDED to BisectMeasurement.LOOKS.last()
    }

    private class Counts(
        val answers: Map<Answer, Int>,
        val blocks: Double,
    ) {
        fun of(answer: Answer) = answers[answer] ?: 0
    }

    private fun steps(
        ratio: Double,
        noise: Double,
    ): Counts {
        val all = List(STEPS) { step(ratio, noise) }
        val counts = Counts(all.groupingBy { it.first }.eachCount(), all.map { it.second }.average())
        val answers = Answer.entries.joinToString { "${it.name.lowercase()} ${counts.of(it)}" }
        println("ratio $ratio, noise $noise, of $STEPS steps: $answers; ${counts.blocks} blocks a step")
        return counts
    }

    @Test
    fun `commits that are as fast as GOOD, or twice the threshold slower, are hardly ever judged wrong`() {
        for (noise in listOf(0.02, 0.04)) {
            assertTrue(steps(1.0, noise).of(Answer.SLOW) <= STEPS / 200)
            assertTrue(steps(1.1025, noise).of(Answer.FAST) <= STEPS / 200)
        }
    }

    @Test
    fun `a commit at the threshold is judged with reserve`() {
        val counts = steps(1.05, 0.02)
        assertTrue(counts.of(Answer.UNDECIDED) > STEPS / 2)
    }

    private companion object {
        const val STEPS = 2000
        const val THRESHOLD = 0.05
    }
}
