package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.AbsentPart
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.plan
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.deleteExisting
import kotlin.io.path.name
import kotlin.math.roundToLong
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

    private fun honest(name: String): Outcome =
        StoredFigures(ReproductionStore.read(folder))
            .tables()
            .first { it.writeUp.id == "003" && it.table.id == "simple" }
            .row(name)
            .honest

    private fun value(outcome: Outcome) = (outcome as? Outcome.Figure)?.value?.roundToLong()

    private fun planOf(away: Set<String> = emptySet()) = partPlan(listOf("piculet", "kryo"), away).ofOne()

    private val part get() = folder.resolve("steady-objects-serialize-simple")

    @Test
    fun `a contender without a version is never an older one that is there`() {
        storePart(part, planOf())
        ReproductionStore.write(folder, RECORD.copy(versions = mapOf("kryo" to "2.0", "piculet" to "1.0")))
        assertEquals(Outcome.None.NOT_YET, honest("Kryo/Serialize"))
        assertEquals(100, value(honest("TypedSerializer/Serialize")))
    }

    @Test
    fun `a record of an earlier lab, which names no versions, means the newest ones`() {
        storePart(part, planOf())
        ReproductionStore.write(folder, RECORD)
        assertEquals(100, value(honest("Kryo/Serialize")))
    }

    @Test
    fun `what could be had later has the figures of its own run, and the others keep theirs`() {
        ReproductionStore.write(folder, RECORD)
        storePart(part, planOf(away = setOf("kryo")))
        assertEquals(Outcome.None("kryo@1.0: not resolvable here"), honest("Kryo/Serialize"))
        storePart(folder.resolve("${part.name}.2"), planOf(), cpuNs = 200.0)
        assertEquals(200, value(honest("Kryo/Serialize")))
        assertEquals(100, value(honest("TypedSerializer/Serialize")))
    }

    @Test
    fun `what could be had later and not be measured says why`() {
        storePart(part, planOf(away = setOf("kryo")))
        val reason = "No contender passed the gate"
        val late =
            AbsentPart("${part.name}.2", "objects", "serialize", listOf("simple-one"), listOf("kryo"), reason)
        ReproductionStore.write(folder, RECORD.copy(absentParts = listOf(late)))
        assertEquals(Outcome.None(reason), honest("Kryo/Serialize"))
        assertEquals(100, value(honest("TypedSerializer/Serialize")))
    }

    @Test
    fun `a contender that was gone when its part went on keeps its figures, and says why the others are missing`() {
        val plan = planOf()
        val reason = "kryo@1.0: not resolvable here"
        ReproductionStore.write(folder, RECORD.copy(absentContenders = mapOf("kryo@1.0" to reason)))
        storePart(part, plan.without(setOf("kryo@1.0")).copy(contenders = plan.contenders, gate = plan.gate))
        assertEquals(Outcome.None(reason), honest("Kryo/Serialize"))
        assertEquals(100, value(honest("TypedSerializer/Serialize")))
        part.toFile().deleteRecursively()
        storePart(part, plan)
        assertEquals(100, value(honest("Kryo/Serialize")))
    }

    @Test
    fun `a remark of the gate is no reason why a figure is missing`() {
        val plan = planOf()
        ReproductionStore.write(folder, RECORD)
        val remarked = plan.copy(gate = plan.gate.map { it.copy(detail = "does not hold NaN") })
        RunStore.reserve(part).begin(remarked).close()
        assertEquals(Outcome.None.NOT_YET, honest("Kryo/Serialize"))
    }

    @Test
    fun `tables of which anything is measured are all that were measured, and those asked for`() {
        storeReproduction(folder)
        val figures = StoredFigures(ReproductionStore.read(folder))
        val names = figures.measuredTables().map { "${it.writeUp.id}/${it.table.id}" }
        assertEquals(listOf("002/runs", "004/dynamic"), names)
        val writeUp = Publication.of("003")
        val ranking = writeUp.tables.first { it.id == "ranking" }
        val more = figures.measuredTables(listOf(writeUp to ranking.only { it.name == "rank 7/Gson" }))
        assertEquals(listOf("runs", "ranking", "dynamic"), more.map { it.table.id })
        assertEquals(ranking.rows, more[1].rows.map { it.row })
    }

    @Test
    fun `a series that an earlier lab made for a few rows is not lost`() {
        storeReproduction(folder)
        val whole = ReproductionStore.read(folder).series
        val file = folder.resolve(ReproductionStore.SERIES).also { it.deleteExisting() }
        val short = whole.map { it.copy(work = it.work.copy(runs = 5), nanos = it.nanos.map { runs -> runs.take(5) }) }
        storeTrials(folder, file.name, SeriesTrial.serializer(), short)
        val runs = StoredFigures(ReproductionStore.read(folder)).tables().first { it.table.id == "runs" }
        assertEquals(22_914_700, value(runs.row("run 3/Jackson").here))
        assertEquals(Outcome.None.NOT_YET, runs.row("run 6/Jackson").here)
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
