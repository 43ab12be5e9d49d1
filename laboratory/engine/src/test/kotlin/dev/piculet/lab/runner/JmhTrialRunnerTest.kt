package dev.piculet.lab.runner

import dev.piculet.lab.ExitCode
import dev.piculet.lab.Honest
import dev.piculet.lab.KEPT_OUT
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Collector
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Heap
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.Remedy
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.lang.management.ManagementFactory
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** Real forks, of contenders that behave badly once they are measured. */
class JmhTrialRunnerTest {
    abstract class Faulty : Contender {
        abstract fun fault()

        override fun bind(payload: Payload): Binding<*> =
            object : Binding<Any> {
                override fun serialize(value: Any): ByteArray {
                    fault()
                    return ByteArray(1)
                }

                override fun deserialize(bytes: ByteArray): Any = bytes
            }
    }

    class Hanging : Faulty() {
        override fun fault() = Thread.sleep(Long.MAX_VALUE)
    }

    /** Ends like a process that the system kills: with 128 and the number of the signal. */
    class Killed : Faulty() {
        override fun fault() = Runtime.getRuntime().halt(137)
    }

    class Crashing : Faulty() {
        override fun fault() = Runtime.getRuntime().halt(3)
    }

    /** Ends as when the terminal is closed. */
    class HungUp : Faulty() {
        override fun fault() = Runtime.getRuntime().halt(129)
    }

    class Throwing : Faulty() {
        override fun fault(): Unit = throw IllegalStateException("no")
    }

    class Good : Faulty() {
        override fun fault() = Unit
    }

    class Printing : Honest() {
        override fun serialize(value: Any): ByteArray {
            println("what a contender prints")
            System.err.println("what it complains of")
            return super.serialize(value)
        }
    }

    /** Fails if the measurement includes the first round through the heap. */
    class Allocating : Faulty() {
        override fun fault() = check("-XX:+AlwaysPreTouch" in ManagementFactory.getRuntimeMXBean().inputArguments)
    }

    /** Takes more of the CPU with every call, so that none of its forks is steady. */
    class Slowing : Honest() {
        private val threads = ManagementFactory.getThreadMXBean()
        private var calls = 0

        override fun serialize(value: Any): ByteArray {
            val end = threads.currentThreadCpuTime + MORE_NANOS * calls++
            while (threads.currentThreadCpuTime < end) Thread.onSpinWait()
            return super.serialize(value)
        }
    }

    /** Takes a millisecond of the CPU for each call. */
    class Lasting : Honest() {
        private val threads = ManagementFactory.getThreadMXBean()

        override fun serialize(value: Any): ByteArray {
            val end = threads.currentThreadCpuTime + LASTING_NANOS
            while (threads.currentThreadCpuTime < end) Thread.onSpinWait()
            return super.serialize(value)
        }
    }

    /** Waits in each call. */
    class Waiting : Honest() {
        override fun serialize(value: Any): ByteArray {
            Thread.sleep(1)
            return super.serialize(value)
        }
    }

    /** Fails in another heap than 64 MB of the serial collector. */
    class InSmallHeap : Faulty() {
        override fun fault() {
            val collectors = ManagementFactory.getGarbageCollectorMXBeans().map { it.name }
            check(Runtime.getRuntime().maxMemory() < 65L shl 20) { "${Runtime.getRuntime().maxMemory()}" }
            check("MarkSweepCompact" in collectors) { "$collectors" }
        }
    }

    private val jdk = JdkProbe.current()

    private fun runner(
        contender: ReadyContender,
        iterations: Int,
        limit: Duration = 15.seconds,
        warmupMillis: Long = 20,
    ) = JmhTrialRunner(
        Measurement(warmupIterations = 1, warmupMillis, iterations, millis = 20),
        seed = 1,
        mapOf(jdk.version to jdk),
        mapOf(contender.id to contender.version to contender),
        limit,
    )

    private inline fun <reified T : Contender> trial(): TrialRecord = runner(ready<T>(), iterations = 1).run(0, cell, 1)

    private val cell = Cell(Entry("x", "1.0", jdk.version), Group("objects", "simple", "serialize"))

    @Test
    @Timeout(120)
    fun `a contender that hangs is killed, and the trial says so`() =
        assertEquals(
            "It did not end within 4s, and was killed.",
            runner(ready<Hanging>(), iterations = 1, limit = 4.seconds).run(0, cell, 1).error,
        )

    @Test
    fun `a fork that the system kills says by which signal`() =
        assertEquals(
            "Its JVM was killed by signal 9, as systems do that are short of memory.",
            trial<Killed>().error,
        )

    @Test
    fun `a fork that was ended with its terminal is no trial`() {
        val e = assertFailsWith<LabException> { trial<HungUp>() }
        val message = "The measured JVM was stopped from outside. Nothing is lost: go on as after an interruption."
        assertEquals(message, e.message)
        assertEquals(ExitCode.INTERRUPTED, e.exitCode)
    }

    @Test
    fun `a fork that ends itself says with which exit code`() =
        assertEquals("Its JVM ended with exit code 3.", trial<Crashing>().error)

    /** The lab may be printing JSON for another program. */
    @Test
    fun `what a contender prints does not get into what the lab prints`() {
        val (out, err) = System.out to System.err
        val printed = ByteArrayOutputStream()
        val captured = PrintStream(printed, true)
        System.setOut(captured)
        System.setErr(captured)
        try {
            assertNull(trial<Printing>().error)
            assertEquals(captured to captured, System.out to System.err)
        } finally {
            System.setOut(out)
            System.setErr(err)
        }
        assertEquals("", "$printed")
    }

    @Test
    fun `the exception of a contender is reported`() =
        assertEquals("java.lang.IllegalStateException: no", trial<Throwing>().error)

    @Test
    fun `a fork after those does not fail`() = assertNull(trial<Good>().error)

    @Test
    fun `a fork gets no options from the environment of the lab`() {
        assertNotNull(System.getenv(KEPT_OUT), "the build sets it")
        assertNull(trial<Honest>().error)
    }

    @Test
    fun `a fork warms up as many times as long as asked for, and is unsteady if its times drift`() {
        val runner = runner(ready<Slowing>(), iterations = 3)
        val trials = listOf(1, 3).map { runner.run(0, cell, it) }
        assertNotNull(trials.first().unsteady, "$trials")
        assertEquals(listOf(1, 3), trials.map { it.warmupCpuNs.size })
    }

    @Test
    fun `a fork of few calls is unsteady, unless it warmed up longer, or all forks are short`() {
        val isOfFewCalls = { millis: Long, warmUp: Int ->
            val runner = runner(ready<Lasting>(), iterations = 1, warmupMillis = millis)
            "calls, and HotSpot compiles some code after 15000." in runner.run(0, cell, warmUp).unsteady.orEmpty()
        }
        assertTrue(isOfFewCalls(1_000, 1))
        assertFalse(isOfFewCalls(1_000, 3))
        assertFalse(isOfFewCalls(20, 1))
    }

    @Test
    fun `a fork of few calls asks for a longer warm-up, whatever the machine does`() {
        val runner = runner(ready<Lasting>(), iterations = 1, warmupMillis = 1_000)
        assertEquals(listOf(Remedy.WARM_UP, null), listOf(1, 3).map { runner.run(0, cell, it).remedy })
    }

    @Test
    fun `forks of the first two blocks look for costs that the figures do not show`() {
        val runner = runner(ready<Waiting>(), iterations = 1)
        val (looking, other) = listOf(1, 2).map { runner.run(it, cell, 1) }
        assertNotNull(looking.remark)
        assertEquals(listOf(true, false), listOf(looking, other).map { it.looksElsewhere })
        assertNull(other.remark)
        assertNull(other.error)
    }

    @Test
    fun `the heap is touched before anything is measured`() = assertNull(trial<Allocating>().error)

    @Test
    fun `a cell's heap takes the place of its JDK's`() {
        val heap = Heap(64, Collector.SERIAL)
        val small = cell.copy(entry = cell.entry.copy(heap = heap))
        assertNull(runner(ready<InSmallHeap>(), iterations = 1).run(0, small, 1).error)
    }

    private companion object {
        const val MORE_NANOS = 10_000L
        const val LASTING_NANOS = 1_000_000L
    }
}
