package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.plan
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals

class StoredFiguresTest {
    @TempDir
    lateinit var folder: Path

    private fun tables(folder: Path) =
        StoredFigures(ReproductionStore.read(folder)).tables().map { it.table.id to (it.rows to it.series) }

    /** Stores all trials of [good], each failed. */
    private fun storeFailed(
        folder: Path,
        good: Path,
    ) {
        ReproductionStore.write(folder, RECORD)
        val trials = ReproductionStore.read(good)
        val published = trials.published.map { it.copy(error = "killed", score = null) }
        storeTrials(folder, ReproductionStore.PUBLISHED, ProtocolTrial.serializer(), published)
        val loops = trials.loops.map { it.copy(error = "killed") }
        storeTrials(folder, ReproductionStore.LOOPS, LoopTrial.serializer(), loops)
        val series = trials.series.map { it.copy(error = "killed", nanos = emptyList()) }
        storeTrials(folder, ReproductionStore.SERIES, SeriesTrial.serializer(), series)
    }

    @Test
    fun `a run that somebody has put beside the parts is none of them`() {
        storeReproduction(folder)
        val before = tables(folder)
        RunStore.reserve(folder.resolve("mine")).begin(plan()).close()
        assertEquals(before, tables(folder))
    }

    @Test
    fun `of what was tried twice the last trial counts`() {
        val once = folder.resolve("once").also { storeReproduction(it) }
        val twice = folder.resolve("twice").also { storeFailed(it, once) }
        assertNotEquals(tables(once), tables(twice))
        storeReproduction(twice)
        assertEquals(tables(once), tables(twice))
    }
}
