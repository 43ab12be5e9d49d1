package dev.piculet.lab.store

import dev.piculet.lab.CurveRuns
import dev.piculet.lab.JDK17
import dev.piculet.lab.JDK25
import dev.piculet.lab.LabException
import dev.piculet.lab.entry
import dev.piculet.lab.experiment.Condition
import dev.piculet.lab.experiment.Curve
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.trial
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.io.IOException
import java.nio.file.AccessDeniedException
import java.nio.file.FileAlreadyExistsException
import java.nio.file.FileSystemException
import java.nio.file.NoSuchFileException
import java.nio.file.NotDirectoryException
import java.nio.file.Path
import kotlin.io.path.appendText
import kotlin.io.path.createDirectories
import kotlin.io.path.createFile
import kotlin.io.path.createSymbolicLinkPointingTo
import kotlin.io.path.deleteExisting
import kotlin.io.path.exists
import kotlin.io.path.moveTo
import kotlin.io.path.readText
import kotlin.io.path.writeBytes
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

class RunStoreTest {
    @TempDir
    lateinit var folder: Path

    private val plan = plan()
    private val cells = BlockOrder(plan).cells(0, plan.groups)
    private val trials get() = folder.resolve("trials.jsonl")

    private fun openStoreOf(count: Int): RunStore =
        RunStore.reserve(folder).begin(plan).also { store -> cells.take(count).forEach { store.append(trial(0, it)) } }

    private fun storeOf(count: Int) = openStoreOf(count).close()

    @Test
    fun `a written run is read again`() {
        storeOf(3)
        val store = RunStore.read(folder)
        assertEquals(plan, store.plan)
        assertEquals(cells.take(3).map { trial(0, it) }, store.trials)
    }

    @Test
    fun `a run that varies a condition is read again, and others don't mention it, so that older labs read them`() {
        val (plan, trials) = CurveRuns.overHeaps()
        RunStore.reserve(folder.resolve("curve")).begin(plan).use { store -> trials.forEach(store::append) }
        val store = RunStore.read(folder.resolve("curve"))
        assertEquals(plan to trials, store.plan to store.trials)
        storeOf(3)
        val texts = listOf("plan.json", "trials.jsonl").map { folder.resolve(it).readText() }
        assertEquals(emptyList(), texts.filter { "heap" in it || "curve" in it })
    }

    @Test
    fun `a torn last line is ignored, and gone once the next trial is written`() {
        storeOf(2)
        trials.appendText("""{"block":0,"cell":{"ent""")
        RunStore.resume(folder).use { store ->
            assertEquals(2, store.trials.size)
            store.append(trial(0, cells[2]))
        }
        assertEquals(cells.take(3), RunStore.read(folder).trials.map { it.cell })
    }

    @Test
    fun `a torn last line is left alone by a reader, because the writer may still be at it`() {
        storeOf(1)
        trials.appendText("torn")
        RunStore.read(folder)
        assertEquals("torn", trials.readText().takeLast(4))
    }

    @Test
    fun `a torn character counts as torn`() {
        storeOf(1)
        trials.toFile().appendBytes(byteArrayOf(0xC3.toByte()))
        RunStore.resume(folder).use { it.append(trial(0, cells[1])) }
        assertEquals(2, RunStore.read(folder).trials.size)
    }

    @Test
    fun `a damaged line in the middle is an error that names it`() {
        storeOf(3)
        val lines = trials.readText().lines()
        trials.writeText((listOf(lines[0], "nonsense") + lines.drop(2)).joinToString("\n"))
        val message = assertThrows<LabException> { RunStore.read(folder) }.message!!
        assertEquals("$trials is damaged in line 2: ", message.substringBefore("Unexpected"))
        assertEquals(
            "Remove that line to lose that one trial, then ./lab resume $folder.",
            message.substringAfterLast(". "),
        )
    }

    /** What a person may make of a line, or another program. */
    @Test
    fun `a trial that no lab has made is an error that names its line`() {
        fun fault(change: (String) -> String): String {
            storeOf(3)
            val lines = trials.readText().trimEnd().lines()
            trials.writeText((lines.take(1) + change(lines[1]) + lines.drop(2)).joinToString("\n", postfix = "\n"))
            val message = assertThrows<LabException> { RunStore.read(folder) }.message!!
            listOf("plan.json", "trials.jsonl").forEach { folder.resolve(it).deleteExisting() }
            val end = ". Remove that line to lose that one trial, then ./lab resume $folder."
            return message.removePrefix("$trials is damaged in line 2: ").removeSuffix(end)
        }

        fun with(
            name: String,
            value: String,
        ) = fault { it.replace(Regex("\"$name\":[^,]*"), "\"$name\":$value") }
        assertEquals("block -1 is none of 0 to 199", with("block", "-1"))
        assertEquals("block 200 is none of 0 to 199", with("block", "200"))
        assertEquals("no time of a call is 1.0E300 ns", with("cpuNs", "1e300"))
        assertEquals("no time of a call is 1.0E-300 ns", with("wallNs", "1e-300"))
        assertEquals("bytesPerOp can't be -1.0", with("bytesPerOp", "-1"))
        assertEquals("it has no bytesPerOp", with("bytesPerOp", "null"))
        assertEquals("millis can't be -5", with("millis", "-5"))
        assertEquals("Unexpected", with("cpuNs", "NaN").substringBefore(' '))

        fun probes(nanos: String) = fault { it.replace("\"measuredCpuNs\"", "\"probeNs\":[$nanos],\"measuredCpuNs\"") }
        assertEquals("it has 2 probes around 1 iterations", probes("1.0,2.0"))
        assertEquals("it has 1 probes around 1 iterations, not all of them positive", probes("-1.0"))
    }

    @Test
    fun `a line that is not in UTF-8 is an error that names it, and lines that end as on Windows are none`() {
        storeOf(2)
        trials.writeText(trials.readText().replace("\n", "\r\n"))
        RunStore.resume(folder).use { it.append(trial(0, cells[2])) }
        assertEquals(cells.take(3), RunStore.read(folder).trials.map { it.cell })
        val lines = trials.readText().lines()
        val spoiled = "\"error\":\"".toByteArray() + 0xE9.toByte() + "\"".toByteArray()
        val (before, after) = lines[1].split("\"error\":null").map(String::toByteArray)
        trials.writeBytes("${lines[0]}\n".toByteArray() + before + spoiled + after + "\n".toByteArray())
        val message = assertThrows<LabException> { RunStore.read(folder) }.message!!
        assertEquals("$trials is damaged in line 2: it is not in UTF-8", message.substringBefore(". "))
    }

    @Test
    fun `a plan that contradicts itself is an error that names it`() {
        val stranger = Entry("z", "1.0", "17.0.15")
        val elsewhere = entry("a", JDK25)
        val group = plan.groups.first()

        fun fault(spoiled: RunPlan): String {
            val own = folder.resolve("${spoiled.hashCode()}")
            RunStore.reserve(own).begin(spoiled).close()
            val message = assertThrows<LabException> { RunStore.read(own) }.message!!
            val end = ". Start the run again in another folder."
            return message.removePrefix("${own.resolve("plan.json")} is damaged: ").removeSuffix(end)
        }
        assertEquals(
            "$stranger is none of its contenders",
            fault(
                plan
                    .copy(groups = listOf(group.copy(entries = listOf(stranger)))),
            ),
        )
        assertEquals("$elsewhere is on none of its JDKs", fault(plan.copy(twin = plan.twin!!.copy(entry = elsewhere))))
        val elsewhereExamined = plan.copy(gate = plan.gate.filter { it.group != group.group })
        assertEquals("no gate has examined ${group.entries.first()} in ${group.group}", fault(elsewhereExamined))
        assertEquals("its A/A pair has no group", fault(plan.copy(twin = plan.twin!!.copy(group = null))))
        assertEquals("${group.group} is there twice", fault(plan.copy(groups = listOf(group, group))))
        assertEquals("'' is no version of a JDK", fault(plan.copy(jdks = listOf(JDK17.copy(version = "")))))
        val unsized = plan.copy(curve = Curve(Condition.SIZE, "simple", mapOf("other" to 10L)))
        assertEquals("its curve knows no size of simple", fault(unsized))
        val unheaped = plan.copy(curve = Curve(Condition.HEAP, "simple"))
        assertEquals("its curve knows no heap of ${group.entries.first()}", fault(unheaped))
    }

    @Test
    fun `a damaged plan is an error that names it`() {
        storeOf(1)
        folder.resolve("plan.json").writeText("{")
        val message = assertThrows<LabException> { RunStore.read(folder) }.message!!
        assertEquals("${folder.resolve("plan.json")} is damaged", message.substringBefore(":"))
        assertEquals("Start the run again in another folder.", message.substringAfterLast(". "))
    }

    @Test
    fun `a folder without a plan holds no run`() {
        assertEquals(
            "$folder holds no run: there is no plan.json in it. " +
                "A run that ended before its first trial leaves none; start it again.",
            assertThrows<LabException> { RunStore.read(folder) }.message,
        )
    }

    @Test
    fun `a folder with something else of the lab's says what it holds`() {
        folder.resolve("attribution.json").writeText("{}")
        assertEquals(
            "$folder holds no run but an attribution of first uses. ./lab report shows it.",
            assertThrows<LabException> { RunStore.read(folder) }.message,
        )
        folder.resolve("cold.json").writeText("{}")
        assertEquals(
            "$folder holds no run but first uses. ./lab report shows them.",
            assertThrows<LabException> { RunStore.read(folder) }.message,
        )
        val taken = "$folder holds first uses already. Name another --out."
        assertEquals(taken, assertThrows<LabException> { RunStore.reserve(folder) }.message)
        folder.resolve("cold.json").deleteExisting()
        folder.resolve("attribution.json").moveTo(folder.resolve("reproduction.json"))
        assertEquals(
            "$folder holds no run but write-ups, each part a run in a folder of its own. ./lab report shows them.",
            assertThrows<LabException> { RunStore.read(folder) }.message,
        )
    }

    @Test
    fun `a second writer is refused before it reads, so that no trial is lost`() {
        openStoreOf(1).use {
            val e = assertThrows<LabException> { RunStore.resume(folder) }
            assertEquals("$folder is being written by another ./lab. Wait for it, or stop it first.", e.message)
        }
        RunStore.resume(folder).use { assertEquals(1, it.trials.size) }
    }

    @Test
    fun `a second writer does not even look at trials that the first is writing`() {
        openStoreOf(2).use {
            trials.writeText("half of a line, as a reader may find it\n")
            val e = assertThrows<LabException> { RunStore.resume(folder) }
            assertEquals("$folder is being written by another ./lab. Wait for it, or stop it first.", e.message)
        }
    }

    @Test
    fun `of two runs with one folder the second is refused while the first prepares`() {
        RunStore.reserve(folder).use { first ->
            val e = assertThrows<LabException> { RunStore.reserve(folder) }
            assertEquals("$folder is being written by another ./lab. Wait for it, or stop it first.", e.message)
            first.begin(plan).close()
        }
        assertEquals(plan, RunStore.read(folder).plan)
    }

    @Test
    fun `a plan that appeared meanwhile is not replaced`() {
        RunStore.reserve(folder).use { reservation ->
            val other = folder.resolve("plan.json").createFile()
            val e = assertThrows<LabException> { reservation.begin(plan) }
            assertEquals("Can't write $other (it is there already). Nothing was measured yet.", e.message)
            assertEquals("", other.readText())
        }
    }

    @Test
    fun `a plan is there whole or not at all`() {
        folder.resolve("plan.json.draft").createDirectories().resolve("x").createFile()
        RunStore.reserve(folder).use { reservation ->
            val message = assertThrows<LabException> { reservation.begin(plan) }.message!!
            assertContains(message, "Nothing was measured yet.")
        }
        assertFalse(RunStore.isBegun(folder))
    }

    @Test
    fun `the reason why a file can't be used is more than its name`() {
        val reasons =
            listOf(
                AccessDeniedException("/x"),
                NoSuchFileException("/x"),
                FileAlreadyExistsException("/x"),
                FileSystemException("/x", null, "Read-only file system"),
                NotDirectoryException("/x"),
                IOException("No space left on device"),
            ).map(::reasonOf)
        val ends = listOf("Read-only file system", "NotDirectoryException: /x", "No space left on device")
        assertEquals(listOf("you have no right to", "it is not there", "it is a file") + ends, reasons)
    }

    @Test
    fun `trials without their plan are not emptied`() {
        storeOf(2)
        folder.resolve("plan.json").deleteExisting()
        val before = trials.readText()
        assertEquals(
            "$folder holds the trials of a run whose plan is gone. Name another --out, or move them away.",
            assertThrows<LabException> { RunStore.reserve(folder) }.message,
        )
        assertEquals(before, trials.readText())
    }

    @Test
    fun `a plan of a newer lab is refused as such`() {
        storeOf(1)
        val file = folder.resolve("plan.json")
        file.writeText(file.readText().replace(""""schema": ${RunPlan.SCHEMA}""", """"schema": 99, "new": true"""))
        assertEquals(
            "$file was written by a newer lab: its form has number 99, and this lab knows up to ${RunPlan.SCHEMA}. " +
                "Use the checkout that it was made with.",
            assertThrows<LabException> { RunStore.read(folder) }.message,
        )
    }

    @Test
    fun `a plan of form 1 can still be read`() {
        storeOf(1)
        val file = folder.resolve("plan.json")
        file.writeText(file.readText().replace(""""schema": ${RunPlan.SCHEMA}""", """"schema": 1"""))
        assertEquals(1, RunStore.read(folder).plan.schema)
    }

    @Test
    fun `a full disk is an error that names the safe trials`() {
        val full = Path.of("/dev/full")
        assumeTrue(full.exists(), "this system has no device that is always full")
        storeOf(2)
        val store = RunStore.resume(folder)
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
            assertThrows<LabException> { RunStore.reserve(folder) }.message,
        )
    }

    @Test
    fun `a folder that can't be made is refused before anything is measured`() {
        val file = folder.resolve("file").createFile()
        assertEquals(
            "Can't write to folder $file (it is a file). Name another with --out.",
            assertThrows<LabException> { RunStore.reserve(file) }.message,
        )
    }
}
