package dev.piculet.lab.runner

import dev.piculet.lab.Honest
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.TextBinding
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.SeriesWork
import dev.piculet.lab.payload.ab.TestData
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** Real JVMs. */
class SeriesProcessTest {
    /** The first of two takes its time in its first call; each sees that the other had its turn before. */
    abstract class Turning(
        private val place: Int,
    ) : Honest(),
        TextBinding<Any> {
        private var isUsed = false

        override fun bind(payload: Payload): Binding<*> {
            check(turns.isEmpty()) { "made after $turns" }
            return super.bind(payload)
        }

        override fun serializeText(value: Any): String {
            if (turns.lastOrNull() != place) turns += place
            check(turns.withIndex().all { (i, turn) -> turn == i % 2 }) { "turns $turns" }
            if (!isUsed && place == 0) Thread.sleep(FIRST_MILLIS)
            isUsed = true
            check(seen.add(value)) { "$value a second time" }
            return (value as TestData).name
        }

        override fun deserializeText(text: String): Any = throw IllegalStateException(text)

        override fun read(file: Path): Any {
            check(!isUsed) { "written before" }
            return file.readText().also { check(it.startsWith("[{\"name\":\"") && it.length > MANY) }
        }

        override fun serialize(value: Any): ByteArray = throw IllegalStateException("bytes")

        override fun deserialize(bytes: ByteArray): Any = throw IllegalStateException("bytes")

        private val seen = mutableSetOf<Any>()
    }

    class First : Turning(0)

    class Second : Turning(1)

    private val process = SeriesProcess(JdkProbe.current(), seed = 1)
    private val writing = Group("ab", "testdata-100", "serialize")
    private val both = listOf(ready<First>("first"), ready<Second>("second"))

    @Test
    fun `two libraries take turns in one JVM, each run has new objects, and the first pays for its start`() {
        val trial = process.run(SeriesWork(writing, runs = 3, listOf("first", "second")), both)
        assertNull(trial.error)
        assertEquals(listOf(3, 3), trial.nanos.map { it.size })
        assertTrue(trial.runsOf("first")[0] > FIRST_MILLIS * 1_000_000, "$trial")
        assertTrue(trial.runsOf("first").drop(1).all { it < FIRST_MILLIS * 1_000_000 }, "$trial")
        assertTrue(trial.runsOf("second").all { it in 1..<FIRST_MILLIS * 1_000_000 }, "$trial")
        assertContains(trial.builds, "second@1.0")
    }

    @Test
    fun `the other order is another JVM`() {
        val trial = process.run(SeriesWork(writing, runs = 1, listOf("second", "first")), both.reversed())
        assertContains(trial.error!!, "IllegalStateException: turns [1]")
    }

    @Test
    fun `files are there before a library is used, and no library under test wrote them`() {
        val reading = Group("ab", "testdata-100-file", "deserialize")
        assertNull(process.run(SeriesWork(reading, runs = 1, listOf("first", "second")), both).error)
    }

    private companion object {
        const val FIRST_MILLIS = 300L
        const val MANY = 100 * 60
        val turns = mutableListOf<Int>()
    }
}
