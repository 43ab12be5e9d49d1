package dev.piculet.lab.runner

import dev.piculet.lab.Honest
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.StartUp
import dev.piculet.lab.plan.ColdGroup
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Real JVMs, whose own counters are read. */
class AttributionLoopTest {
    /** Has a static initializer that takes its time, in a class that only its first call needs. */
    class Slow : Honest() {
        override fun serialize(value: Any): ByteArray = super.serialize(value).also { check(Initialised.isDone) }
    }

    private object Initialised {
        val isDone: Boolean

        init {
            Thread.sleep(INITIALISING)
            isDone = true
        }
    }

    class Failing : Honest() {
        override fun serialize(value: Any): ByteArray = throw IllegalStateException("no")
    }

    @TempDir
    lateinit var folder: Path

    private val jdk = JdkProbe.current()
    private val both = listOf(Operation.SERIALIZE, Operation.DESERIALIZE)

    private fun cell(contender: String) = ColdCell("objects", "simple", Entry(contender, "1.0", jdk.version))

    private fun process() =
        AttributionProcess(
            seed = 1,
            mapOf(jdk.version to jdk),
            listOf(ready<Honest>("honest"), ready<Slow>("slow"), ready<Failing>("failing")).associateBy {
                it.id to it.version
            },
            folder,
        )

    private fun attributed(
        plan: ColdPlan,
        runner: AttributionRunner,
        samples: MutableList<AttributedSample> = mutableListOf(),
        sources: MutableList<CellSources> = mutableListOf(),
    ): Attributions {
        val loop = AttributionLoop(plan, runner) { _, _, _ -> }
        loop.list(sources) { sources += it }
        loop.complete(samples) { samples += it }
        return Attributions(samples, sources)
    }

    /** Answers at once, and tells what was asked. One contender [fails][failing]. */
    private class FakeRunner(
        private val failing: String? = null,
    ) : AttributionRunner {
        val started = mutableListOf<String>()

        override fun sample(
            block: Int,
            cell: AttributedCell,
            operations: List<Operation>,
        ): AttributedSample {
            started += "${cell.cell.entry.contender} ${cell.startUp.title} $block"
            if (cell.cell.entry.contender == failing) return AttributedSample(block, cell, error = "no")
            return AttributedSample(block, cell, Attribution(1, 1, 1, 1, 1, 1, 1, 1, 0))
        }

        override fun sources(
            cell: ColdCell,
            operations: List<Operation>,
        ): List<ClassSource> {
            started += "${cell.entry.contender} listed"
            return emptyList()
        }
    }

    @Test
    fun `what is there is not made again, and what failed is tried once more when it goes on`() {
        val entries = listOf("a", "b").map { Entry(it, "1.0", "12.0.1") }
        val plan = ColdPlan(listOf(ColdGroup("objects", "simple", both, BaselineRef("a", "1.0"), entries)), 2, seed = 1)
        val samples = mutableListOf<AttributedSample>()
        val sources = mutableListOf<CellSources>()

        fun started(runner: FakeRunner): List<String> {
            attributed(plan, runner, samples, sources)
            return runner.started.sorted()
        }
        val first = listOf("a jars 0", "a jars 1", "a listed", "b jars 0", "b listed")
        assertEquals(first, started(FakeRunner(failing = "b")))
        samples.removeIf { it.cell.cell.entry.contender == "a" && it.block == 1 }
        assertEquals(listOf("a jars 1", "b jars 0"), started(FakeRunner(failing = "b")))
        assertEquals(emptyList(), started(FakeRunner()), "what failed twice is given up")
    }

    @Test
    @Timeout(120)
    fun `each first use is attributed, from jars and from archives, and a static initializer is found`() {
        val entries = listOf(cell("honest").entry, cell("slow").entry)
        val group = ColdGroup("objects", "simple", both, BaselineRef("honest", "1.0"), entries)
        val all = attributed(ColdPlan(listOf(group), samples = 1, seed = 1), process())
        assertEquals(emptyList(), all.samples.mapNotNull { it.error })
        val ways = StartUp.entries.filter { it.since <= jdk.feature }
        assertEquals(2 * ways.size, all.samples.size)
        for (sample in all.samples) {
            val parts = sample.attribution!!.run {
                listOf(loadNs, defineNs, verifyNs, linkNs, initialiseNs, jitNs, restNs)
            }
            assertEquals(parts.sum(), sample.attribution!!.totalNs)
            assertTrue(parts.all { it >= 0 }, "$sample")
            val millis = sample.attribution!!.initialiseNs / 1_000_000
            assertEquals(sample.cell.cell.entry.contender == "slow", millis >= INITIALISING, "$sample")
        }
        val (jars, archived) = all.samples.partition { it.cell.startUp == StartUp.JARS }
        val least = jars.maxOf { it.attribution!!.sharedClasses.toDouble() / it.attribution!!.classes }
        assertTrue(archived.all { it.attribution!!.run { sharedClasses.toDouble() / classes } > least }, "$all")
        assertContains(all.sources.first().sources.map { it.name }.joinToString(), "java.base")
    }

    @Test
    @Timeout(120)
    fun `the counters of one JVM add up to its time of class loading`() {
        val sample = process().sample(0, AttributedCell(cell("honest"), StartUp.JARS), both).attribution!!
        assertTrue(sample.classes > 0 && sample.loadNs + sample.defineNs + sample.linkNs > 0, "$sample")
    }

    @Test
    @Timeout(120)
    fun `a first use that fails is a sample with its error`() =
        assertContains(
            process().sample(0, AttributedCell(cell("failing"), StartUp.JARS), both).error!!,
            "IllegalStateException: no",
        )

    private companion object {
        const val INITIALISING = 400L
    }
}
