package dev.piculet.lab.reproduce

import dev.piculet.lab.entry
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdPhase
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Measure
import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class HonestFiguresTest {
    private val part = Part(PartKind.STEADY, "objects", "serialize", listOf("simple"), listOf("a", "b@1.0", "c"))

    private val plan: RunPlan =
        plan().let { all ->
            all.copy(
                contenders =
                    all.contenders.map {
                        if (it.id == "c") it.copy(unavailable = "not resolvable here") else it
                    },
                gate =
                    all.gate.map {
                        val isWrong = it.entry.contender == "b" && it.group.operation == "deserialize"
                        if (isWrong) it.copy(status = GateStatus.WRONG_OUTPUT, detail = "wrote {}") else it
                    },
            )
        }

    /** Six blocks in which `b` takes twice as long as `a`. */
    private val trials =
        (0..5).flatMap { block ->
            plan.groups.first().entries.map { entry ->
                val cell = Trials.cell(plan.groups.first().group, entry)
                trial(block, cell, if (entry.contender == "b") 200.0 else 100.0)
            }
        }

    private fun subject(
        measure: Measure,
        contender: String,
        over: String? = null,
        operation: String = "serialize",
    ) = Measurable.Subject(measure, "objects", listOf("simple"), operation, contender, over)

    private val figures = HonestFigures(mapOf(part to SteadyFigures(plan, trials)))

    @Test
    fun `a time comes in the unit of its row, and so does its interval`() {
        val perSecond = figures.of(subject(Measure.STEADY, "b@1.0"), PublishedUnit.OPERATIONS_PER_SECOND)
        assertEquals(5e6, (perSecond as Outcome.Figure).value, 1.0)
        assertEquals(5e6, perSecond.low!!, 1.0)
        assertEquals(5e6, perSecond.high!!, 1.0)
        val nanos = figures.of(subject(Measure.STEADY, "a"), PublishedUnit.NANOSECONDS) as Outcome.Figure
        assertEquals(100.0, nanos.value, 1e-6)
    }

    /** The times of each contender go from 100 to 150 ns, or from 101 to 151.5 ns for `b`. */
    private val drifting =
        trials.map { trial ->
            val factor = if (trial.cell.entry.contender == "b") 1.01 else 1.0
            trial(trial.block, trial.cell, factor * (100.0 + 10 * trial.block))
        }

    private fun HonestFigures.times(
        measure: Measure,
        contender: String,
    ) = of(subject(measure, contender), PublishedUnit.OPERATIONS_PER_SECOND) as Outcome.Figure

    @Test
    fun `figures of one part are divided block by block, though the machine drifts`() {
        val figures = HonestFigures(mapOf(part to SteadyFigures(plan, drifting)))
        val (a, b) = figures.times(Measure.STEADY, "a") to figures.times(Measure.STEADY, "b@1.0")
        assertEquals(1.01, b.over(a)!!.value, 1e-9)
        assertEquals(1.01, b.over(a)!!.low!!, 1e-9)
        val elsewhere = HonestFigures(mapOf(part.copy(contenders = listOf("a")) to SteadyFigures(plan, drifting)))
        assertNull(b.over(elsewhere.times(Measure.STEADY, "a")), "other blocks")
        assertNull(b.over(Outcome.Figure(1.0)))
        val ratio = figures.of(subject(Measure.RATIO, "b@1.0", over = "a"), PublishedUnit.TIMES) as Outcome.Figure
        assertNull(ratio.times, "a ratio is not divided again")
        assertEquals(b.pairsWith(a), ratio.divided)
    }

    @Test
    fun `first uses are divided block by block`() {
        fun samples(
            contender: String,
            factor: Long,
        ) = (0..5).map { block ->
            val cell = ColdCell("objects", "simple", entry(contender))
            ColdSample(block, cell, listOf(phase("bind", factor * (10 + block) * 1_000_000)))
        }
        val all = FirstFigures(plan, samples("a", 2) + samples("b", 3))
        val figures = HonestFigures(mapOf(part.copy(kind = PartKind.FIRST) to all))
        val ratio = figures.times(Measure.FIRST, "b@1.0").over(figures.times(Measure.FIRST, "a"))
        assertEquals(listOf(1.5, 1.5), listOf(ratio!!.low!!, ratio.high!!).map { Math.round(it * 1e9) / 1e9 })
    }

    @Test
    fun `a ratio divides block by block, and a saving is the rest of it`() {
        val ratio = figures.of(subject(Measure.RATIO, "b@1.0", over = "a"), PublishedUnit.TIMES) as Outcome.Figure
        assertEquals(2.0, ratio.value, 1e-9)
        val saving = figures.of(subject(Measure.SAVING, "a", over = "b@1.0"), PublishedUnit.PERCENT) as Outcome.Figure
        assertEquals(50.0, saving.value, 1e-9)
    }

    @Test
    fun `what can't be had, is wrong, or was not measured says so`() {
        assertEquals(
            Outcome.None("c@1.0: not resolvable here"),
            figures.of(subject(Measure.STEADY, "c"), PublishedUnit.NANOSECONDS),
        )
        val reading = part.copy(operation = "deserialize")
        val read = HonestFigures(mapOf(reading to SteadyFigures(onlyDeserialize(), trials)))
        assertEquals(
            Outcome.None("b@1.0: WRONG OUTPUT: wrote {}", isWrong = true),
            read.of(subject(Measure.STEADY, "b@1.0", operation = "deserialize"), PublishedUnit.NANOSECONDS),
        )
        assertEquals(
            Outcome.None("not measured yet"),
            read.of(subject(Measure.STEADY, "a", operation = "deserialize"), PublishedUnit.NANOSECONDS),
        )
        assertEquals(
            Outcome.None("not measured yet"),
            figures
                .of(subject(Measure.FIRST, "a"), PublishedUnit.NANOSECONDS),
        )
        assertEquals(
            Outcome.None("It is not there"),
            figures.of(Measurable.Nothing("It is not there"), PublishedUnit.NANOSECONDS),
        )
    }

    @Test
    fun `a ratio whose first or second contender failed for good says why`() {
        val failed = trials.map { if (it.cell.entry.contender == "b") it.failed() else it }
        val figures = HonestFigures(mapOf(part to SteadyFigures(plan, failed)))
        val reason = Outcome.None("x")
        assertEquals(reason, figures.of(subject(Measure.RATIO, "b@1.0", over = "a"), PublishedUnit.TIMES))
        assertEquals(reason, figures.of(subject(Measure.SAVING, "a", over = "b@1.0"), PublishedUnit.PERCENT))
    }

    private fun TrialRecord.failed() = trial(block, cell, cpuNs = null, error = "x")

    private fun onlyDeserialize() =
        plan.copy(
            groups = plan.groups.filter { it.group.operation == "deserialize" },
            gate = plan.gate.filter { it.group.operation == "deserialize" },
            twin = null,
        )

    /** The plan and trials with version 0.9 of `a` before all others, which takes three times as long as 1.0. */
    private fun withOlder(versions: Map<String, String> = emptyMap()): SteadyFigures {
        val group = plan.groups.first()
        val newer = group.entries.first { it.contender == "a" }
        val older = newer.copy(version = "0.9")
        val contender = plan.contenders.first { it.id == "a" }.copy(version = "0.9")
        val both =
            plan.copy(
                contenders = listOf(contender) + plan.contenders,
                groups = listOf(group.copy(entries = listOf(older) + group.entries)) + plan.groups.drop(1),
                gate = plan.gate.filter { it.entry == newer }.map { it.copy(entry = older) } + plan.gate,
            )
        return SteadyFigures(both, trials + (0..5).map { trial(it, Trials.cell(group.group, older), 300.0) }, versions)
    }

    @Test
    fun `a contender without a version is the newest`() {
        val versions = part.copy(contenders = listOf("a", "a@0.9", "a@1.0"))
        val figures = HonestFigures(mapOf(versions to withOlder()))
        val nanos =
            listOf("a", "a@0.9", "a@1.0").map {
                (figures.of(subject(Measure.STEADY, it), PublishedUnit.NANOSECONDS) as Outcome.Figure).value
            }
        assertEquals(listOf(100.0, 300.0, 100.0), nanos.map { Math.round(it).toDouble() })
    }

    @Test
    fun `a contender without a version is the one that it stands for, though the run has another`() {
        val steady = SteadyFigures(plan, trials, mapOf("a" to "2.0"))
        assertEquals(Sourced.Missing(Outcome.None("a took no part")), steady.of("simple", "a"))
        val older = HonestFigures(mapOf(part.copy(contenders = listOf("a")) to withOlder(mapOf("a" to "0.9"))))
        val nanos = older.of(subject(Measure.STEADY, "a"), PublishedUnit.NANOSECONDS) as Outcome.Figure
        assertEquals(300.0, nanos.value, 1e-6)
    }

    @Test
    fun `a run that warms up has no honest figure`() {
        val reason = "a run between the first and the last is neither a first use nor steady"
        val outcome = figures.of(subject(Measure.PROTOCOL, "a"), PublishedUnit.NANOSECONDS)
        assertEquals(Outcome.None(reason), outcome)
        assertEquals(emptyList(), Part.of(listOf(subject(Measure.PROTOCOL, "a"))))
    }

    @Test
    fun `sizes are those of the gate`() {
        val sizes = HonestFigures(mapOf(part.copy(kind = PartKind.SIZE) to SizeFigures(plan)))
        assertEquals(Outcome.Figure(10.0), sizes.of(subject(Measure.SIZE, "a"), PublishedUnit.BYTES))
    }

    @Test
    fun `first uses are the cost of making, binding and one call, and one that failed for good says why`() {
        fun sample(
            block: Int,
            contender: String,
            error: String? = null,
        ) = ColdSample(
            block,
            ColdCell("objects", "simple", entry(contender)),
            listOf(phase("bind", 2e6.toLong()), phase("serialize", 3e6.toLong()), phase("calls-2-10", 9e9.toLong())),
            error,
        )
        val samples = (0..5).map { sample(it, "a") } + sample(0, "b", "ended its JVM with exit code 1")
        val first = HonestFigures(mapOf(part.copy(kind = PartKind.FIRST) to FirstFigures(plan, samples)))
        val figure = first.of(subject(Measure.FIRST, "a"), PublishedUnit.MILLISECONDS) as Outcome.Figure
        assertEquals(5.0, figure.value, 1e-6)
        assertEquals(
            Outcome.None("b@1.0 ended its JVM with exit code 1"),
            first.of(subject(Measure.FIRST, "b@1.0"), PublishedUnit.MILLISECONDS),
        )
        val again = FirstFigures(plan, samples + (0..5).map { sample(it, "b") })
        val mended = HonestFigures(mapOf(part.copy(kind = PartKind.FIRST) to again))
        val second = mended.of(subject(Measure.FIRST, "b@1.0"), PublishedUnit.MILLISECONDS) as Outcome.Figure
        assertEquals(5.0, second.value, 1e-6)
    }

    private fun phase(
        name: String,
        cpuNs: Long,
    ) = ColdPhase(name, 1, cpuNs, cpuNs, cpuNs, classes = 1, allocatedBytes = 1)
}
