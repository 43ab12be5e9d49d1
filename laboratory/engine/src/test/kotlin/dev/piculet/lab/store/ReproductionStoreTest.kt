package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.reproduce.RECORD
import dev.piculet.lab.reproduce.storeReproduction
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.name
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
