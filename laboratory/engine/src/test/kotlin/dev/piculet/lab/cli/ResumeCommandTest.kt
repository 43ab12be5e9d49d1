package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** Stored runs of one contender are resumed. */
class ResumeCommandTest {
    @TempDir
    lateinit var folder: Path

    private val checkout = Path.of(System.getProperty("piculet.lab.home"))
    private val run get() = folder.resolve("run")

    private fun plan(): RunPlan = jdkPlan { builds += it }

    private fun store(
        plan: RunPlan,
        blocks: Int,
    ) = RunStore.reserve(run).begin(plan).use { store ->
        repeat(blocks) { block ->
            BlockOrder(plan).cells(block, plan.groups).forEach { store.append(trial(block, it)) }
        }
    }

    private val said = ByteArrayOutputStream()

    private val builds = mutableListOf<List<String>>()

    private fun terminal(): Terminal {
        val out = PrintStream(ByteArrayOutputStream())
        return Terminal(out, PrintStream(said), isRedrawn = false, hasColour = false, width = 100)
    }

    private fun resume(vararg words: String): Int = execute(
        Lab(terminal(), checkout, listOf("resume", "$run") + words) {
            builds += it
        },
    )

    private fun blocks() = RunStore.read(run).trials.maxOf { it.block } + 1

    @Test
    fun `a finished run gets the blocks that it is resumed for`() {
        store(plan().copy(measurement = Measurement(1, 20, 1, 20)), blocks = 6)
        assertEquals(ExitCode.DONE, resume(), "$said")
        assertEquals(6, blocks())
        assertEquals(ExitCode.DONE, resume("--blocks", "7"), "$said")
        assertEquals(7, blocks())
        assertEquals(List(3) { listOf("laboratory/contenders/jdk") }, builds, "for the plan, and for what goes on")
        val made = RunStore.read(run).trials.filter { it.block == 6 }
        assertEquals(3, made.distinctBy { it.cell }.size, "the contender, the A/A pair's second half, the calibration")
        assertEquals(emptyList(), made.mapNotNull { it.error ?: it.wrongOutput })
    }

    @Test
    fun `a run that has the most blocks says that a budget or a precision makes no more`() {
        store(plan().copy(measurement = Measurement(1, 20, 1, 20)), blocks = 40)
        val most = "It has 40 blocks, and a budget or a precision makes no more than 40. --blocks makes more.\n"
        assertEquals(ExitCode.DONE, resume(), "$said")
        assertFalse(most in "$said")
        for (more in listOf(arrayOf("--budget", "1m"), arrayOf("--precision", "1%"))) {
            said.reset()
            assertEquals(ExitCode.DONE, resume(*more), "$said")
            assertContains("$said", most)
        }
        assertEquals(40, blocks())
    }

    @Test
    fun `a run of other classes does not go on`() {
        store(plan().let { it.copy(conditions = RunConditions(it.conditions!!.builds + ("jdk@1" to "another"))) }, 6)
        assertEquals(ExitCode.ERROR, resume("--blocks", "7"))
        assertContains("$said", "lab: This run can't go on, because its trials could not be compared: other classes")
        assertEquals(6, blocks())
    }

    @Test
    fun `exceeded budgets and removed options are reported before the first trial`() {
        val plan = plan().run { copy(groups = emptyList(), twin = null, budgetMillis = 1) }
        store(plan.copy(conditions = plan.conditions!!.copy(keptOut = mapOf("JAVA_TOOL_OPTIONS" to "-Xint"))), 0)
        assertEquals(ExitCode.DONE, resume(), "$said")
        val overrun = Regex("The budget of 0s does not reach: the 6 blocks .* take about .*, and will be made.")
        assertContains("$said", overrun)
        assertContains("$said", "JAVA_TOOL_OPTIONS is kept from measured JVMs, and recorded in the plan.")
        assertEquals(emptyList(), RunStore.read(run).trials)
    }
}
