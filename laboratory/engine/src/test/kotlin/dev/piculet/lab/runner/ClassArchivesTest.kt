package dev.piculet.lab.runner

import dev.piculet.lab.Honest
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.jar.JarFile
import kotlin.io.path.createDirectories
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.notExists
import kotlin.io.path.readLines
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertNull
import kotlin.test.assertSame
import kotlin.test.assertTrue

/** Real forks. */
class ClassArchivesTest {
    @TempDir
    lateinit var folder: Path

    private val jdk = JdkProbe.current()
    private val cell = Cell(Entry("x", "1.0", jdk.version), Group("objects", "simple", "serialize"))
    private val archives get() = folder.resolve("archives")
    private val log get() = folder.resolve("classes")

    private fun trials(
        contender: ReadyContender,
        vararg cells: Cell,
    ): List<TrialRecord> =
        ClassArchives(archives).use { open ->
            val runner =
                JmhTrialRunner(
                    Measurement(warmupIterations = 1, warmupMillis = 20, iterations = 1, millis = 20),
                    seed = 1,
                    mapOf(jdk.version to jdk),
                    mapOf(contender.id to contender.version to contender),
                    start = ForkStart(listOf("-Xlog:class+load:file=$log:none:filecount=0"), open),
                )
            cells.mapIndexed { block, it -> runner.run(block, it, 1) }.also {
                assertEquals(1, archives.listDirectoryEntries("*.archive").size, "one for all forks of a contender")
            }
        }

    private fun sourceOf(type: String): String =
        log.readLines().single { it.startsWith("$type ") }.substringAfter("source: ")

    @Test
    fun `forks load the contender's classes, ours and JMH's from an archive`() {
        val trials = trials(ready<Honest>(), cell, cell.copy(group = cell.group!!.copy(payload = "deep")))
        assertEquals(listOf(null, null), trials.map { it.error ?: it.wrongOutput })
        for (type in listOf(Honest::class.java.name, "org.openjdk.jmh.runner.ForkedMain")) {
            assertEquals("shared objects file (top)", sourceOf(type))
        }
        assertTrue(archives.notExists(), "nothing is left")
    }

    @Test
    fun `the kernel that never changes starts as ever`() {
        val calibration = BlockOrder.calibration(jdk.version)
        val trials = trials(ready<Honest>(), cell, calibration)
        assertEquals(listOf(null, null), trials.map { it.error })
    }

    @Test
    fun `what a killed process left is not used`() {
        archives.createDirectories().resolve("0.archive").writeText("no archive")
        assertNull(trials(ready<Honest>(), cell).single().error)
        assertEquals("shared objects file (top)", sourceOf(Honest::class.java.name))
    }

    @Test
    fun `each class path and set of flags has an archive of its own, and one that can't be made is not tried again`() {
        val made = mutableListOf<String>()
        ClassArchives(archives).use { open ->
            fun place(
                classpath: String,
                flag: String,
                isLeft: Boolean = true,
            ) = open.placeOf(jdk, classpath, listOf(flag)) { place ->
                made += "${place.classpath} $flag"
                if (isLeft) Path.of(place.flags.single().substringAfter('=')).writeText("")
            }
            val first = place("a.jar", "-Xmx1g")!!
            assertEquals("-XX:SharedArchiveFile=${archives.resolve("0.archive")}", first.flags.single())
            assertSame(first, place("a.jar", "-Xmx1g"))
            assertNotEquals(first.flags, place("a.jar", "-Xmx2g")!!.flags)
            assertNotEquals(first.flags, place("b.jar", "-Xmx1g")!!.flags)
            repeat(2) { assertNull(place("none.jar", "-Xmx1g", isLeft = false)) }
        }
        assertEquals(listOf("a.jar -Xmx1g", "a.jar -Xmx2g", "b.jar -Xmx1g", "none.jar -Xmx1g"), made)
    }

    @Test
    fun `a class path that is built again has an archive and jars of its own`() {
        val classes = folder.resolve("module/target/classes").createDirectories()
        val type = classes.resolve("X.class")
        ClassArchives(archives).use { open ->
            fun place(content: String) =
                type.writeText(content).let {
                    open.placeOf(jdk, "$classes", emptyList()) { place ->
                        Path.of(place.flags.single().substringAfter('=')).writeText("")
                    }!!
                }
            val first = place("one")
            assertSame(first, place("one"))
            val second = place("another")
            assertNotEquals(first.flags, second.flags)
            val contents = listOf(first, second).map { place ->
                JarFile(place.classpath).use { jar -> jar.getInputStream(jar.getEntry("X.class")).reader().readText() }
            }
            assertEquals(listOf("one", "another"), contents)
        }
    }
}
