package dev.piculet.lab.runner

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdMeasurements
import dev.piculet.lab.experiment.ColdPhase
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.CountedClasses
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.plan
import dev.piculet.lab.plan.ColdPlan
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class ColdLoopTest {
    /** Answers at once; [failing] ends its JVM. */
    private class FakeRunner(
        private val failing: String? = null,
    ) : ColdRunner {
        val started = mutableListOf<String>()

        override fun sample(
            block: Int,
            cell: ColdCell,
            operations: List<Operation>,
        ): ColdSample {
            started += "${cell.entry.contender}$block"
            val error = "ended its JVM with exit code 1".takeIf { cell.entry.contender == failing }
            return ColdSample(block, cell, operations.map { ColdPhase(it.id(), 1, 5, 9, 6, 7, 8) }, error)
        }

        override fun generated(
            cell: ColdCell,
            operations: List<Operation>,
        ): GeneratedClasses? {
            started += "${cell.entry.contender} generated"
            return GeneratedClasses(3, 100).takeIf { cell.entry.contender != "b" }
        }
    }

    private val plan = ColdPlan.of(plan(), samples = 2)

    /** Measures all of the plan, but for the classes of the cells that are counted. */
    private fun measured(
        runner: ColdRunner,
        counts: MutableList<CountedClasses> = mutableListOf(),
        progress: PreparationProgress = PreparationProgress { _, _, _ -> },
    ): ColdMeasurements {
        val samples = mutableListOf<ColdSample>()
        val loop = ColdLoop(plan, runner, progress)
        loop.count(counts) { counts += it }
        loop.complete(samples) { samples += it }
        return ColdMeasurements(samples, counts)
    }

    @Test
    fun `counts generated classes once, then starts a JVM a cell in each block, and says so`() {
        val steps = mutableListOf<String>()
        val runner = FakeRunner()
        val measured = measured(runner) { done, total, what -> steps += "$done/$total $what" }

        assertEquals(listOf("a generated", "b generated", "c generated"), runner.started.take(3))
        val expected = (0..1).flatMap { block -> plan.cells(block).map { "${it.entry.contender}$block" } }
        assertEquals(expected, runner.started.drop(3))
        assertEquals(setOf("a", "c"), measured.generated.keys.map { it.entry.contender }.toSet())
        assertEquals(6, measured.samples.size)
        assertEquals("0/9 objects/simple a@1.0 on JDK 17.0.15: counting what it generates", steps.first())
        val last = plan.cells(1).last()
        assertEquals("8/9 $last: sample 2", steps.last())
    }

    @Test
    fun `a cell that failed is not measured again`() {
        val runner = FakeRunner(failing = "b")
        val measured = measured(runner)
        assertEquals(1, runner.started.count { it == "b0" })
        assertEquals(0, runner.started.count { it == "b1" })
        assertEquals(5, measured.samples.size)
    }

    @Test
    fun `a cell whose classes are counted, or can't be, is not counted again`() {
        val counts = plan.cells.take(2).map { CountedClasses(it, null) }.toMutableList()
        val runner = FakeRunner()
        val steps = mutableListOf<String>()
        val measured = measured(runner, counts) { done, total, _ -> steps += "$done/$total" }
        assertEquals(listOf("c generated"), runner.started.filter { "generated" in it })
        assertEquals(mapOf(plan.cells.last() to GeneratedClasses(3, 100)), measured.generated)
        assertEquals("0/7", steps.first())
    }

    /** Goes on with samples, and returns the JVMs that were started for it. */
    private fun goOn(
        samples: MutableList<ColdSample>,
        failing: String? = null,
    ): List<String> {
        val runner = FakeRunner(failing)
        ColdLoop(plan, runner, { _, _, _ -> }).complete(samples) { samples += it }
        return runner.started
    }

    @Test
    fun `samples that are there are not made again`() {
        val samples = mutableListOf<ColdSample>()
        assertEquals(6, goOn(samples).size)
        val torn = samples.dropLast(1).toMutableList()
        assertEquals(listOf("${samples.last().cell.entry.contender}1"), goOn(torn))
        assertEquals(samples, torn)
    }

    @Test
    fun `steps count what is still to be made`() {
        val samples = mutableListOf<ColdSample>().also { goOn(it) }
        val torn = samples.dropLast(2).toMutableList()
        val steps = mutableListOf<String>()
        ColdLoop(plan, FakeRunner(), { done, total, _ -> steps += "$done/$total" }).complete(torn) { torn += it }
        assertEquals(listOf("0/2", "1/2"), steps)
    }

    @Test
    fun `a cell that failed is measured when measuring goes on, and given up if it fails again`() {
        val samples = mutableListOf<ColdSample>()
        assertEquals(5, goOn(samples, failing = "b").size)
        val mended = samples.toMutableList()
        assertEquals(listOf("b0", "b1"), goOn(mended))
        assertEquals(emptyList(), goOn(mended))
        assertEquals(listOf("b0"), goOn(samples, failing = "b"))
        assertEquals(emptyList(), goOn(samples))
    }
}
