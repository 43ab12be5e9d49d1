package dev.piculet.lab.reproduce

import dev.piculet.lab.entry
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdPhase
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertEquals

class PartRestTest {
    @TempDir
    lateinit var folder: Path

    private val part = Part(PartKind.STEADY, "objects", "serialize", listOf("simple"), listOf("a", "b"))
    private val plan: RunPlan = partPlan(listOf("a", "b"))

    private fun rest(part: Part = this.part): Long {
        val stored = ReproductionStore.read(folder)
        return PartRest(stored, Preset.QUICK, jdks = 1).millis(part, PartRuns(part, plans(), emptyMap()).folders)
    }

    private fun plans() = ReproductionStore.read(folder).runs.mapValues { it.value.plan }

    private fun store(
        blocks: Int,
        error: String? = null,
    ) = RunStore.reserve(folder.resolve(part.id)).begin(plan).use { store ->
        repeat(blocks) { block ->
            for (cell in BlockOrder(plan).cells(block, plan.groups)) {
                val fails = error != null && cell.entry.contender == "b"
                if (fails && block > 0) continue
                if (fails) repeat(2) { store.append(trial(block, cell, cpuNs = null, error)) }
                if (!fails) store.append(trial(block, cell))
            }
        }
    }

    @Test
    fun `a part that is not begun takes all of its time`() {
        ReproductionStore.write(folder, RECORD)
        assertEquals(part.leastMillis(Preset.QUICK, jdks = 1), rest())
        assertEquals(rest(), PartRest(null, Preset.QUICK, jdks = 1).millis(part, emptyList()))
    }

    @Test
    fun `a part that is finished takes no more time, and one that was stopped takes that of its other blocks`() {
        ReproductionStore.write(folder, RECORD)
        store(blocks = 2)
        val cells = BlockOrder(plan).cells(0, plan.groups).size
        assertEquals(4 * cells * plan.measurement.trialMillis, rest(), "it was begun without archives")
        folder.resolve(part.id).toFile().deleteRecursively()
        store(blocks = 6)
        assertEquals(0, rest())
    }

    @Test
    fun `a contender that was given up is tried once more, and takes no more time then`() {
        ReproductionStore.write(folder, RECORD)
        store(blocks = 6, error = "x")
        assertEquals(6 * plan.measurement.trialMillis, rest())
        RunStore.resume(folder.resolve(part.id)).use { store ->
            val failed = store.trials.first { it.error != null }
            repeat(2) { store.append(failed) }
        }
        assertEquals(0, rest())
    }

    @Test
    fun `first uses take the time of their fresh JVMs, and sizes none once their gate is over`() {
        ReproductionStore.write(folder, RECORD)
        val first = part.copy(kind = PartKind.FIRST)
        RunStore.reserve(folder.resolve(first.id)).begin(plan).close()
        val samples =
            (0..3).map { sample(it, "a") } + listOf(0, 0).map { sample(it, "b", error = "exit code 1") }
        storeTrials(folder.resolve(first.id), ReproductionStore.FIRST_USES, ColdSample.serializer(), samples)
        assertEquals(2 * 800, rest(first))
        val size = part.copy(kind = PartKind.SIZE)
        RunStore.reserve(folder.resolve(size.id)).begin(plan).close()
        assertEquals(0, rest(size))
    }

    private fun sample(
        block: Int,
        contender: String,
        error: String? = null,
    ): ColdSample {
        val phase = ColdPhase("bind", 1, 5, 5, 5, classes = 1, allocatedBytes = 1)
        return ColdSample(block, ColdCell("objects", "simple", entry(contender)), listOf(phase), error)
    }
}
