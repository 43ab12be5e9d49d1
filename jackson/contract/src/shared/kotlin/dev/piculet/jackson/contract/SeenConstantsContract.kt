package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue
import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import tools.jackson.databind.ObjectReader
import tools.jackson.databind.exc.InvalidFormatException

/** What a constant was read from once says nothing of calls with other settings. */
abstract class SeenConstantsContract(
    private val subject: Subject,
) {
    enum class Measure(
        private val text: String,
    ) {
        METRE("m"),
        SECOND("s"),

        @JsonEnumDefaultValue
        OTHER("?"),
        ;

        override fun toString() = text
    }

    data class Value(
        val number: Int,
        val measure: Measure,
    )

    private val reader = builder().addModule(subject.module(mapOf())).build().readerFor(Value::class.java)

    private fun ObjectReader.read(text: String): Measure =
        readValue<Value>("""{"number":1,"measure":"$text"}        """.toByteArray()).measure

    @Test
    fun `settings of a call count, not those of the one before`() {
        val byText = reader.with(enumsByToString)
        val byName = reader.without(enumsByToString)
        val tolerant = byName.with(unknownEnumsAreDefault)
        repeat(5) {
            repeat(3) { assertEquals(Measure.METRE, byText.read("m")) }
            repeat(3) { assertEquals(Measure.METRE, byName.read("METRE")) }
            assertThrows(InvalidFormatException::class.java) { byName.read("m") }
            repeat(3) { assertEquals(Measure.OTHER, tolerant.read("m")) }
            assertThrows(InvalidFormatException::class.java) { byText.read("SECOND") }
            assertThrows(InvalidFormatException::class.java) { byName.read("m") }
        }
    }

    @Test
    fun `constants are read by a reader for each call, and from any number of texts`() {
        repeat(40) {
            assertEquals(Measure.SECOND, reader.with(enumsByToString).read("s"))
            assertEquals(Measure.SECOND, reader.without(enumsByToString).read("SECOND"))
        }
        val tolerant = reader.without(enumsByToString).with(unknownEnumsAreDefault)
        repeat(1_000) { assertEquals(Measure.OTHER, tolerant.read("text $it")) }
        assertEquals(Measure.SECOND, tolerant.read("SECOND"))
    }

    /** Tells how many parsers a mapper needs for a document, whatever was odd before. */
    private fun parsersOf(
        mapper: PiculetJsonMapper,
        pool: CountingPool,
        json: ByteArray,
    ): Int {
        repeat(2) {
            DirectState.readAgain(mapper)
            mapper.readValue(json, Value::class.java)
        }
        DirectState.readAgain(mapper)
        val before = pool.count.get()
        mapper.readValue(json, Value::class.java)
        return pool.count.get() - before
    }

    @Test
    fun `readers that are made for a call leave the mapper its way`() {
        val json = """{"number":1,"measure":"METRE"}""".toByteArray()
        val settings = ReadSettings("by name") { disable(enumsByToString) }
        val parsers =
            listOf(0, 1).map { isReaderFirst ->
                val pool = CountingPool()
                val mapper = PiculetJsonMapper.of(settings.mapper(subject, pool))
                repeat(80) {
                    if (it % 2 == isReaderFirst) {
                        mapper.readValue(json, Value::class.java)
                    } else {
                        mapper.readerFor(Value::class.java).withAttribute("call", it).readValue<Value>(json)
                    }
                }
                parsersOf(mapper, pool, json)
            }
        assertEquals(List(2) { if (subject === generated) 0 else 1 }, parsers)
    }
}
