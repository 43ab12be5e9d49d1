package dev.piculet.lab.gate

import dev.piculet.lab.Honest
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.fork.Examination
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Files
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.time.Duration.Companion.seconds

/** Contenders that crash or hang on the second of three payloads, always or once. */
class ExaminationProcessTest {
    @TempDir
    lateinit var none: Path

    abstract class Faulty : Honest() {
        abstract fun fault()

        override fun bind(payload: Payload): Binding<*> {
            if (payload.id() == SECOND) fault()
            return super.bind(payload)
        }
    }

    class Hanging : Faulty() {
        override fun fault() = Thread.sleep(Long.MAX_VALUE)
    }

    class Crashing : Faulty() {
        override fun fault() = Runtime.getRuntime().halt(3)
    }

    class CrashingOnce : Faulty() {
        override fun fault() {
            if (Files.deleteIfExists(marker(ProcessHandle.current().parent().get()))) Runtime.getRuntime().halt(3)
        }
    }

    private inline fun <reified T : Contender> failures(): List<String?> {
        val process =
            ExaminationProcess(ready<T>(), JdkProbe.current(), seed = 1, timeout = 6.seconds, timeForOne = 1.seconds)
        val answers: List<Examination> = process.examine("objects", listOf("simple-one", SECOND, "media-one"), none)
        assertEquals(listOf("simple-one", SECOND, "media-one"), answers.map { it.payload() })
        assertNull(answers.first().writeFailure())
        assertNull(answers.last().writeFailure())
        return answers[1].run { listOf(writeFailure(), readBackFailure(), readFailure()) }
    }

    @Test
    @Timeout(120)
    fun `a contender that hangs in two JVMs fails on that payload, and goes on with the next in a third`() =
        assertEquals(List(3) { "did not answer within 8s" }, failures<Hanging>())

    @Test
    fun `a contender that takes its JVM down does so too`() =
        assertEquals(List(3) { "ended its JVM with exit code 3" }, failures<Crashing>())

    @Test
    fun `one crash alone is no failure, since another JVM answers`() {
        val marker = Files.createFile(marker(ProcessHandle.current()))
        assertEquals(List(3) { null }, failures<CrashingOnce>())
        assertFalse(Files.exists(marker), "the first JVM crashed")
    }

    private companion object {
        const val SECOND = "deep-one"

        /** A file that both JVMs know of, since one started the other. */
        fun marker(engine: ProcessHandle): Path =
            Path.of(System.getProperty("java.io.tmpdir"), "piculet-examination-${engine.pid()}")
    }
}
