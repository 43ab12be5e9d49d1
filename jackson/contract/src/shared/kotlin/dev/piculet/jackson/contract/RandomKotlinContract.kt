package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.kotlin.KotlinFeature
import dev.piculet.jackson3.kotlin.KotlinModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.json.JsonMapper
import java.nio.file.Path
import java.util.Random
import kotlin.io.path.Path
import kotlin.io.path.createTempDirectory
import kotlin.io.path.readText

/**
 * Random classes of Kotlin with random annotations are read and written as by jackson-module-kotlin, but for each
 * [KotlinDifference], and by generated code as without, in every way that a mapper has. `-Dfuzz.classes` sets their
 * number, `-Dfuzz.seed` which.
 */
abstract class RandomKotlinContract(
    private val oracle: Subject,
    usualSeed: Long,
) {
    @TempDir
    private lateinit var folder: Path

    private val count = System.getProperty("fuzz.classes")?.toInt() ?: CLASSES

    private val seed = System.getProperty("fuzz.seed")?.toLong() ?: usualSeed

    /** Mappers with the same settings: the original, ours without generated code, and those that have to be like that. */
    private inner class Mappers(
        private val settings: List<Setting>,
        private val features: Map<Feature, Boolean>,
        mixed: List<Class<*>>,
    ) {
        private val generating = RandomSettings.mapper(module(0, features), settings, mixed)
        private val direct = PiculetJsonMapper.of(RandomSettings.mapper(module(0, features), settings, mixed))
        val original = RandomSettings.mapper(oracle.module(features), settings, mixed)
        val interpreting = RandomSettings.mapper(module(Int.MAX_VALUE, features), settings, mixed)
        val json = StrangerJson(interpreting) { null }

        /** Those that generate code. What goes wrong again and again is tried again. */
        fun generating(type: Class<*>): List<JsonMapper> = DirectState.tryAgain(generating, direct, type)

        override fun toString() = "$settings, $features"
    }

    /** Returns a module that does what the original does, where that is a matter of features. */
    private fun module(
        generateAfter: Int,
        features: Map<Feature, Boolean>,
    ): JacksonModule {
        val builder = KotlinModule.Builder().generateAfter(generateAfter)
        features.forEach { (feature, enabled) -> builder.configure(KotlinFeature.valueOf(feature.name), enabled) }
        builder.disable(KotlinFeature.ParameterAnnotationsBesideValueClasses)
        builder.disable(KotlinFeature.NullElementsOfTypeVariables)
        return builder.build()
    }

    private val packages = listOf(oracle.module(mapOf()), module(0, mapOf())).map { it.javaClass.packageName + "." }

    /** Leaves out the packages of the modules' exceptions. */
    private fun plain(result: String) = packages.fold(result) { text, name -> text.replace(name, "") }

    private var values = 0

    private var cases = 0

    private var comparedWithOriginal = 0

    /** A class, and where the original is meant to differ on it. */
    private class Type(
        val type: Class<*>,
        val differences: Set<KotlinDifference>,
    )

    private fun assertSame(
        type: Type,
        mappers: Mappers,
        what: () -> String,
        action: (JsonMapper) -> String,
    ) {
        val interpreted = plain(action(mappers.interpreting))
        if (type.differences.isEmpty()) {
            val original = plain(action(mappers.original))
            val isMeant = original == interpreted || KotlinDifference.isMeant(original, interpreted)
            assertTrue(isMeant) { "${what()}, $mappers\noriginal: $original\nours:     $interpreted" }
            comparedWithOriginal++
        }
        for (mapper in mappers.generating(type.type)) {
            assertEquals(interpreted, plain(action(mapper))) { "${what()}, $mappers, ${mapper.javaClass.simpleName}" }
        }
        cases++
    }

    private fun assertRead(
        type: Type,
        mappers: Mappers,
        json: ByteArray,
        random: Random,
    ) {
        val call = ReadingCall.entries[random.nextInt(ReadingCall.entries.size)]
        val choices = random.nextLong()
        assertSame(type, mappers, { "$call of ${type.type}: ${json.decodeToString()}" }) {
            call.resultOf(ReadingCall.Reading(it, type.type, json, choices))
        }
    }

    private fun assertWritten(
        type: Type,
        mappers: Mappers,
        value: Any,
        random: Random,
    ) {
        val call = WritingCall.entries[random.nextInt(WritingCall.entries.size)]
        val choices = random.nextLong()
        assertSame(type, mappers, { "$call of ${FieldText().of(value)}" }) {
            call.resultOf(WritingCall.Writing(it, value, choices))
        }
    }

    private fun assertSame(
        type: Type,
        mappers: Mappers,
        random: Random,
    ) {
        repeat(DOCUMENTS) {
            val json = mappers.json.document(type.type, random)
            repeat(2) { assertRead(type, mappers, json, random) }
            val value = runCatching { mappers.interpreting.readValue(json, type.type) }.getOrNull() ?: return@repeat
            values++
            repeat(2) { assertWritten(type, mappers, value, random) }
        }
    }

    /** Where a value's declared type is `Any`, ours writes the type id of its value class, and the original none. */
    private fun isOfDefaultTyping(setting: Setting) = "activateDefaultTyping" in setting.name

    private fun features(random: Random): Map<Feature, Boolean> =
        FEATURES.filter { random.nextInt(4) == 0 }.associateWith { random.nextBoolean() }

    /** Makes some classes, and forgets them. */
    private fun assertSame(batch: Int) {
        val random = Random(seed * 1_000_003 + batch)
        val source = KotlinSource(random)
        // The original takes a class for another one that has its name.
        val names = List(minOf(count, BATCH)) { "Made${batch * BATCH + it}" }
        val sources = names.associateWith { source.next(it) }
        MadeKotlin.compiled(sources, createTempDirectory(folder, "batch")).use { loader ->
            // Ids of types may be names of classes.
            Thread.currentThread().contextClassLoader = loader
            val types = names.map { Type(loader.loadClass("made.$it"), source.differences(it)) }
            val defaults = Mappers(listOf(), mapOf(), mixed = listOf())
            val others = List(SETTINGS) {
                val mixed = types.map { it.type }.filter { random.nextInt(4) == 0 }
                Mappers(RandomSettings.of(random).filterNot(::isOfDefaultTyping), features(random), mixed)
            }
            for (type in types) {
                try {
                    assertSame(type, defaults, random)
                    assertSame(type, others[random.nextInt(others.size)], random)
                } catch (difference: AssertionError) {
                    throw AssertionError("seed $seed, batch $batch:\n${sources[type.type.simpleName]}", difference)
                }
            }
        }
    }

    @Test
    fun `random classes are read and written as by the original`() {
        val loader = Thread.currentThread().contextClassLoader
        try {
            repeat((count + BATCH - 1) / BATCH, ::assertSame)
        } finally {
            Thread.currentThread().contextClassLoader = loader
        }
        println("Kotlin $MAJOR: $cases cases, $comparedWithOriginal as by the original, $values values")
        assertTrue(values > cases / 12) { "$values of $cases" }
        assertTrue(comparedWithOriginal > cases / 5) { "$comparedWithOriginal of $cases" }
    }

    @Test
    fun `what is meant to differ is written down`() {
        val text = Path("../../../docs/kotlin-semantics.md").readText()
        KotlinDifference.entries.forEach { assertTrue("| ${it.text} |" in text, it.text) }
    }

    private companion object {
        const val CLASSES = 60

        /** Classes that are compiled, and forgotten, together. */
        const val BATCH = 100

        /** Groups of settings for them, of which each class has one besides the defaults. */
        const val SETTINGS = 6

        const val DOCUMENTS = 8

        val FEATURES =
            listOf(
                Feature.NullToEmptyCollection,
                Feature.NullToEmptyMap,
                Feature.NullIsSameAsDefault,
                Feature.SingletonSupport,
                Feature.StrictNullChecks,
                Feature.KotlinPropertyNameAsImplicitName,
            )
    }
}

class OracleKotlinClassesTest : RandomKotlinContract(Oracle, usualSeed = 1)
