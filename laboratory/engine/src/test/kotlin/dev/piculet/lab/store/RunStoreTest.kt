package dev.piculet.lab.store

import dev.piculet.lab.LabException
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.trial
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.appendText
import kotlin.io.path.createFile
import kotlin.io.path.createSymbolicLinkPointingTo
import kotlin.io.path.exists
import kotlin.io.path.moveTo
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals

class RunStoreTest {
    @TempDir
    lateinit var folder: Path

    private val plan = plan()
    private val cells = BlockOrder(plan).cells(0, plan.groups)
    private val trials get() = folder.resolve("trials.jsonl")

    private fun openStoreOf(count: Int): RunStore =
        RunStore.create(folder, plan).also { store -> cells.take(count).forEach { store.append(trial(0, it)) } }

    private fun storeOf(count: Int) = openStoreOf(count).close()

    @Test
    fun `what was written is read again`() {
        storeOf(3)
        val store = RunStore.open(folder)
        assertEquals(plan, store.plan)
        assertEquals(cells.take(3).map { trial(0, it) }, store.trials)
    }

    @Test
    fun `a torn last line is ignored, and gone once the next trial is written`() {
        storeOf(2)
        trials.appendText("""{"block":0,"cell":{"ent""")
        RunStore.open(folder).use { store ->
            assertEquals(2, store.trials.size)
            store.append(trial(0, cells[2]))
        }
        assertEquals(cells.take(3), RunStore.open(folder).trials.map { it.cell })
    }

    @Test
    fun `a torn last line is left alone by a reader, because the writer may still be at it`() {
        storeOf(1)
        trials.appendText("torn")
        RunStore.open(folder)
        assertEquals("torn", trials.readText().takeLast(4))
    }

    @Test
    fun `a torn character counts as torn`() {
        storeOf(1)
        trials.toFile().appendBytes(byteArrayOf(0xC3.toByte()))
        RunStore.open(folder).use { it.append(trial(0, cells[1])) }
        assertEquals(2, RunStore.open(folder).trials.size)
    }

    @Test
    fun `a damaged line in the middle is an error that names it`() {
        storeOf(3)
        val lines = trials.readText().lines()
        trials.writeText((listOf(lines[0], "nonsense") + lines.drop(2)).joinToString("\n"))
        val message = assertThrows<LabException> { RunStore.open(folder) }.message!!
        assertEquals("$trials is damaged in line 2: ", message.substringBefore("Unexpected"))
        assertEquals("Remove that line to lose that one trial, then resume.", message.substringAfterLast(". "))
    }

    @Test
    fun `a damaged plan is an error that names it`() {
        storeOf(1)
        folder.resolve("plan.json").writeText("{")
        val message = assertThrows<LabException> { RunStore.open(folder) }.message!!
        assertEquals("${folder.resolve("plan.json")} is damaged", message.substringBefore(":"))
    }

    @Test
    fun `a folder without a plan holds no run`() {
        assertEquals(
            "$folder holds no run: there is no plan.json in it. " +
                "A run that ended before its first trial leaves none; start it again.",
            assertThrows<LabException> { RunStore.open(folder) }.message,
        )
    }

    @Test
    fun `a second writer is refused`() {
        val first = openStoreOf(1)
        val second = RunStore.open(folder)
        val e = assertThrows<LabException> { second.append(trial(0, cells[1])) }
        assertEquals("$folder is being written by another ./lab. Wait for it, or stop it first.", e.message)
        first.close()
    }

    @Test
    fun `a full disk is an error that says what is safe`() {
        val full = Path.of("/dev/full")
        assumeTrue(full.exists(), "this system has no device that is always full")
        storeOf(2)
        val store = RunStore.open(folder)
        trials.moveTo(folder.resolve("aside"))
        trials.createSymbolicLinkPointingTo(full)
        assertEquals(
            "Can't write $trials (No space left on device). 2 trials are safe: make room, then ./lab resume $folder.",
            assertThrows<LabException> { store.append(trial(0, cells[2])) }.message,
        )
    }

    @Test
    fun `a folder with a run is not written over`() {
        storeOf(1)
        assertEquals(
            "$folder holds a run already. Continue it with ./lab resume $folder, or name another --out.",
            assertThrows<LabException> { RunStore.prepare(folder) }.message,
        )
    }

    @Test
    fun `a folder that can't be made is refused before anything is measured`() {
        val file = folder.resolve("file").createFile()
        assertEquals(
            "Can't write to folder $file (it is a file). Name another with --out.",
            assertThrows<LabException> { RunStore.prepare(file) }.message,
        )
    }
}
