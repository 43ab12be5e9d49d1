package dev.piculet.lab.runner

import dev.piculet.lab.Honest
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.payload.objects.Simple
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Real JVMs. */
class SharedLoopProcessTest {
    class Throwing : Honest() {
        override fun deserialize(bytes: ByteArray): Any = throw IllegalStateException("no")
    }

    private val process = SharedLoopProcess(JdkProbe.current())

    @Test
    fun `each contender has a figure for each run, in the order in which they shared the JVM`() {
        val contenders = listOf(ready<Honest>("first"), ready<Honest>("second"))
        val trial = process.run("objects", listOf("simple", "deep"), runs = 3, calls = 20, warm = 1, contenders)
        assertNull(trial.error)
        val names = trial.series.map { "${it.payload} ${it.contender} ${it.operation}" }
        val operations = listOf("serialize", "deserialize")
        val each = listOf("first", "second").flatMap { contender -> operations.map { "$contender $it" } }
        assertEquals(listOf("simple", "deep").flatMap { payload -> each.map { "$payload $it" } }, names)
        assertTrue(trial.series.all { series -> series.nanos.size == 3 && series.nanos.all { it > 0 } })
        val size = Honest().serialize(Simple.of(0)).size
        assertEquals(setOf(size), trial.series.filter { it.payload == "simple" }.map { it.bytes }.toSet())
        assertEquals(
            listOf("the lab", "what every measured JVM has", "first@1.0", "second@1.0"),
            trial.builds.keys
                .toList(),
        )
    }

    @Test
    fun `a contender that fails ends the JVM, and the trial says why`() {
        val contenders = listOf(ready<Honest>("first"), ready<Throwing>("second"))
        val trial = process.run("objects", listOf("simple"), runs = 1, calls = 20, warm = 0, contenders)
        assertContains(trial.error!!, "IllegalStateException: no")
        assertEquals(setOf("first"), trial.series.map { it.contender }.toSet())
    }
}
