package dev.piculet.lab.cli

import dev.piculet.lab.JDK17
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.reproduce.RECORD
import dev.piculet.lab.reproduce.partPlan
import dev.piculet.lab.reproduce.storePart
import dev.piculet.lab.store.ReproductionStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertNull

class BegunReproductionTest {
    @TempDir
    lateinit var folder: Path

    private val begun get() = BegunReproduction.of(folder)

    private fun request(
        command: String,
        seed: Long = 7,
    ) = PartRequest(Preset.QUICK, listOf(JDK17), emptyList(), seed, command)

    /** Adds what a command asks for, as if it had measured something. */
    private fun add(
        command: String,
        jars: Map<String, String> = emptyMap(),
        versions: Map<String, String> = emptyMap(),
    ) {
        val request = request(command)
        begun.requireLike(request, null, jars) { RECORD.environment }
        begun.requireParts(emptyList(), versions, request.preset.id)
        ReproductionStore.write(folder, begun.recordWith(request, jars, versions) { RECORD.environment })
    }

    private fun fault(action: () -> Unit): String {
        val message = assertThrows<LabException>(action).message!!
        return message.removePrefix("$folder was begun ").removeSuffix(". Name another --out.")
    }

    @Test
    fun `what goes on has the first seed`() {
        assertNull(begun.seed)
        add("./lab reproduce 003 --seed 7")
        assertEquals(7, begun.seed)
        begun.requireLike(request("./lab"), 7, emptyMap()) { RECORD.environment }
        val other = fault { begun.requireLike(request("./lab"), 8, emptyMap()) { RECORD.environment } }
        assertEquals("with --seed 7", other)
    }

    @Test
    fun `what goes on is measured on the machine that reports name`() {
        fun requireOn(machine: Environment) = begun.requireLike(request("./lab"), null, emptyMap()) { machine }
        requireOn(RECORD.environment.copy(cores = 99))
        add("./lab reproduce 003")
        requireOn(RECORD.environment.copy(commit = "def", started = "2027-01-01T00:00:00Z"))
        requireOn(RECORD.environment.run { copy(memoryBytes = memoryBytes!! - (50 shl 20)) })
        val first = "on another machine: CPU, 2 cores, 16.0 GiB, Linux amd64"
        assertEquals(first, fault { requireOn(RECORD.environment.copy(cores = 99)) })
        assertEquals(first, fault { requireOn(RECORD.environment.copy(cpu = "Other CPU")) })
        assertEquals(first, fault { requireOn(RECORD.environment.copy(memoryBytes = 1L shl 33)) })
    }

    @Test
    fun `jars stay those of earlier commands, and each command is told once`() {
        add("./lab reproduce 000 --jar kogera@k.jar", jars = mapOf("kogera@1" to "kogera@k.jar"))
        add("./lab reproduce 004")
        add("./lab reproduce 000 --jar kogera@k.jar")
        val record = ReproductionStore.read(folder).record
        assertEquals(mapOf("kogera@1" to "kogera@k.jar"), record.jars)
        assertEquals("./lab reproduce 000 --jar kogera@k.jar\n./lab reproduce 004", record.command)
    }

    @Test
    fun `a jar that is not there yet stands for no version that is measured without one`() {
        add("./lab reproduce 003")
        storePart(folder.resolve("steady-objects-serialize-simple"), partPlan(listOf("a", "b"), away = setOf("b")))
        val jar = mapOf("a@1.0" to "a@x.jar")
        assertEquals("without --jar a@x.jar", fault { add("./lab reproduce 003 --jar a@x.jar", jar) })
        add("./lab reproduce 003 --jar b@x.jar", mapOf("b@1.0" to "b@x.jar"))
        assertEquals("with --jar b@x.jar", fault { add("./lab", mapOf("b@1.0" to "b@y.jar")) })
    }

    @Test
    fun `a contender without a version stays the same`() {
        add("./lab reproduce 003", versions = mapOf("a" to "1.0"))
        add("./lab reproduce 004", versions = mapOf("b" to "2.0"))
        assertEquals(mapOf("a" to "1.0", "b" to "2.0"), ReproductionStore.read(folder).record.versions)
        assertEquals("with a 1.0, and this lab has 1.1", fault { add("./lab", versions = mapOf("a" to "1.1")) })
    }
}
