package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule

/**
 * What is written for the constants of an enum with a `@JsonValue` is kept only if nothing but Jackson's own code writes it, and
 * no setting changes it.
 */
class WrittenConstantsTest {
    private fun symbols(
        symbol: DirectKinds.Symbol,
        limit: DirectKinds.Limit,
        share: DirectKinds.Share,
    ) = DirectKinds.Symbols(
        symbol,
        listOf(symbol, symbol),
        mapOf("a" to symbol),
        limit,
        listOf(limit),
        share,
        setOf(share),
    )

    /** One constant that is as usual everywhere stands beside each other one, which may be odd. */
    private val values: List<DirectKinds.Symbols> =
        DirectKinds.Symbol.entries.map { symbols(it, DirectKinds.Limit.NONE, DirectKinds.Share.HALF) } +
            DirectKinds.Limit.entries.map { symbols(DirectKinds.Symbol.PLAIN, it, DirectKinds.Share.HALF) } +
            DirectKinds.Share.entries.map { symbols(DirectKinds.Symbol.PLAIN, DirectKinds.Limit.NONE, it) }

    @Test
    fun `constants are written as the settings of a mapper say`() {
        val settings = Switches.ofWriting.flatMap { listOf(it.setting(true), it.setting(false)) } + OtherSettings.all
        for (setting in settings) {
            val mappers = OptionMappers(listOf(setting))
            repeat(2) { values.forEach(mappers::assertWrittenAsByJackson) }
        }
    }

    @Test
    fun `constants whose texts settings change need no generator either`() {
        val mappers = OptionMappers(listOf())
        for (symbol in listOf(DirectKinds.Symbol.PLAIN, DirectKinds.Symbol.SMILE)) {
            val value = symbols(symbol, DirectKinds.Limit.WIDE, DirectKinds.Share.SMALL)
            assertEquals(OptionMappers.Ways(isWhole = true, isDirect = true), mappers.waysOfWriting(value))
        }
    }

    private fun writtenByAll(
        value: Any,
        configure: MapperBuilder.() -> Unit,
    ): List<List<String>> {
        val mappers: List<JsonMapper> =
            listOf(PlainJackson, JavaPiculet(0)).map {
                builder().addModule(it.module(mapOf())).apply(configure).build()
            }
        return (mappers + PiculetJsonMapper.of(mappers[1])).map { mapper ->
            DirectKinds.Numbering.calls = 0
            List(4) { mapper.writeValueAsBytes(value).decodeToString() + mapper.writeValueAsString(value) }
        }
    }

    private fun assertNumbered(
        value: Any,
        configure: MapperBuilder.() -> Unit,
    ) {
        val written = writtenByAll(value, configure)
        assertTrue("32 " in written[0].last()) { "${written[0]}" }
        assertEquals(listOf(written[0], written[0]), written.drop(1))
    }

    @Test
    fun `a serializer that an annotation names is asked each time`() {
        val label = DirectKinds.Label.FIRST
        val value = DirectKinds.Labels(label, listOf(label, DirectKinds.Label.SECOND), mapOf("a" to label))
        assertNumbered(value) {}
    }

    @Test
    fun `a serializer that a module has for texts is asked each time`() {
        val status = DirectKinds.Status.OPEN
        val value = DirectKinds.Statuses(status, listOf(status, DirectKinds.Status.CLOSED), mapOf("a" to status))
        assertNumbered(value) {
            addModule(SimpleModule("numbering").addSerializer(String::class.java, DirectKinds.Numbering()))
        }
    }
}
