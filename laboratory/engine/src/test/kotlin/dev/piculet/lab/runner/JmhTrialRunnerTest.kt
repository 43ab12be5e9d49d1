package dev.piculet.lab.runner

import dev.piculet.lab.catalog.ContenderSelection
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.descriptor
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.plan.Cell
import dev.piculet.lab.plan.Entry
import dev.piculet.lab.plan.Group
import dev.piculet.lab.plan.Measurement
import dev.piculet.lab.store.TrialRecord
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertNull
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

    /** Ends as the JVM of a process does that the system kills: with 128 and the number of the signal. */
    class Killed : Faulty() {
        override fun fault() = Runtime.getRuntime().halt(137)
    }

    class Crashing : Faulty() {
        override fun fault() = Runtime.getRuntime().halt(3)
    }

    class Throwing : Faulty() {
        override fun fault(): Unit = throw IllegalStateException("no")
    }

    class Good : Faulty() {
        override fun fault() = Unit
    }

    private val jdk = JdkProbe.current()

    private inline fun <reified T : Contender> trial(): TrialRecord {
        val classes = Path.of(T::class.java.protectionDomain.codeSource.location.toURI())
        val faulty = descriptor("x").copy(className = T::class.java.name, classes = classes)
        val contender = ReadyContender(ContenderSelection(faulty, "1.0"), emptyList(), emptyList())
        val runner =
            JmhTrialRunner(
                Measurement(warmupIterations = 1, warmupMillis = 20, iterations = 1, millis = 20),
                seed = 1,
                mapOf(jdk.version to jdk),
                mapOf(contender.id to contender.version to contender),
                limit = 15.seconds,
            )
        return runner.run(0, Cell(Entry(contender.id, "1.0", jdk.version), Group("objects", "simple", "serialize")))
    }

    @Test
    fun `a contender that hangs is killed, and the trial says so`() =
        assertEquals("It did not end within 15s, and was killed.", trial<Hanging>().error)

    @Test
    fun `a fork that the system kills says by which signal`() =
        assertEquals(
            "Its JVM was killed by signal 9, as systems do that are short of memory.",
            trial<Killed>().error,
        )

    @Test
    fun `a fork that ends itself says with which exit code`() =
        assertEquals("Its JVM ended with exit code 3.", trial<Crashing>().error)

    @Test
    fun `a contender that throws says what`() =
        assertEquals("java.lang.IllegalStateException: no", trial<Throwing>().error)

    @Test
    fun `a fork after those does not fail`() = assertNull(trial<Good>().error)
}
