package dev.piculet.lab.store

import dev.piculet.lab.JDK17
import dev.piculet.lab.JDK25
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdPhase
import dev.piculet.lab.experiment.ColdRecord
import dev.piculet.lab.experiment.ColdRequest
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.CountedClasses
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.experiment.StartUp
import dev.piculet.lab.plan
import dev.piculet.lab.plan.ColdPlan
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.appendText
import kotlin.io.path.deleteExisting
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class ColdStoreTest {
    @TempDir
    lateinit var folder: Path

    private val asked =
        ColdRequest("objects", listOf("b@1.0", "a@1.0"), listOf("simple"), listOf("serialize"), "a", 2, calls = 10)
    private val record = ColdRecord(asked, plan())
    private val cells = ColdPlan.of(plan(), samples = 2).cells
    private val samples = cells.map { ColdSample(0, it, listOf(ColdPhase("bind", 1, 5, 9, 6, 7, 8))) }
    private val counts =
        cells.map { CountedClasses(it, GeneratedClasses(3, 100, 4, 120)) } + CountedClasses(cells[0], null)

    private fun fault(action: () -> Any) = assertThrows<LabException> { action() }.message

    private fun store() =
        ColdStore.reserve(folder).begin(record).use { store ->
            counts.forEach(store.logs.counts::append)
            samples.forEach(store.logs.samples::append)
        }

    @Test
    fun `what is stored is read again`() {
        store()
        val stored = ColdStore.read(folder)
        assertEquals(record, stored.record)
        assertEquals(samples, stored.measurements.samples)
        assertEquals(cells.associateWith { GeneratedClasses(3, 100, 4, 120) }, stored.measurements.generated)
        assertNull(stored.attribution)
        assertFalse(stored.isEmpty)
    }

    @Test
    fun `an attribution is read again, with command, seed, machine and JDKs`() {
        val sample = AttributedSample(0, AttributedCell(cells[0], StartUp.JARS), Attribution(1, 2, 3, 4, 5, 6, 7, 8, 9))
        val sources = CellSources(cells[0], listOf(ClassSource("a.jar", 2, 30)))
        ColdStore.reserve(folder).begin(ColdRecord(asked.copy(calls = null), plan())).use { store ->
            assertTrue(ColdStore.read(folder).isEmpty)
            store.logs.sources.append(sources)
            store.logs.attributed.append(sample)
        }
        val attribution = assertNotNull(ColdStore.read(folder).attribution)
        assertEquals(listOf(sample), attribution.attributions.samples)
        assertEquals(listOf(sources), attribution.attributions.sources)
        assertEquals(plan().command, attribution.command)
        assertEquals(plan().environment, attribution.environment)
        assertEquals(plan().seed to plan().jdks, attribution.seed to attribution.jdks)
    }

    @Test
    fun `a line that was torn is cut off by the next, and the others stay`() {
        store()
        folder.resolve("first-uses.jsonl").appendText("""{"block":1,"cell":{"su""")
        assertEquals(samples, ColdStore.read(folder).measurements.samples)
        ColdStore.reserve(folder).use { reservation ->
            assertTrue(reservation.isBegun)
            reservation.resume().use { it.logs.samples.append(samples[0].copy(block = 1)) }
        }
        assertEquals(samples + samples[0].copy(block = 1), ColdStore.read(folder).measurements.samples)
    }

    @Test
    fun `a damaged line is told with its file, its number and what to do`() {
        store()
        val file = folder.resolve("first-uses.jsonl")
        file.writeText(file.readText().replaceFirst("\"cpu_ns\":5", "\"cpu_ns\":0"))
        val remedy = "Remove that line to lose that one trial, then ./lab resume $folder."
        assertEquals(
            "$file is damaged in line 1: its first use took no time. $remedy",
            fault { ColdStore.read(folder) },
        )
        val attributed = folder.resolve("attributed.jsonl")
        val none = AttributedSample(0, AttributedCell(cells[0], StartUp.JARS))
        attributed.writeText(TrialLog.lineOf(AttributedSample.serializer(), none))
        file.deleteExisting()
        assertEquals(
            "$attributed is damaged in line 1: it has neither figures nor an error. $remedy",
            fault { ColdStore.read(folder) },
        )
    }

    @Test
    fun `a record that contradicts itself, or is of a newer lab, is refused`() {
        store()
        val file = folder.resolve("cold.json")
        val text = file.readText()
        file.writeText(text.replace("\"schema\": 1", "\"schema\": 2"))
        val newer = "$file was written by a newer lab: its form has number 2, and this lab knows up to 1. "
        assertEquals("${newer}Use the checkout that it was made with.", fault { ColdStore.read(folder) })
        file.writeText(text.replaceFirst("\"version\": \"17.0.15\"", "\"version\": \"x\""))
        assertEquals(
            "$file is damaged: 'x' is no version of a JDK. Restore it, or measure again in another folder.",
            fault { ColdStore.read(folder) },
        )
    }

    @Test
    fun `a folder that holds something else, or is being written, takes no first uses`() {
        store()
        ColdStore.reserve(folder).use {
            val busy = "$folder is being written by another ./lab. Wait for it, or stop it first."
            assertEquals(busy, fault { ColdStore.reserve(folder) })
        }
        folder.resolve("cold.json").deleteExisting()
        assertEquals(
            "$folder holds first uses whose cold.json is gone. Name another --out, or move them away.",
            fault { ColdStore.reserve(folder) },
        )
        val run = folder.resolve("run")
        RunStore.reserve(run).begin(plan()).close()
        assertEquals("$run holds a run already. Name another --out.", fault { ColdStore.reserve(run) })
        store(folder.resolve("uses"))
        val taken = "${folder.resolve("uses")} holds a run already. Name another --out."
        assertEquals(taken, fault { ReproductionStore.requireRoom(folder.resolve("uses")) })
    }

    private fun store(other: Path) = ColdStore.reserve(other).begin(record).close()

    @Test
    fun `what is asked otherwise is told as it was begun`() {
        fun difference(
            seed: Long? = null,
            jdk: String = JDK17.version,
            change: ColdRequest.() -> ColdRequest = { this },
        ) = record.difference(asked.change(), seed, listOf(JDK17.copy(version = jdk)))
        assertNull(difference())
        assertNull(difference { copy(contenders = contenders.reversed()) })
        assertNull(difference(seed = 1))
        assertEquals("for objects", difference { copy(suite = "ab") })
        assertEquals("with --calls 10", difference { copy(calls = 100) })
        assertEquals("with --calls 10", difference { copy(calls = null) })
        assertEquals("with --samples 2", difference { copy(samples = 3) })
        assertEquals("with --contenders a@1.0,b@1.0", difference { copy(contenders = listOf("a@1.1", "b@1.0")) })
        assertEquals("with --payloads simple", difference { copy(payloads = payloads + "media") })
        assertEquals("with --operations serialize", difference { copy(operations = operations + "deserialize") })
        assertEquals("with --baseline a", difference { copy(baseline = "b") })
        assertEquals("with --seed 1", difference(seed = 2))
        assertEquals("on JDK 17.0.15, and this is 25.0.3", difference(jdk = JDK25.version))
        val flags = record.difference(asked, null, listOf(JDK17.copy(flags = listOf("-Xmx64m"))))
        assertEquals("with the JVM's options -Xmx1g", flags)
        val attributed = ColdRecord(asked.copy(calls = null), plan())
        assertEquals("with --attribute", attributed.difference(asked, null, listOf(JDK17)))
    }
}
