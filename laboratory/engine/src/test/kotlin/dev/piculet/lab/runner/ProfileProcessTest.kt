package dev.piculet.lab.runner

import dev.piculet.lab.Honest
import dev.piculet.lab.LabException
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.explain.Method
import dev.piculet.lab.explain.Profile
import dev.piculet.lab.ready
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** A real fork that is sampled. */
@Tag("slow")
class ProfileProcessTest {
    @TempDir
    lateinit var folder: Path

    class Broken : Honest() {
        override fun serialize(value: Any): ByteArray = throw IllegalStateException("no")
    }

    private val jdk = JdkProbe.current()
    private val cell = Cell(Entry("x", "1.0", jdk.version), Group("objects", "simple", "serialize"))

    private inline fun <reified T : Honest> profile(): Profile =
        ProfileProcess(
            seed = 1,
            mapOf(jdk.version to jdk),
            mapOf("x" to "1.0" to ready<T>()),
            folder,
            Measurement(warmupIterations = 1, warmupMillis = 200, iterations = 3, millis = 500),
        ).explained(cell, "x 1.0", size = 7).profile

    @Test
    fun `it has the contender's methods and allocations, and nothing of the harness around them`() {
        val profile = profile<Honest>()
        assertTrue(profile.cpuNs > 0 && profile.bytesPerOp > 0)
        assertTrue(profile.calls.samples > 2, "${profile.calls.samples} samples")
        val first = profile.calls.callees.first()
        assertEquals(Method(Honest::class.java.name, "serialize"), first.method)
        assertTrue(first.samples >= profile.calls.samples / 2)
        val methods = profile.ownNs.map { it.first.type }
        assertContains(methods, "java.io.ObjectOutputStream")
        assertEquals(emptyList(), methods.filter { it.startsWith("org.openjdk.jmh") })
        assertEquals(1.0, profile.allocated.sumOf { it.second }, 1e-9)
        assertContains(profile.allocated.map { it.first.type }, "byte[]")
    }

    @Test
    fun `a contender that fails says why`() {
        val message = assertThrows<LabException> { profile<Broken>() }.message
        assertEquals("x 1.0 could not be sampled: java.lang.IllegalStateException: no.", message)
    }
}
