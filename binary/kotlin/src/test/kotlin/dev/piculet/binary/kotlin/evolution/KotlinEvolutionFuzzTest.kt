package dev.piculet.binary.kotlin.evolution

import dev.piculet.binary.Schema
import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.TypedSerializerBuilder
import dev.piculet.binary.io.BinaryException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.Random

/**
 * Changes random Kotlin classes at random, and reads their old data. `-Dfuzz.cases` sets the number of pairs,
 * `-Dfuzz.seed` the seed; `-Dfuzz.first` starts with one of them.
 */
@Tag("slow")
class KotlinEvolutionFuzzTest {
    private companion object {
        const val BATCH = 250L
        const val SAMPLES = 4

        /** Enough pairs to have every kind. */
        const val MANY = 60
        val CASES = if (System.getProperty("thorough") == "true") 100L else 60L
        val DEFAULTS = mapOf("fuzz.cases" to CASES, "fuzz.seed" to 1L, "fuzz.first" to 0L)

        fun setting(name: String): Long = java.lang.Long.getLong(name, DEFAULTS.getValue(name))
    }

    @TempDir
    lateinit var folder: Path

    private val seed = setting("fuzz.seed")
    private val cases = setting("fuzz.cases")
    private val first = setting("fuzz.first")
    private val failures = mutableListOf<String>()
    private val counts = sortedMapOf<String, Int>()

    /** One pair: the classes before and after, and values of those before. */
    private inner class Pair(
        val number: Long,
    ) {
        val was = ShapeVersion.random(Random(seed * 1_000_003 + number))
        val samples = PlainValues(was).let { values -> List(SAMPLES) { values.anObject("A") } }
        val now = was.evolved()
        val oracle = ShapeOracle(was, now)
        val packageName get() = "pair$number"
        val former get() = ShapeSource(was).of(packageName, samples)
        val present get() = ShapeSource(now).of(packageName, emptyList())
    }

    @Test
    fun `old data is read as the guide says, or refused by name`() {
        for (from in first until first + cases step BATCH) {
            batch((from until minOf(from + BATCH, first + cases)).map { Pair(it) })
        }
        println("$cases pairs of Kotlin classes, seed $seed, ${failures.size} failed: $counts")
        assertTrue(failures.isEmpty()) { "${failures.size} failed\n" + failures.take(5).joinToString("\n") }
        val shares = mapOf("pair READ" to 4L, "pair REFUSED" to 20L, "value READ" to 1L, "value REFUSED" to 20L)
        val isTried = shares.all { (what, share) -> counts.getOrDefault(what, 0) > cases / share }
        assertTrue(cases < MANY || isTried) { "hardly anything is tried: $counts" }
    }

    private fun batch(pairs: List<Pair>) {
        val number = pairs[0].number
        val former = KotlinSources(folder.resolve("former$number"))
        val present = KotlinSources(folder.resolve("present$number"))
        pairs.forEach { former.add(it.packageName, it.former) }
        pairs.forEach { present.add(it.packageName, it.present) }
        former.compile()
        present.compile()
        former.loader().use { formerLoader ->
            present.loader().use { presentLoader -> pairs.forEach { run(it, formerLoader, presentLoader) } }
        }
        folder.toFile().listFiles()!!.forEach { it.deleteRecursively() }
    }

    @Suppress("TooGenericExceptionCaught") // Any error is reported with the classes of its pair.
    private fun run(
        pair: Pair,
        former: ClassLoader,
        present: ClassLoader,
    ) {
        try {
            tryPair(pair, former, present)
        } catch (e: Throwable) {
            val again = "-Dfuzz.seed=$seed -Dfuzz.first=${pair.number} -Dfuzz.cases=1"
            println("failed: $again")
            failures += again + "\n" + pair.former + pair.present + aliases(pair) + e.stackTraceToString().take(2_500)
        }
    }

    private fun aliases(pair: Pair) =
        pair.now.members.filter { it.former != null }.joinToString("") { "${it.owner}.${it.name} was ${it.former}\n" }

    private fun tryPair(
        pair: Pair,
        former: ClassLoader,
        present: ClassLoader,
    ) {
        val writer = TypedSerializer.of(former.type(pair, "A"))
        val stored = Schema.parse(writer.schema().toBytes())
        val verdict = pair.oracle.ofClass("A")
        val readers =
            try {
                listOf(0, -1).map { reader(pair, present, stored).generateAfter(it).build() }
            } catch (e: BinaryException) {
                if (verdict == Verdict.READ) throw e
                count("pair REFUSED")
                return
            }
        check(verdict != Verdict.REFUSED) { "taken, though the classes do not fit" }
        count("pair READ")
        val samples = former.loadClass(pair.packageName + ".Samples")
        pair.samples.forEachIndexed { i, plain ->
            val value = samples.getMethod("sample$i").invoke(null)
            val written = pair.was.plainOf(value)
            assertEquals(plain, written, "what the oracle knows")
            val bytes = writer.serialize(value)
            // Not the plain value that it was made of, since sets have an order of their own.
            readers.forEach { tryValue(pair, written) { it.deserialize(bytes) } }
        }
    }

    private fun tryValue(
        pair: Pair,
        value: Plain,
        read: () -> Any,
    ) {
        val expected = runCatching { pair.oracle.become(value) }
        val actual =
            try {
                pair.now.plainOf(read())
            } catch (e: BinaryException) {
                if (expected.isSuccess) throw e
                count("value REFUSED")
                return
            }
        check(expected.isSuccess) { "read, though ${expected.exceptionOrNull()!!.message}: $value" }
        assertEquals(expected.getOrThrow(), actual)
        count("value READ")
    }

    private fun count(what: String) {
        counts.merge(what, 1, Int::plus)
    }

    private fun reader(
        pair: Pair,
        present: ClassLoader,
        stored: Schema,
    ): TypedSerializerBuilder<Any> {
        val builder = TypedSerializer.builder(present.type(pair, "A")).reads(stored)
        pair.now.members.filter { it.former != null }.forEach {
            builder.alias(present.type(pair, it.owner), it.name, it.former)
        }
        return builder
    }

    @Suppress("UNCHECKED_CAST") // The class itself made these values.
    private fun ClassLoader.type(
        pair: Pair,
        name: String,
    ): Class<Any> = loadClass("${pair.packageName}.$name") as Class<Any>
}
