package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.PiculetModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.json.JsonMapper
import java.util.Random

/**
 * Classes of published jars are read and written as Jackson alone does: the same values, bytes and failures.
 * `-Dstrangers.share=1` takes all of their classes, and `-Dstrangers.documents` sets the number of documents for each.
 */
abstract class StrangersContract(
    private val subject: Subject,
) {
    /** Mappers with and without our module. */
    private inner class Pair(
        private val other: JacksonModule?,
    ) {
        val module = subject.module(mapOf()) as PiculetModule
        val ours: JsonMapper = PiculetJsonMapper.of(mapper(module))
        val plain = mapper(PlainJackson.module(mapOf()))

        private fun mapper(module: JacksonModule): JsonMapper {
            val builder = builder().addModule(module)
            otherModules().forEach { builder.addModule(it) }
            other?.let { builder.addModule(it) }
            return builder.build()
        }

        /** Counts values and failures. */
        val counts = mutableMapOf(true to 0, false to 0)

        fun assertSame(
            type: Class<*>,
            json: ByteArray,
            failsOnUnknown: Boolean,
        ) {
            val first = outcomes(plain, type, json, failsOnUnknown)
            // A class that can't be initialized tells why only the first time.
            val isInitialized = first.none { outcome -> INITIALIZING.any { it in outcome } }
            val expected = if (isInitialized) first else outcomes(plain, type, json, failsOnUnknown)
            if (expected.any { DEFECT in it }) return
            assertEquals(expected, outcomes(ours, type, json, failsOnUnknown)) { "$type: ${json.decodeToString()}" }
            counts.merge("Exception" !in expected[0], 1, Int::plus)
        }
    }

    private fun outcomes(
        mapper: JsonMapper,
        type: Class<*>,
        json: ByteArray,
        failsOnUnknown: Boolean,
    ): List<String> {
        val plain = mapper.readerFor(type)
        val reader = if (failsOnUnknown) plain.with(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES) else plain
        val outcomes =
            listOf<() -> String>(
                { FieldText().of(reader.readValue<Any?>(json)) },
                { FieldText().of(reader.readValue<Any?>(json.inputStream())) },
                { FieldText().of(reader.readValue<Any?>(json.decodeToString())) },
                // These may do without a parser.
                { FieldText().of(mapper.readValue(json, type)) },
                { FieldText().of(mapper.readValue(json.decodeToString(), type)) },
                { mapper.writeValueAsBytes(reader.readValue<Any?>(json)).decodeToString() },
                { mapper.writeValueAsString(reader.readValue<Any?>(json)) },
            )
        return outcomes.map { withoutJvmsWords(withoutParsersWords(told(it))).replace(STACK_TRACE, "") }
    }

    private fun assertSame(
        pair: Pair,
        builderOf: (Class<*>) -> Class<*>?,
        classes: List<Class<*>>,
    ) {
        val json = StrangerJson(pair.plain, builderOf)
        for (type in classes) {
            val random = Random(type.name.hashCode().toLong())
            repeat(DOCUMENTS) { pair.assertSame(type, json.document(type, random), failsOnUnknown = it % 3 == 2) }
        }
        val (values, failures) = listOf(true, false).map { pair.counts.getValue(it) }
        println("${subject.name}: ${classes.size} classes, $values values, $failures failures")
        assertTrue(values > failures / 4) { "$values values, $failures failures" }
    }

    @Test
    fun `classes of published jars are read and written as Jackson does`() {
        assertEquals(JARS, Strangers.classes.size)
        val pair = Pair(null)
        assertSame(pair, { null }, Strangers.classes.values.flatten())
        assertGenerated(pair.module)
    }

    @Test
    fun `builders of published jars are used as Jackson does`() {
        val pair = Pair(BuildingModule(Strangers::builderOf, Strangers::prefixOf))
        val built = Strangers.classes.values.flatten().filter { Strangers.builderOf(it) != null }
        assertSame(pair, Strangers::builderOf, built)
        assertGenerated(pair.module)
    }

    /** Checks which way most classes take, so that no failure to take part goes unseen. */
    protected open fun assertGenerated(module: PiculetModule) {
        // Classes inside of what needed no parser were never asked for.
        val asked = module.diagnostics().filterNot { it.endsWith("until it is called more often") }
        val (direct, ways) = asked.partition { " documents" in it }
        println("${direct.count { it.endsWith("generated code") }} of ${direct.size} ways need no parser or generator")
        val generated = ways.count { it.endsWith("generated code") }
        println("$generated of ${ways.size} ways are generated")
        assertTrue(generated > ways.size / 2) { ways.joinToString("\n") }
    }

    private companion object {
        val DOCUMENTS = System.getProperty("strangers.documents")?.toInt() ?: 8
        const val JARS = 8

        /** What Jackson 3.0 says where a creator gives an instance of a subclass that a builder makes. */
        const val DEFECT = "by passing existing instance"

        val INITIALIZING = listOf("java.lang.NoClassDefFoundError", "java.lang.ExceptionInInitializerError")

        /** A builder of an exception may make one, whose stack trace has who read it. */
        val STACK_TRACE = Regex(""""stackTrace":\[[^]]*]""")
    }
}

class GeneratedStrangersTest : StrangersContract(JavaPiculet(0))

class TokensStrangersTest : StrangersContract(JavaPiculet(0, usesBuffers = false))

class InterpretedStrangersTest : StrangersContract(JavaPiculet(Int.MAX_VALUE)) {
    override fun assertGenerated(module: PiculetModule) =
        assertEquals(listOf<String>(), module.diagnostics().filter { it.endsWith("generated code") })
}
