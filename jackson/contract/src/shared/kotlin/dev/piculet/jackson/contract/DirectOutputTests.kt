package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.PiculetModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.StreamWriteConstraints
import tools.jackson.databind.json.JsonMapper
import java.util.concurrent.Callable

/** Classes of Kotlin of which most objects are written as a whole. */
internal val writtenDirectly =
    listOf(
        BufferClasses.Numbers::class.java,
        BufferClasses.Nullables::class.java,
        BufferClasses.Names::class.java,
        BufferClasses.Wide::class.java,
        OutputClasses.Texts::class.java,
        OutputClasses.Seen::class.java,
        OutputClasses.LongNames::class.java,
        NestedClasses.Left::class.java,
        NestedClasses.Scalars::class.java,
        NestedClasses.Holder::class.java,
        NestedClasses.Anything::class.java,
        BufferClasses.Kinds::class.java,
    )

/** Writes one object again and again that counts how often it is asked for nulls. */
internal fun writtenNulls(mapper: JsonMapper): List<String> {
    val bean = DirectlyWritten.CountingNulls()
    return List(4) { mapper.writeValueAsBytes(bean).decodeToString() + mapper.writeValueAsString(bean) }
}

class DirectKotlinOutputTest :
    DirectOutputContract(
        generated,
        writingTokens,
        OutputClasses.all,
        writtenDirectly,
        { random, type -> OutputCases(random).value(type) },
    )

class DirectKindsOutputTest :
    DirectOutputContract(
        JavaPiculet(0),
        JavaPiculet(0, usesBuffers = false),
        DirectKinds.WRITTEN,
        // Most of any value's strings have half of a pair of surrogates somewhere.
        DirectKinds.WRITTEN - DirectKinds.Anything::class.java,
        JavaValues::of,
    )

class DirectJavaOutputTest :
    DirectOutputContract(
        JavaPiculet(0),
        JavaPiculet(0, usesBuffers = false),
        DirectValues.ALL,
        DirectValues.ALL,
        { random, type -> DirectValues(random).value(type) },
    ) {
    private fun mapper(): PiculetJsonMapper =
        PiculetJsonMapper.of(builder().addModule(JavaPiculet(0).module(mapOf())).build())

    private fun plain(): JsonMapper = builder().build()

    @Test
    fun `code of getters runs as often as with Jackson`() {
        val counts =
            listOf(mapper(), plain()).map { mapper ->
                val bean = DirectlyWritten.Counting()
                List(3) { mapper.writeValueAsString(bean) }
            }
        assertEquals(counts[1], counts[0])
    }

    @Test
    fun `getters that give null run as often as with Jackson`() {
        val (actual, expected) = listOf(mapper(), plain()).map(::writtenNulls)
        assertEquals(expected, actual)
    }

    @Test
    fun `keys are written by a serializer that extends Jackson's`() {
        val mapper = mapper()
        val written = List(4) { mapper.writeValueAsString(DirectlyWritten.Loud()) }
        assertEquals(List(4) { "{\"counts\":{\"A\":1,\"B\":2}}" }, written)
    }

    @Test
    fun `a document may be longer than an output that is kept`() {
        val bean = DirectlyWritten.Bean()
        bean.all = List(5_000) { DirectlyWritten.Bean().apply { text = "some text that is not short \u00e9" } }
        val mapper = mapper()
        repeat(3) { assertEquals(plain().writeValueAsString(bean), mapper.writeValueAsString(bean)) }
        repeat(3) {
            assertEquals(plain().writeValueAsString(bean), mapper.writeValueAsBytes(bean).decodeToString())
        }
    }

    @Test
    fun `objects after a long one do not pay for its length`() {
        val long = DirectlyWritten.Bean().apply { text = "x".repeat(4_000_000) }
        val short = DirectlyWritten.Bean()
        val mapper = mapper()
        listOf(long, short).forEach { mapper.writeValueAsBytes(it) }
        val allocated = CallingThread.allocated { mapper.writeValueAsBytes(short) }
        assertTrue(allocated < long.text.length / 4) { "$allocated bytes" }
    }

    @Test
    fun `threads that begin together make code once, and diagnostics say so`() {
        repeat(20) {
            val module = JavaPiculet(0).module(mapOf())
            val mapper = PiculetJsonMapper.of(builder().addModule(module).build())
            val json = "{\"a\":\"b\",\"n2\":\"c\"}".toByteArray()
            ManyThreads.results(16) {
                Callable {
                    mapper.readValue(json, DirectJava.Ignoring::class.java)
                    mapper.writeValueAsString(DirectlyWritten.Bean())
                }
            }
            val ways = (module as PiculetModule).diagnostics().filter { " documents" in it }
            assertEquals(listOf("straight from bytes", "straight to bytes"), ways.map { it.split(": ", ",")[2] })
        }
    }

    @Test
    fun `objects are nested as deep as a generator allows`() {
        val most = StreamWriteConstraints.defaults().maxNestingDepth
        for (count in most - 1..most + 1) {
            var bean: DirectlyWritten.Bean? = null
            repeat(count) { bean = DirectlyWritten.Bean().apply { other = bean } }
            val outcomes = mutableListOf<String>()
            // So many levels need more stack than the thread of the tests has.
            val thread =
                Thread(null, {
                    listOf(mapper(), plain()).forEach { mapper ->
                        outcomes += runCatching { mapper.writeValueAsBytes(bean).decodeToString() }.toString()
                        outcomes += runCatching { mapper.writeValueAsString(bean) }.toString()
                    }
                }, "deep", 1L shl 26)
            thread.start()
            thread.join()
            assertEquals(outcomes.drop(2), outcomes.take(2))
            assertEquals(count > most, "nesting depth" in outcomes[0])
        }
    }

    @Test
    fun `objects that hold themselves are Jackson's`() {
        val bean = DirectlyWritten.Bean().apply { other = this }
        val around = DirectlyWritten.Bean().apply { any = listOf(this) }
        for (value in listOf(bean, around)) {
            val messages =
                listOf(mapper(), plain()).map { mapper ->
                    runCatching { mapper.writeValueAsString(value) }.exceptionOrNull()?.message
                }
            assertEquals(messages[1], messages[0])
        }
    }

    @Test
    fun `null, and values of classes that no code is generated for, are written`() {
        val mapper = mapper()
        for (value in listOf(null, 1, "text", listOf(1, 2), mapOf("a" to 1), Object())) {
            val expected = runCatching { plain().writeValueAsString(value) }
            val actual = runCatching { mapper.writeValueAsString(value) }
            assertEquals(expected.toString(), actual.toString())
        }
    }
}
