package dev.piculet.lab.runner

import dev.piculet.lab.Honest
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.JmhProtocol
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.RowName
import dev.piculet.lab.fork.FreshObjectBenchmark
import dev.piculet.lab.payload.objects.Simple
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Real forks. */
class ProtocolRunnerTest {
    class Throwing : Honest() {
        override fun serialize(value: Any): ByteArray = throw IllegalStateException("no")
    }

    private val name = RowName("004", "table", "row")
    private val group = Group("objects", "simple", "serialize")
    private val jdk = JdkProbe.current()

    private val protocol =
        JmhProtocol(
            FreshObjectBenchmark::class.java,
            forks = 2,
            warmupForks = 0,
            warmupIterations = 1,
            warmupMillis = 20,
            iterations = 2,
            millis = 20,
            batch = 1,
        )

    @Test
    @Timeout(120)
    fun `a score is the mean of all iterations of all forks, and one output is shown`() {
        val contender = ready<Honest>()
        val trial: ProtocolTrial = ProtocolRunner(jdk, seed = 1).run(name, protocol, group, contender)
        assertNull(trial.error)
        assertEquals(2 * 2, trial.samples.size)
        assertEquals(trial.samples.average(), trial.score!!, 1e-6 * trial.score!!)
        assertTrue(assertNotNull(trial.scoreError) > 0)
        val bytes = Honest().serialize(Simple.of(0)).size
        assertContains(trial.output!!, "$bytes bytes: ")
        assertEquals(jdk.version, trial.jdk)
        assertContains(trial.builds, "x@1.0")
    }

    @Test
    @Timeout(120)
    fun `a protocol that fails is a trial with its error`() {
        val trial = ProtocolRunner(jdk, seed = 1).run(name, protocol, group, ready<Throwing>())
        assertContains(trial.error!!, "IllegalStateException: no")
        assertNull(trial.score)
        assertNull(trial.output)
    }
}
