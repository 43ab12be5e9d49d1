package dev.piculet.lab.runner

import dev.piculet.lab.Honest
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.GeneratedCode
import dev.piculet.lab.contender.TextBinding
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.JmhIterations
import dev.piculet.lab.experiment.JmhProtocol
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.PublishedWork
import dev.piculet.lab.fork.FreshObjectBenchmark
import dev.piculet.lab.fork.UsedMapperBenchmark
import dev.piculet.lab.payload.objects.Simple
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import org.junit.jupiter.api.io.TempDir
import org.openjdk.jmh.annotations.Mode
import java.io.File
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicBoolean
import kotlin.io.path.createDirectory
import kotlin.io.path.writeText
import kotlin.math.sqrt
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.seconds

/** Real forks. */
class ProtocolRunnerTest {
    class Throwing : Honest() {
        override fun serialize(value: Any): ByteArray = throw IllegalStateException("no")
    }

    class Hanging : Honest() {
        override fun serialize(value: Any): ByteArray {
            Thread.sleep(Long.MAX_VALUE)
            return super.serialize(value)
        }
    }

    class Generating :
        Honest(),
        GeneratedCode {
        private val isUsed = AtomicBoolean()

        override fun serialize(value: Any): ByteArray = super.serialize(value).also { isUsed.set(true) }

        override fun writerSource(): String? = if (isUsed.get()) "void write() {}" else null
    }

    class Silent :
        Honest(),
        GeneratedCode {
        override fun writerSource(): String = throw NoSuchMethodException("getGeneratedSource")
    }

    /** Takes ten milliseconds to write, and tells in its texts what was called before. */
    class Slow :
        Honest(),
        TextBinding<Any> {
        private val calls = mutableListOf<String>()

        override fun serializeText(value: Any): String {
            Thread.sleep(CALL_MILLIS)
            calls += "a write of $value"
            return "$value"
        }

        override fun deserializeText(text: String): Any {
            check(calls.size == 1) { "read after $calls" }
            return text
        }

        override fun serialize(value: Any): ByteArray = serializeText(value).toByteArray()

        override fun deserialize(bytes: ByteArray): Any = deserializeText(String(bytes))
    }

    /** Changes a class of its own class path while it is measured, as a build would. */
    class Rebuilt : Honest() {
        private val classes =
            System.getProperty("java.class.path").split(File.pathSeparator).first { it.endsWith(REBUILT) }

        override fun serialize(value: Any): ByteArray {
            Path.of(classes).resolve("X.class").writeText("two")
            return super.serialize(value)
        }
    }

    @TempDir
    lateinit var folder: Path

    private val work = PublishedWork("fresh-object", Group("objects", "simple", "serialize"), "x")
    private val kotlin = Group("kotlin", "constructor-5", "serialize")
    private val jdk = JdkProbe.current()

    private val protocol =
        JmhProtocol(
            "fresh-object",
            FreshObjectBenchmark::class.java,
            Mode.AverageTime,
            TimeUnit.NANOSECONDS,
            forks = 2,
            iterations = JmhIterations(2, 20),
            warmup = JmhIterations(1, 20),
        )

    private val batches =
        protocol.copy(
            id = "batches",
            benchmark = UsedMapperBenchmark::class.java,
            mode = Mode.Throughput,
            unit = TimeUnit.SECONDS,
            iterations = JmhIterations(2, 200),
            batch = 3,
            needsReflection = true,
        )

    private val shots =
        batches.copy(
            id = "single-shot",
            mode = Mode.SingleShotTime,
            unit = TimeUnit.MILLISECONDS,
            iterations = JmhIterations(1, 0),
            warmup = JmhIterations.NONE,
            batch = 1,
            isCollecting = true,
        )

    @Test
    @Timeout(120)
    fun `a score is the mean of all iterations of all forks, and one output is shown`() {
        val contender = ready<Honest>()
        val trial: ProtocolTrial = ProtocolRunner(jdk, seed = 1).run(work, protocol, contender)
        assertNull(trial.error)
        assertEquals(2 * 2, trial.samples.size)
        assertEquals(trial.samples.average(), trial.score!!, 1e-6 * trial.score!!)
        assertTrue(assertNotNull(trial.scoreError) > 0)
        val bytes = Honest().serialize(Simple.of(0)).size
        assertContains(trial.output!!, "$bytes bytes: ")
        assertEquals(jdk.version, trial.jdk)
        assertContains(trial.builds, "x@1.0")
        assertNull(trial.source)
    }

    @Test
    @Timeout(120)
    fun `the source that a library generated is kept`() {
        val trial = ProtocolRunner(jdk, seed = 1).run(work, protocol.copy(forks = 1), ready<Generating>())
        assertEquals("void write() {}", trial.source)
    }

    @Test
    @Timeout(120)
    fun `a version that does not tell its source has a figure without it`() {
        val trial = ProtocolRunner(jdk, seed = 1).run(work, protocol.copy(forks = 1), ready<Silent>())
        assertNotNull(trial.score)
        assertNull(trial.source)
    }

    @Test
    @Timeout(120)
    fun `a protocol that fails is a trial with its error`() {
        val trial = ProtocolRunner(jdk, seed = 1).run(work, protocol, ready<Throwing>())
        assertContains(trial.error!!, "IllegalStateException: no")
        assertNull(trial.score)
        assertNull(trial.output)
    }

    @Test
    @Timeout(120)
    fun `figures of classes that were built again meanwhile are dropped`() {
        val classes = folder.resolve(REBUILT).createDirectory()
        classes.resolve("X.class").writeText("one")
        val contender = ReadyContender(ready<Rebuilt>().selection, emptyList(), listOf(classes))
        val e = assertFailsWith<LabException> {
            ProtocolRunner(jdk, seed = 1).run(work, protocol.copy(forks = 1), contender)
        }
        val message = "While $work was measured classes were built again: x@1.0. It was dropped. Start again."
        assertEquals(message, e.message)
    }

    @Test
    @Timeout(120)
    fun `a contender that hangs is killed, and the trial says so`() {
        val trial = ProtocolRunner(jdk, seed = 1) { 4.seconds }.run(work, protocol, ready<Hanging>())
        assertEquals("It did not end within 4s, and was killed.", trial.error)
        assertNull(trial.score)
    }

    @Test
    @Timeout(120)
    fun `throughput counts batches of three calls, with Student's t at 99,9 percent over all iterations`() {
        val trial = ProtocolRunner(jdk, seed = 1).run(work.copy("batches", kotlin), batches, ready<Slow>())
        assertNull(trial.error)
        val most = 1000.0 / CALL_MILLIS / 3
        assertTrue(trial.score!! in most / 4..most, "$trial")
        assertEquals(4, trial.samples.size)
        val mean = trial.samples.average()
        val deviation = sqrt(trial.samples.sumOf { (it - mean) * (it - mean) } / 3)
        assertEquals(T_OF_3 * deviation / sqrt(4.0), trial.scoreError!!, 1e-3 * trial.scoreError!!)
        assertContains(trial.output!!, "Constructor5(p00=")
    }

    @Test
    @Timeout(120)
    fun `a single shot comes after a call of kotlin-reflect and a write, in a set-up that is not timed`() {
        val reading = work.copy("single-shot", kotlin.copy(operation = "deserialize"))
        val trial = ProtocolRunner(jdk, seed = 1).run(reading, shots, ready<Slow>())
        assertNull(trial.error)
        assertEquals(2, trial.samples.size)
        assertTrue(trial.score!! < CALL_MILLIS, "The write is not timed: $trial")
        val digits = Regex("Constructor5\\(p00=\\d, p01=\\d, p02=\\d,")
        assertContains(trial.output!!, digits, "Its numbers have one digit.")
        val missing = reading.copy(group = reading.group.copy(payload = "constructor-5-missing"))
        val unknown = ProtocolRunner(jdk, seed = 1).run(missing, shots, ready<Slow>())
        assertContains(unknown.output!!, "Constructor5(q00=")
    }

    private companion object {
        const val CALL_MILLIS = 10L
        const val REBUILT = "rebuilt"

        /** The quantile of Student's t with three degrees of freedom, from tables. */
        const val T_OF_3 = 12.924
    }
}
