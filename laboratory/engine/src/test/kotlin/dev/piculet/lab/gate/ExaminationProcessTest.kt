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
import java.nio.file.StandardOpenOption
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.time.Duration.Companion.seconds

/** Contenders that crash or hang on the second of three payloads, always or once, and such that suites spoil for each other. */
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

    /** Fails as soon as its JVM has met two suites. */
    class Spoilt : Honest() {
        override fun bind(payload: Payload): Binding<*> {
            suites += payload.suite()
            check(suites.size == 1) { "spoilt" }
            return super.bind(payload)
        }

        private companion object {
            val suites = mutableSetOf<String>()
        }
    }

    class WrongOnWide : Honest() {
        override fun bind(payload: Payload): Binding<*> {
            check(payload.suite() != "wide") { "too wide" }
            return super.bind(payload)
        }
    }

    /** Notes in which JVMs it works. */
    class Noted : Honest() {
        init {
            val process = ProcessHandle.current()
            Files.writeString(marker(process.parent().get()), "${process.pid()}\n", StandardOpenOption.APPEND)
        }
    }

    private inline fun <reified T : Contender> examine(vararg questions: Question): List<Examination> {
        val answers =
            ExaminationProcess(ready<T>(), JdkProbe.current(), seed = 1, timeout = 6.seconds)
                .examine(questions.toList(), none)
        assertEquals(questions.toList(), answers.keys.toList())
        return answers.values.toList()
    }

    private inline fun <reified T : Contender> failures(): List<String?> {
        val (first, second, third) =
            examine<T>(Question("objects", "simple-one"), Question("objects", SECOND), Question("objects", "media-one"))
        assertNull(first.writeFailure())
        assertNull(third.writeFailure())
        return second.run { listOf(writeFailure(), readBackFailure(), readFailure()) }
    }

    private inline fun <reified T : Contender> failuresInSuites(): List<String?> =
        examine<T>(
            Question("objects", "simple-one"),
            Question("wide", "fields-80-one"),
            Question("open", "drawing-one"),
        ).map { it.writeFailure() }

    @Test
    @Timeout(120)
    fun `a contender that hangs in two JVMs fails on that payload, and goes on with the next in a third`() =
        assertEquals(List(3) { "did not answer within 6s" }, failures<Hanging>())

    @Test
    fun `a contender that takes its JVM down does so too`() =
        assertEquals(List(3) { "ended its JVM with exit code 3" }, failures<Crashing>())

    @Test
    fun `one crash alone is no failure, since another JVM answers`() {
        val marker = Files.createFile(marker(ProcessHandle.current()))
        assertEquals(List(3) { null }, failures<CrashingOnce>())
        assertFalse(Files.exists(marker), "the first JVM crashed")
    }

    @Test
    fun `one JVM examines all suites, each with an instance of its own`() {
        val marker = Files.createFile(marker(ProcessHandle.current()))
        assertEquals(List(3) { null }, failuresInSuites<Noted>())
        val notes = Files.readAllLines(marker)
        Files.delete(marker)
        assertEquals(3, notes.size)
        assertEquals(1, notes.distinct().size)
    }

    @Test
    fun `a suite that another one spoils is examined again by itself`() =
        assertEquals(List(3) { null }, failuresInSuites<Spoilt>())

    @Test
    fun `a suite with a fault of its own keeps it, and those beside it pass`() =
        assertEquals(
            listOf(null, "threw java.lang.IllegalStateException: too wide", null),
            failuresInSuites<WrongOnWide>(),
        )

    private companion object {
        const val SECOND = "deep-one"

        /** A file that both JVMs know of, since one started the other. */
        fun marker(engine: ProcessHandle): Path =
            Path.of(System.getProperty("java.io.tmpdir"), "piculet-examination-${engine.pid()}")
    }
}
