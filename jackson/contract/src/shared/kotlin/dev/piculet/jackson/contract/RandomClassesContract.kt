package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.PiculetModule
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
 * Random classes of Java with random annotations are read and written as by Jackson alone, by an ordinary mapper and by
 * one of ours, in every way that a mapper has. `-Dfuzz.classes` sets their number, `-Dfuzz.seed` which.
 */
abstract class RandomClassesContract(
    private val subject: Subject,
    usualSeed: Long,
) {
    @TempDir
    private lateinit var folder: Path

    private val count = System.getProperty("fuzz.classes")?.toInt() ?: CLASSES

    private val seed = System.getProperty("fuzz.seed")?.toLong() ?: usualSeed

    /** Mappers with the same settings: Jackson's own, and those that have to be like it. */
    private inner class Mappers(
        val settings: List<Setting>,
        mixed: List<Class<*>>,
    ) {
        val modules = List(2) { subject.module(mapOf()) as PiculetModule }
        val plain = RandomSettings.mapper(PlainJackson.module(mapOf()), settings, mixed)
        val ordinary = RandomSettings.mapper(modules[0], settings, mixed)
        val direct: PiculetJsonMapper = PiculetJsonMapper.of(RandomSettings.mapper(modules[1], settings, mixed))
        val json = StrangerJson(plain, ::builderOf)

        /** Those that Jackson's is compared with. What goes wrong again and again is tried again. */
        fun tried(type: Class<*>): List<JsonMapper> = DirectState.tryAgain(ordinary, direct, type)
    }

    private fun builderOf(type: Class<*>): Class<*>? =
        type.getAnnotation(JsonDeserialize::class.java)?.builder?.java?.takeIf { it != Void::class.java }

    private var values = 0

    private var cases = 0

    /** Lines of diagnostics for each way, those first that say that classes go that way. */
    private val ways = WAYS.associateWith { IntArray(2) }

    private fun note(module: PiculetModule) {
        for (line in module.diagnostics()) {
            ways.filterKeys { it in line }.values.forEach { it[if ("straight" in line) 0 else 1]++ }
        }
    }

    private fun assertRead(
        mappers: Mappers,
        type: Class<*>,
        json: ByteArray,
        random: Random,
    ) {
        val call = ReadingCall.entries[random.nextInt(ReadingCall.entries.size)]
        val choices = random.nextLong()
        val expected = call.resultOf(ReadingCall.Reading(mappers.plain, type, json, choices))
        if (DEFECTS.any { it in expected }) return
        for (mapper in mappers.tried(type)) {
            val actual = call.resultOf(ReadingCall.Reading(mapper, type, json, choices))
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
        val expected = call.resultOf(WritingCall.Writing(mappers.plain, value, choices))
        for (mapper in mappers.tried(value.javaClass)) {
            val actual = call.resultOf(WritingCall.Writing(mapper, value, choices))
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
        val source = AnnotatedSource(random, RareNotes(Random(seed * 3_000_017 + batch)))
        val sources = (0..<BATCH).associate { "Made$it" to source.next("Made$it") }
        MadeClasses.compiled(sources, createTempDirectory(folder, "batch")).use { loader ->
            // Ids of types may be names of classes.
            Thread.currentThread().contextClassLoader = loader
            val types = sources.keys.map { loader.loadClass("made.$it") }
            val defaults = Mappers(listOf(), mixed = listOf())
            val others = List(SETTINGS) { Mappers(RandomSettings.of(random), types.filter { random.nextInt(4) == 0 }) }
            for (type in types) {
                try {
                    assertSame(defaults, type, random)
                    assertSame(others[random.nextInt(others.size)], type, random)
                } catch (difference: AssertionError) {
                    throw AssertionError("seed $seed, batch $batch:\n${sources[type.simpleName]}", difference)
                }
            }
            defaults.modules.forEach(::note)
        }
    }

    @Test
    fun `random classes are read and written as by Jackson`() {
        val loader = Thread.currentThread().contextClassLoader
        try {
            repeat((count + BATCH - 1) / BATCH, ::assertSame)
        } finally {
            Thread.currentThread().contextClassLoader = loader
        }
        println("${subject.name}: $cases cases, $values values")
        println(ways.mapValues { (_, counts) -> "${counts[0]} of ${counts.sum()} straight" })
        assertTrue(values > cases / 12) { "$values of $cases" }
        assertTrue(ways.values.all { it[0] > it.sum() / 10 }) { "too few are straight" }
    }

    private companion object {
        const val CLASSES = 80

        /** Classes that are compiled, and forgotten, together. */
        const val BATCH = 40

        /** Groups of settings for them, of which each class has one besides the defaults. */
        const val SETTINGS = 6

        const val DOCUMENTS = 12

        /**
         * What Jackson says of its own: of a property of its own class that has names in any case, and of one of a class
         * that is not resolved yet.
         */
        val DEFECTS =
            listOf("matcher", "this._propNameMatcher", "this._valueDeserializer").map { "because \"$it\" is null" }

        val WAYS = listOf("reading whole objects: ", "reading documents: ", "writing documents: ")
    }
}

class JavaRandomClassesTest : RandomClassesContract(JavaPiculet(0), usualSeed = 1)

/** Jackson reads and writes the first of each class. The seed's first classes have one that is unwrapped inside itself. */
class LaterRandomClassesTest : RandomClassesContract(JavaPiculet(3), usualSeed = 23)
