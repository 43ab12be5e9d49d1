package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.entry
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.LoopSeries
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.PublishedWork
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.experiment.SeriesWork
import dev.piculet.lab.group
import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.RECORD
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.reproduce.partPlan
import dev.piculet.lab.reproduce.storePart
import dev.piculet.lab.reproduce.storeReproduction
import dev.piculet.lab.reproduce.storeTrials
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.exists
import kotlin.io.path.name
import kotlin.io.path.readText
import kotlin.io.path.walk
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class ReproductionStoreTest {
    @TempDir
    lateinit var folder: Path

    private val live get() = folder.resolve("live")
    private val kept get() = folder.resolve("docs/runs/kept")

    @Test
    fun `what is kept is read as it was stored, compressed, without the places of its machine`() {
        storeReproduction(live)
        val bytes = ReproductionStore.keep(live, kept)
        assertTrue(bytes > 0 && kept.walk().all { it.name.endsWith(".gz") })
        val (before, after) = ReproductionStore.read(live) to ReproductionStore.read(kept)
        assertEquals(before.published, after.published)
        assertEquals(before.series, after.series)
        assertEquals(before.runs.mapValues { it.value.trials }, after.runs.mapValues { it.value.trials })
        assertEquals("no …/jvm", after.loops.single().error)
        assertEquals("./lab reproduce all --out …/x", after.record.command)
        assertEquals(mapOf("kogera@2.15.2-beta0" to "not resolvable here"), after.record.absentContenders)
    }

    @Test
    fun `what is kept has the figures of jars, and not the folders that these were in`() {
        val jar = "jsoniter-dynamic@/home/me/x.jar"
        ReproductionStore.write(live, RECORD.copy(jars = mapOf("jsoniter-dynamic@0.9.23" to jar)))
        val work = PublishedWork("fresh-object", Group("required", "kotlin-plain", "serialize"), jar)
        val trial = ProtocolTrial(work, "2026-01-01", 1, "17", emptyMap(), score = 100.0)
        storeTrials(live, ReproductionStore.PUBLISHED, ProtocolTrial.serializer(), listOf(trial))
        val part = partPlan(listOf("a"))
        val other = PlannedContender("b", "/x/y.jar", Format.JSON, emptyList())
        storePart(live.resolve("steady-objects-serialize-simple"), part.copy(contenders = part.contenders + other))
        ReproductionStore.keep(live, kept)
        val after = ReproductionStore.read(kept)
        assertEquals(mapOf("jsoniter-dynamic@0.9.23" to "jsoniter-dynamic@…/x.jar"), after.record.jars)
        assertEquals("jsoniter-dynamic@…/x.jar", after.published.single().work.contender)
        assertEquals(listOf("a@1.0", "b@…/y.jar"), after.runs.values.single().plan.contenders.map { it.name })
        val dynamic = StoredFigures(ReproductionStore.read(kept)).tables().first { it.table.id == "dynamic" }
        assertEquals(Outcome.Figure(100.0), dynamic.row("JsoniterBenchmark.encodeKotlinClass").here)
    }

    @Test
    fun `it replaces what was kept before, parts that are gone too`() {
        storeReproduction(live)
        ReproductionStore.keep(live, kept)
        val other = folder.resolve("other")
        ReproductionStore.write(other, RECORD.copy(preset = "standard"))
        ReproductionStore.keep(other, kept)
        val after = ReproductionStore.read(kept)
        assertEquals("standard", after.record.preset)
        assertEquals(emptyMap(), after.runs)
        assertEquals(0, after.published.size + after.loops.size + after.series.size)
    }

    @Test
    fun `one that is kept can be kept where it is`() {
        storeReproduction(live)
        ReproductionStore.keep(live, kept)
        val before = ReproductionStore.read(kept)
        ReproductionStore.keep(kept, kept)
        val after = ReproductionStore.read(kept)
        assertTrue(before.runs.isNotEmpty())
        assertEquals(before.runs.mapValues { it.value.trials }, after.runs.mapValues { it.value.trials })
        assertEquals(before.firstUses, after.firstUses)
        assertEquals(before.published, after.published)
    }

    @Test
    fun `its form has a number, one without is of form 1, and a newer one is refused as such`() {
        ReproductionStore.write(live, RECORD)
        val file = live.resolve("reproduction.json")
        val numbered = Regex("""(,\s*)?"schema": 1""")
        assertContains(file.readText(), numbered)
        file.writeText(file.readText().replace(numbered, ""))
        assertEquals(RECORD, ReproductionStore.read(live).record)
        ReproductionStore.keep(live, kept)
        assertEquals(1, ReproductionStore.read(kept).record.schema, "keep writes today's form")
        ReproductionStore.write(live, RECORD)
        file.writeText(file.readText().replace("\"schema\": 1", "\"schema\": 99, \"new\": true"))
        assertEquals(
            "$file was written by a newer lab: its form has number 99, and this lab knows up to 1. " +
                "Use the checkout that it was made with.",
            assertThrows<LabException> { ReproductionStore.read(live) }.message,
        )
    }

    @Test
    fun `trials without what their figures are made of are errors that name file and line`() {
        fun fault(store: () -> Unit): String {
            live.toFile().deleteRecursively()
            storeReproduction(live)
            store()
            return assertThrows<LabException> { ReproductionStore.read(live) }.message!!.removePrefix("$live/")
        }
        val end = "Remove that line to lose that one trial, then start it again with the same --out."
        val series =
            SeriesTrial(SeriesWork(group(), 2, listOf("a")), "2026-01-01", 1, "17", emptyMap(), listOf(listOf(1)))
        assertEquals(
            "series.jsonl is damaged in line 3: it does not have every run of every contender. $end",
            fault { storeTrials(live, ReproductionStore.SERIES, SeriesTrial.serializer(), listOf(series)) },
        )
        val empty = LoopSeries("p", "c", "serialize", emptyList(), 1)
        val loop = LoopTrial(1, 1, "2026-01-01", 1, "17", emptyMap(), listOf(empty))
        assertEquals(
            "loops.jsonl is damaged in line 2: it has no run of c on p. $end",
            fault { storeTrials(live, ReproductionStore.LOOPS, LoopTrial.serializer(), listOf(loop)) },
        )
        val part = live.resolve("steady-objects-serialize-simple")
        val sample = ColdSample(0, ColdCell("objects", "simple", entry("a")), emptyList())
        assertEquals(
            "${part.name}/first-uses.jsonl is damaged in line 1: its first use took no time. $end",
            fault { storeTrials(part, ReproductionStore.FIRST_USES, ColdSample.serializer(), listOf(sample)) },
        )
        assertEquals(
            "$live has a reproduction.json of preset 'fast', which is none. Restore it.",
            fault { ReproductionStore.write(live, RECORD.copy(preset = "fast")) },
        )
    }

    @Test
    fun `a part whose plan is damaged is to be deleted, and nothing else`() {
        storeReproduction(live)
        val part = live.resolve("steady-objects-serialize-simple")
        part.resolve("plan.json").writeText("{")
        val message = assertThrows<LabException> { ReproductionStore.read(live) }.message!!
        val then = "start again with the same --out: this part is measured anew, the others are kept."
        val remedy = "Delete $part, and $then"
        assertTrue(message.startsWith("$part/plan.json is damaged: ") && message.endsWith(". $remedy"), message)
        part.toFile().deleteRecursively()
        assertEquals(2, ReproductionStore.read(live).published.size)
    }

    @Test
    fun `a line of what is kept can't be removed, so it is restored or kept again`() {
        storeReproduction(live)
        ReproductionStore.keep(live, kept)
        RunFile(kept, ReproductionStore.SERIES).keep("nonsense\n")
        val series = assertThrows<LabException> { ReproductionStore.read(kept) }.message!!
        val remedy = "Restore it from a copy, or keep the run again."
        assertTrue(series.startsWith("$kept/series.jsonl.gz is damaged in line 1: ") && series.endsWith(remedy), series)
        RunFile(kept.resolve("steady-objects-serialize-simple"), "plan.json").keep("{")
        val plan = assertThrows<LabException> { ReproductionStore.read(kept) }.message!!
        assertTrue("plan.json.gz is damaged: " in plan && plan.endsWith(remedy), plan)
    }

    @Test
    fun `two processes don't write to one folder`() {
        ReproductionStore.hold(live).use {
            val e = assertThrows<LabException> { ReproductionStore.hold(live) }
            assertEquals("$live is being written by another ./lab. Wait for it, or stop it first.", e.message)
        }
        ReproductionStore.hold(live).close()
        storeReproduction(live)
        ReproductionStore.keep(live, kept)
        assertThrows<LabException> { ReproductionStore.hold(kept) }
        assertFalse(kept.resolve("run.lock").exists(), "what is kept gets no lock")
    }

    @Test
    fun `one that was interrupted before its first trial is one`() {
        assertFalse(ReproductionStore.isBegun(live))
        ReproductionStore.write(live, RECORD)
        assertTrue(ReproductionStore.isBegun(live))
        assertEquals(RECORD, ReproductionStore.read(live).record)
    }

    @Test
    fun `a folder has no room for one if it holds a run, or one that is kept`() {
        ReproductionStore.requireRoom(folder)
        storeReproduction(live)
        ReproductionStore.requireRoom(live)
        ReproductionStore.keep(live, kept)
        val grown = assertThrows<LabException> { ReproductionStore.requireRoom(kept) }
        assertEquals("$kept is a reproduction that is kept, and never grows. Name another --out.", grown.message)
        val run = live.resolve("steady-objects-serialize-simple")
        val taken = assertThrows<LabException> { ReproductionStore.requireRoom(run) }
        assertEquals("$run holds a run already. Name another --out.", taken.message)
    }

    @Test
    fun `a folder without one, and a damaged one, are errors that name the file`() {
        val missing = assertThrows<LabException> { ReproductionStore.read(folder) }
        assertEquals("$folder holds no reproduction: it has no reproduction.json.", missing.message)
        live.createDirectories().resolve("reproduction.json").writeText("{")
        assertContains(
            assertThrows<LabException> {
                ReproductionStore.read(live)
            }.message!!,
            "reproduction.json is damaged: ",
        )
    }
}
