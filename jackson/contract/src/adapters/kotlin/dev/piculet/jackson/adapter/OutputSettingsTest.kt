package dev.piculet.jackson.adapter

import dev.piculet.jackson3.beans.OutputBuffer
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.StreamWriteConstraints
import tools.jackson.core.StreamWriteFeature
import tools.jackson.core.filter.FilteringGeneratorDelegate
import tools.jackson.core.filter.TokenFilter
import tools.jackson.core.io.CharTypes
import tools.jackson.core.io.CharacterEscapes
import tools.jackson.core.io.SerializedString
import tools.jackson.core.json.JsonFactory
import tools.jackson.core.json.JsonWriteFeature
import tools.jackson.core.json.PackageVersion
import tools.jackson.core.util.JsonGeneratorDelegate
import tools.jackson.core.util.MinimalPrettyPrinter
import tools.jackson.databind.ObjectWriter
import tools.jackson.databind.json.JsonMapper
import java.io.ByteArrayOutputStream
import java.io.StringWriter

/** The table of ADR 33: under which settings properties are written into the generator's buffer. */
class OutputSettingsTest {
    private fun writer(configure: MapperBuilder.() -> Unit = {}): ObjectWriter =
        JsonMapper
            .builder()
            .apply(configure)
            .build()
            .writer()

    /** Whether the first property of an object could be written into the buffer. */
    private fun isOpen(
        writer: ObjectWriter,
        around: (JsonGenerator) -> JsonGenerator = { it },
    ): Boolean = isOpen(around(writer.createGenerator(ByteArrayOutputStream())))

    private fun isOpen(out: JsonGenerator): Boolean {
        out.writeStartObject()
        return OutputBuffer.open(out) >= 0
    }

    private fun <F> closedBy(
        features: List<F>,
        configure: MapperBuilder.(F, Boolean) -> Unit,
    ): Set<String> =
        features
            .flatMap { feature -> listOf(true, false).map { feature to it } }
            .filterNot { (feature, isOn) -> isOpen(writer { configure(feature, isOn) }) }
            .map { (feature, isOn) -> if (isOn) "$feature" else "no $feature" }
            .toSet()

    @Test
    fun `features of the generator`() {
        assertTrue(isOpen(writer()))
        assertEquals(
            setOf("STRICT_DUPLICATE_DETECTION"),
            closedBy(StreamWriteFeature.entries) { feature, isOn -> configure(feature, isOn) },
        )
        val version = PackageVersion.VERSION
        // They take other characters for halves of a pair (jackson-core's issue 1359).
        val isOneOfTwo = version.majorVersion == 2 && version.minorVersion == 18 && version.patchLevel < 2
        assertEquals(
            setOf("no QUOTE_PROPERTY_NAMES", "WRITE_NUMBERS_AS_STRINGS", "ESCAPE_NON_ASCII", "ESCAPE_FORWARD_SLASHES") +
                if (isOneOfTwo) setOf("COMBINE_UNICODE_SURROGATES_IN_UTF8") else setOf(),
            closedBy(JsonWriteFeature.entries) { feature, isOn -> configure(feature, isOn) },
        )
    }

    @Test
    fun `forms of the output`() {
        assertFalse(isOpen(writer().withDefaultPrettyPrinter()))
        assertFalse(isOpen(writer().with(MinimalPrettyPrinter(""))))
        assertTrue(isOpen(writer().withRootValueSeparator(";")))
        assertFalse(isOpen(writer().with(Unchanged)))
        val limits = StreamWriteConstraints.builder().maxNestingDepth(2).build()
        val factories =
            mapOf(
                "quotes" to factory { quoteChar('\'') },
                "ASCII" to factory { highestNonEscapedChar(0x7F) },
                "escapes" to factory { characterEscapes(Unchanged) },
                "depth" to factory { streamWriteConstraints(limits) },
            )
        assertEquals(setOf("depth"), factories.filterValues { isOpen(JsonMapper.builder(it).build().writer()) }.keys)
    }

    @Test
    fun `other quotes are seen although escapes are the usual ones again`() {
        val quoting = JsonMapper.builder(factory { quoteChar('\'') }).build().writer()
        assertFalse(isOpen(quoting) { it.setCharacterEscapes(null) })
    }

    private fun factory(configure: FactoryBuilder.() -> Unit): JsonFactory = FactoryBuilder().apply(configure).build()

    /** What a generator would do anyway, but asks for each character. */
    private object Unchanged : CharacterEscapes() {
        private fun readResolve(): Any = Unchanged

        override fun getEscapeCodesForAscii(): IntArray = CharTypes.get7BitOutputEscapes()

        override fun getEscapeSequence(character: Int): SerializedString? = null
    }

    @Test
    fun `generators of other classes`() {
        assertFalse(isOpen(writer().createGenerator(StringWriter())))
        assertFalse(isOpen(writer()) { JsonGeneratorDelegate(it) })
        val all = TokenFilter.INCLUDE_ALL
        assertFalse(
            isOpen(writer()) {
                FilteringGeneratorDelegate(it, all, TokenFilter.Inclusion.INCLUDE_ALL_AND_PATH, true)
            },
        )
    }

    @Test
    fun `places where no name comes next`() {
        val out = writer().createGenerator(ByteArrayOutputStream())
        assertTrue(OutputBuffer.open(out) < 0)
        out.writeStartArray()
        assertTrue(OutputBuffer.open(out) < 0)
        out.writeStartObject()
        out.writeName("name")
        assertTrue(OutputBuffer.open(out) < 0)
        out.writeNumber(1)
        assertTrue(OutputBuffer.open(out) >= 0)
        out.close()
        assertTrue(OutputBuffer.open(out) < 0)
    }
}
