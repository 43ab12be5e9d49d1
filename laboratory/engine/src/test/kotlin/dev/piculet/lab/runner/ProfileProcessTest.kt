package dev.piculet.lab.runner

import dev.piculet.lab.Honest
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.explain.Explained
import dev.piculet.lab.explain.Method
import dev.piculet.lab.explain.Profile
import dev.piculet.lab.ready
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.writeText
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

    private inline fun <reified T : Honest> explained(
        profiler: AsyncProfiler? = null,
        cell: Cell = this.cell,
    ): Explained =
        ProfileProcess(
            seed = 1,
            mapOf(jdk.version to jdk),
            mapOf("x" to "1.0" to ready<T>()),
            folder,
            profiler,
            Measurement(warmupIterations = 1, warmupMillis = 200, iterations = 3, millis = 500),
        ).explained(cell, "x 1.0", size = 7)

    @Test
    fun `it has the contender's methods and allocations, and nothing of the harness around them`() {
        val explained = explained<Honest>()
        assertEquals("JDK Flight Recorder", explained.sampler)
        assertTrue(explained.sources.sumOf { it.classes } > 0, "it loads classes in its first use")
        assertHasMethods(explained.profile)
    }

    @Test
    fun `where it can't read before it has written, its classes are those of both`() {
        val reading = cell.copy(group = cell.group!!.copy(operation = "deserialize"))
        val explained = explained<Honest>(cell = reading)
        assertTrue(explained.sources.sumOf { it.classes } > 0, "it loads classes in its first use")
    }

    @Test
    fun `async-profiler gives the same, of more samples`() {
        val profiler = ArtifactResolver().use { AsyncProfiler.of(it, folder) }
        assumeTrue(profiler != null, "async-profiler is not to be had here, or has no library for this machine.")
        val explained = explained<Honest>(profiler)
        assertEquals("async-profiler", explained.sampler)
        assertHasMethods(explained.profile)
        assertTrue(explained.profile.calls.samples > 50, "${explained.profile.calls.samples} samples")
    }

    @Test
    fun `where async-profiler does not run, Flight Recorder stands in for it`() {
        val broken = folder.resolve("libasyncProfiler.so").apply { writeText("no library") }
        val explained = explained<Honest>(AsyncProfiler(broken))
        assertEquals("JDK Flight Recorder", explained.sampler)
        assertTrue(explained.profile.calls.samples > 2)
    }

    private fun assertHasMethods(profile: Profile) {
        assertTrue(profile.cpuNs > 0 && profile.bytesPerOp > 0)
        assertTrue(profile.calls.samples > 2, "${profile.calls.samples} samples")
        val first = profile.calls.callees.first()
        assertEquals(Method(Honest::class.java.name, "serialize"), first.method)
        assertTrue(first.samples >= profile.calls.samples / 2)
        val methods = profile.ownNs.map { it.first.type }
        assertContains(methods, "java.io.ObjectOutputStream")
        assertEquals(emptyList(), methods.filter { it.startsWith("org.openjdk.jmh") })
        assertEquals(1.0, profile.allocated.sumOf { it.second }, 1e-9)
        val inlined = profile.inlining.shares.values
        assertTrue(inlined.all { it in 0.0..1.0 } && inlined.any { it > 0 }, "$inlined")
        assertContains(profile.allocated.map { it.first.type }, "byte[]")
    }

    @Test
    fun `a contender that fails says why`() {
        val message = assertThrows<LabException> { explained<Broken>() }.message
        assertEquals("x 1.0 could not be sampled: java.lang.IllegalStateException: no.", message)
    }
}
