package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import tools.jackson.databind.annotation.JsonDeserialize
import tools.jackson.databind.json.JsonMapper
import java.nio.file.Path
import java.util.Random
import kotlin.io.path.createTempDirectory

/**
 * Random classes of Java with random annotations are read and written as with the oracle, by an ordinary mapper and by
 * one of ours, in every way that a mapper has. `-Dfuzz.classes` sets their number, `-Dfuzz.seed` which.
 */
abstract class RandomClassesContract(
    private val subject: Subject,
    private val oracle: Subject,
) {
    @TempDir
    private lateinit var folder: Path

    private val count = System.getProperty("fuzz.classes")?.toInt() ?: CLASSES

    private val seed = System.getProperty("fuzz.seed")?.toLong() ?: 1

    /** Mappers with the same settings: the oracle's, and those that have to be like it. */
    private inner class Mappers(
        val settings: List<Setting>,
    ) {
        val plain = RandomSettings.mapper(oracle, settings)
        val ordinary = RandomSettings.mapper(subject, settings)
        val direct: PiculetJsonMapper = PiculetJsonMapper.of(RandomSettings.mapper(subject, settings))
        val json = StrangerJson(plain, ::builderOf)

        /** What the oracle is compared with. What goes wrong again and again is tried again. */
        fun tried(type: Class<*>): List<JsonMapper> {
            DirectState.readWholeAgain(ordinary)
            DirectState.readAgain(direct)
            DirectState.writeAgain(direct, type)
            return listOf(ordinary, direct)
        }
    }

    private fun builderOf(type: Class<*>): Class<*>? =
        type.getAnnotation(JsonDeserialize::class.java)?.builder?.java?.takeIf { it != Void::class.java }

    private var values = 0

    private var cases = 0

    private fun assertRead(
        mappers: Mappers,
        type: Class<*>,
        json: ByteArray,
        random: Random,
    ) {
        val call = ReadingCall.entries[random.nextInt(ReadingCall.entries.size)]
        val choices = random.nextLong()
        val expected = call.told(ReadingCall.Reading(mappers.plain, type, json, choices))
        for (mapper in mappers.tried(type)) {
            val actual = call.told(ReadingCall.Reading(mapper, type, json, choices))
            assertEquals(expected, actual) { "$call of $type, ${mappers.settings}, $mapper: ${json.decodeToString()}" }
        }
        cases++
    }

    private fun assertWritten(
        mappers: Mappers,
        value: Any,
        random: Random,
    ) {
        val call = WritingCall.entries[random.nextInt(WritingCall.entries.size)]
        val choices = random.nextLong()
        val expected = call.told(WritingCall.Writing(mappers.plain, value, choices))
        for (mapper in mappers.tried(value.javaClass)) {
            val actual = call.told(WritingCall.Writing(mapper, value, choices))
            assertEquals(expected, actual) { "$call of ${FieldText().of(value)}, ${mappers.settings}, $mapper" }
        }
        cases++
    }

    private fun assertSame(
        mappers: Mappers,
        type: Class<*>,
        random: Random,
    ) {
        repeat(DOCUMENTS) {
            val json = mappers.json.document(type, random)
            repeat(2) { assertRead(mappers, type, json, random) }
            val value = runCatching { mappers.plain.readValue(json, type) }.getOrNull() ?: return@repeat
            values++
            repeat(2) { assertWritten(mappers, value, random) }
        }
    }

    /** Makes some classes, and forgets them. */
    private fun assertSame(batch: Int) {
        val random = Random(seed * 1_000_003 + batch)
        val source = AnnotatedSource(random)
        val sources = (0..<BATCH).associate { "Made$it" to source.next("Made$it") }
        val defaults = Mappers(listOf())
        val others = List(SETTINGS) { Mappers(RandomSettings.of(random)) }
        MadeClasses.compiled(sources, createTempDirectory(folder, "batch")).use { loader ->
            for (name in sources.keys) {
                val type = loader.loadClass("made.$name")
                try {
                    assertSame(defaults, type, random)
                    assertSame(others[random.nextInt(others.size)], type, random)
                } catch (difference: AssertionError) {
                    throw AssertionError("-Dfuzz.seed=$seed, batch $batch:\n${sources[name]}", difference)
                }
            }
        }
    }

    @Test
    fun `random classes are read and written as with the oracle`() {
        repeat((count + BATCH - 1) / BATCH, ::assertSame)
        println("${subject.name}: $cases cases, $values values")
        assertTrue(values > cases / 8) { "$values of $cases" }
    }

    private companion object {
        const val CLASSES = 120

        /** Classes that are compiled, and forgotten, together. */
        const val BATCH = 40

        /** Groups of settings for them, of which each class has one besides the defaults. */
        const val SETTINGS = 6

        const val DOCUMENTS = 12
    }
}

class JavaRandomClassesTest : RandomClassesContract(JavaPiculet(0), PlainJackson)

class LaterRandomClassesTest : RandomClassesContract(JavaPiculet(3), PlainJackson)

class KotlinRandomClassesTest : RandomClassesContract(generated, Oracle)
