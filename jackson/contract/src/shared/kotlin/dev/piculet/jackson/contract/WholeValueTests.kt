package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTimeout
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.StreamWriteConstraints
import tools.jackson.databind.SerializationFeature
import tools.jackson.databind.json.JsonMapper
import java.io.OutputStream
import java.time.Duration

class WholeKotlinValueTest :
    WholeValueContract(
        generated,
        writingTokens,
        OutputClasses.all,
        writtenDirectly,
        { random, type -> OutputCases(random).value(type) },
    )

class WholeKindsTest :
    WholeValueContract(
        JavaPiculet(0),
        JavaPiculet(0, usesBuffers = false),
        DirectKinds.WRITTEN,
        DirectKinds.WRITTEN - DirectKinds.Anything::class.java,
        JavaValues::of,
    )

class WholeJavaValueTest :
    WholeValueContract(
        JavaPiculet(0),
        JavaPiculet(0, usesBuffers = false),
        DirectValues.ALL,
        DirectValues.ALL,
        { random, type -> DirectValues(random).value(type) },
    ) {
    private val module = JavaPiculet(0).module(mapOf())

    private val mapper: JsonMapper = builder().addModule(module).build()

    private val plain: JsonMapper = builder().build()

    private val byTokens: JsonMapper =
        builder().addModule(JavaPiculet(0, usesBuffers = false).module(mapOf())).build()

    private val ways get() =
        module.diagnostics().filter { "writing whole values" in it }.map { it.substringAfterLast('$') }

    private fun calls(
        mapper: JsonMapper,
        value: Any,
    ): List<String> = RecordedTarget().also { mapper.writeValue(it, value) }.calls

    @Test
    fun `a class that has a serializer of its own at each place inside itself is written, and takes no longer`() {
        val leaf = DirectlyWritten.Shaped("leaf", null, null)
        val value = generateSequence(leaf) { DirectlyWritten.Shaped("n", it, leaf) }.take(20).last()
        assertTimeout(Duration.ofSeconds(30)) {
            repeat(3) { assertEquals(plain.writeValueAsString(value), String(mapper.writeValueAsBytes(value))) }
        }
    }

    @Test
    fun `diagnostics tell of each class that was tried, and why not`() {
        val record = DirectlyWritten.Sparse("a", 1, null, null)
        repeat(2) { mapper.writeValueAsBytes(DirectlyWritten.Bean()) }
        repeat(2) { mapper.writeValueAsBytes(DirectlyWritten.Counting()) }
        repeat(2) { mapper.writeValueAsBytes(record) }
        assertEquals(
            listOf(
                "Bean, writing whole values: straight to bytes, by generated code",
                "Counting, writing whole values: property by property: " +
                    "its property number has a getter that does more than to read a field",
                "Sparse, writing whole values: straight to bytes, by generated code",
            ),
            ways.sorted(),
        )
    }

    @Test
    fun `nothing is tried where the generator's buffer may not be written`() {
        val module = PiculetModule.builder().generateAfter(0).writeBuffer(false).build()
        val mapper = builder().addModule(module).build()
        repeat(3) { mapper.writeValueAsBytes(DirectlyWritten.Bean()) }
        assertFalse(isWhole(mapper, DirectlyWritten.Bean()))
        val lines = module.diagnostics().map { it.substringAfter(", ") }
        assertEquals(listOf("writing: generated code"), lines)
    }

    @Test
    fun `code of getters runs as often as with Jackson`() {
        val counts =
            listOf(mapper, plain).map { mapper ->
                val bean = DirectlyWritten.Counting()
                List(4) { mapper.writeValueAsBytes(bean).decodeToString() }
            }
        assertEquals(counts[1], counts[0])
    }

    @Test
    fun `getters that give null run as often as with Jackson`() {
        val first = "{\"first\":1,\"own\":\"absent\",\"calls\":3}"
        val second = "{\"first\":4,\"own\":\"absent\",\"once\":\"used\",\"calls\":6}"
        for (each in listOf(plain, mapper, byTokens)) {
            val written = writtenNulls(each)
            assertEquals(first + second, written[0])
            assertEquals(writtenNulls(plain), written)
        }
    }

    @Test
    fun `a property that is left out leaves no name in the generator`() {
        val states =
            listOf(plain, mapper, byTokens).map { each ->
                List(3) {
                    val out = each.createGenerator(RecordedTarget())
                    told { each.writeValue(out, DirectlyWritten.FailingBehindNull()) } +
                        " behind ${out.streamWriteContext().pathAsPointer()}"
                }
            }
        assertTrue(states[0].all { it.endsWith(" behind /first") }) { "$states" }
        assertEquals(listOf(states[0], states[0]), states.drop(1))
    }

    @Test
    fun `keys are written by a serializer that extends Jackson's`() {
        for (each in listOf(plain, mapper, byTokens)) {
            val written = List(4) { each.writeValueAsBytes(DirectlyWritten.Loud()).decodeToString() }
            assertEquals(List(4) { "{\"counts\":{\"A\":1,\"B\":2}}" }, written)
        }
    }

    @Test
    fun `values that are closed after they were written are`() {
        val closing =
            listOf(JavaPiculet(0), PlainJackson).map {
                val mapper =
                    builder().addModule(it.module(mapOf())).enable(SerializationFeature.CLOSE_CLOSEABLE).build()
                List(4) { DirectlyWritten.Closing().also { bean -> mapper.writeValueAsBytes(bean) }.closed() }
            }
        assertEquals(closing[1], closing[0])
    }

    @Test
    fun `objects are nested as deep as a generator allows, in a list as well`() {
        val most = StreamWriteConstraints.defaults().maxNestingDepth
        for (count in most - 2..most + 1) {
            var bean: DirectlyWritten.Bean? = null
            repeat(count) { bean = DirectlyWritten.Bean().apply { other = bean } }
            val outcomes = mutableListOf<String>()
            // So many levels need more stack than the thread of the tests has.
            val thread =
                Thread(null, {
                    listOf(mapper, plain).forEach { mapper ->
                        mapper.writeValueAsBytes(DirectlyWritten.Bean())
                        outcomes += told { mapper.writeValueAsBytes(bean).decodeToString() }
                        outcomes += told { mapper.writeValueAsBytes(arrayListOf(bean)).decodeToString() }
                    }
                }, "deep", 1L shl 26)
            thread.start()
            thread.join()
            assertEquals(outcomes.drop(2), outcomes.take(2))
            assertEquals(listOf(count > most, count >= most), outcomes.take(2).map { "nesting depth" in it })
        }
    }

    @Test
    fun `objects that hold themselves are Jackson's`() {
        val bean = DirectlyWritten.Bean().apply { other = this }
        val around = DirectlyWritten.Bean().apply { any = listOf(this) }
        mapper.writeValueAsBytes(DirectlyWritten.Bean())
        for (value in listOf(bean, around)) {
            val (actual, expected) = listOf(mapper, plain).map { told { it.writeValueAsBytes(value) } }
            assertEquals(expected, actual)
        }
    }

    @Test
    fun `a stream gets a long document in the pieces of the generator's buffer`() {
        val bean = DirectlyWritten.Bean().apply { all = List(3_000) { DirectlyWritten.Bean() } }
        repeat(2) { mapper.writeValueAsBytes(bean) }
        val length = plain.writeValueAsBytes(bean).size
        val pieces = List(length / 8_000) { "write 8000" } + "write ${length % 8_000}"
        assertEquals(pieces + "close", calls(mapper, bean))
        assertEquals(plain.writeValueAsBytes(bean).decodeToString(), mapper.writeValueAsBytes(bean).decodeToString())
    }

    @Test
    fun `documents of more than a megabyte are written property by property, and soon not tried`() {
        val long = DirectlyWritten.Bean().apply { all = List(60_000) { DirectlyWritten.Bean() } }
        repeat(2) { mapper.writeValueAsBytes(DirectlyWritten.Bean()) }
        assertEquals(calls(plain, long), calls(mapper, long))
        mapper.writeValue(OutputStream.nullOutputStream(), long)
        val allocated = CallingThread.allocated { mapper.writeValue(OutputStream.nullOutputStream(), long) }
        assertTrue(allocated < 1 shl 20) { "$allocated bytes" }
    }
}
