package dev.piculet.lab.runner

import dev.piculet.lab.Honest
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import java.lang.invoke.MethodHandles
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** Real JVMs use a contender for the first time. */
class ColdProcessTest {
    /**
     * Makes one class in its first call, one in a later call, and one on a thread of its own after the last call. Without
     * lambdas or concatenated texts, for which the JVM makes classes, too.
     */
    class Generating : Honest() {
        private var calls = 0

        override fun serialize(value: Any): ByteArray {
            calls++
            if (calls == 1 || calls == LATER) Maker.make()
            if (calls == LAST) Late().start()
            return super.serialize(value)
        }
    }

    private class Late : Thread() {
        override fun run() {
            sleep(LATE_MILLIS)
            Maker.make()
        }
    }

    /** The class that is made over and over. */
    private class Template

    private object Maker {
        fun make() {
            val bytes = Template::class.java.getResourceAsStream("ColdProcessTest\$Template.class")!!.readAllBytes()
            MethodHandles.lookup().defineHiddenClass(bytes, false)
        }
    }

    /** Makes classes without end on a thread of its own. */
    class Restless : Honest() {
        override fun bind(payload: Payload): Binding<*> {
            Endless().start()
            return super.bind(payload)
        }
    }

    private class Endless : Thread() {
        override fun run() {
            while (true) {
                sleep(LATE_MILLIS)
                Maker.make()
            }
        }
    }

    class Hanging : Honest() {
        override fun bind(payload: Payload): Binding<*> {
            Thread.sleep(Long.MAX_VALUE)
            return super.bind(payload)
        }
    }

    private val jdk = JdkProbe.current()
    private val both = listOf(Operation.SERIALIZE, Operation.DESERIALIZE)

    private inline fun <reified T : Contender> process(timeout: Duration = 2.minutes): ColdProcess {
        val contender = ready<T>()
        return ColdProcess(
            seed = 1,
            mapOf(jdk.version to jdk),
            mapOf(contender.id to contender.version to contender),
            timeout = timeout,
        )
    }

    private val cell = ColdCell("objects", "simple", Entry("x", "1.0", jdk.version))

    @Test
    fun `classes that first use makes are counted, and those that a thousand calls bring about as well`() {
        val without = process<Honest>().generated(cell, both)!!
        val with = process<Generating>().generated(cell, both)!!
        assertEquals(listOf(1, 3), listOf(with.count - without.count, with.allCount - without.allCount))
        val bytes = with.bytes - without.bytes
        assertEquals(3 * bytes, with.allBytes - without.allBytes)
    }

    @Test
    fun `a sample goes on for a thousand calls, and no options of the environment reach it`() {
        val sample = process<Honest>().sample(4, cell, both)
        assertNull(sample.error)
        assertEquals(4, sample.block)
        assertEquals(listOf(1, 1, 1, 9, 90, 900), sample.phases.map { it.calls })
        assertTrue(sample.firstUseCpuNs in 1..<sample.allCpuNs, "$sample")
        assertEquals(listOf(1, 10, 100, 1000), sample.processCpuNs.keys.toList())
        assertTrue(sample.processCpuNs.getValue(1) > 0, "$sample")
    }

    @Test
    @Timeout(120)
    fun `a sample does not wait for classes, which nobody counts`() =
        assertNull(process<Restless>(20.seconds).sample(0, cell, both).error)

    @Test
    @Timeout(120)
    fun `a first use that hangs is a sample with an error`() =
        assertEquals("did not answer within 4s", process<Hanging>(4.seconds).sample(0, cell, both).error)

    private companion object {
        const val LATER = 500
        const val LAST = 1000
        const val LATE_MILLIS = 50L
    }
}
