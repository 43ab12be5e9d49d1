package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonTypeInfo
import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.Base64Variants
import tools.jackson.core.FormatSchema
import tools.jackson.core.JsonPointer
import tools.jackson.core.StreamReadFeature
import tools.jackson.core.StreamWriteFeature
import tools.jackson.core.json.JsonReadFeature
import tools.jackson.core.json.JsonWriteFeature
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.ObjectReader
import tools.jackson.databind.ObjectWriter
import tools.jackson.databind.SerializationFeature
import tools.jackson.databind.deser.DeserializationProblemHandler
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.node.JsonNodeFactory
import tools.jackson.databind.ser.std.SimpleFilterProvider
import java.text.SimpleDateFormat
import java.util.Locale
import java.util.TimeZone

/**
 * Each option of a reader and of a writer: whether one that has it still reads and writes straight from and to bytes.
 * Either way it does what Jackson's does.
 */
class DirectOptionsTest {
    private class Option<T>(
        val name: String,
        val isDirect: Boolean,
        val set: T.() -> T,
    )

    private fun reading(
        name: String,
        isDirect: Boolean,
        set: ObjectReader.() -> ObjectReader,
    ) = Option(name, isDirect, set)

    private fun writing(
        name: String,
        isDirect: Boolean,
        set: ObjectWriter.() -> ObjectWriter,
    ) = Option(name, isDirect, set)

    private val bean = DirectJava.Bean()

    private val ofReaders =
        listOf(
            reading("none", true) { this },
            reading("the same type", true) { forType(DirectJava.Bean::class.java) },
            reading("another type and back", true) { forType(Int::class.java).forType(DirectJava.Bean::class.java) },
            reading("injected values", true) { with(InjectedValues()) },
            reading("no schema", true) { with(null as FormatSchema?) },
            reading("a feature that is on", true) { with(DeserializationFeature.WRAP_EXCEPTIONS) },
            reading("a feature that is off", true) { without(DeserializationFeature.UNWRAP_ROOT_VALUE) },
            reading("a feature", false) { with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) },
            reading("no feature", false) { without(DeserializationFeature.WRAP_EXCEPTIONS) },
            reading("a feature of streams", false) { without(StreamReadFeature.AUTO_CLOSE_SOURCE) },
            reading("a feature of JSON", false) { with(JsonReadFeature.ALLOW_JAVA_COMMENTS) },
            reading("a feature, and back", false) {
                with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            },
            reading("a view", false) { withView(Int::class.java) },
            reading("a root's name", false) { withRootName("number") },
            reading("no root's name", false) { withoutRootName() },
            reading("a type of Jackson's", true) { forType(typeFactory.constructType(DirectJava.Bean::class.java)) },
            reading("a feature of enums", false) { with(datatypeFeatures[0]).without(datatypeFeatures[0]) },
            reading("an attribute that is not there", true) { withoutAttribute("a") },
            reading("a locale", false) { with(Locale.GERMAN) },
            reading("a time zone", false) { with(TimeZone.getTimeZone("Asia/Tokyo")) },
            reading("a variant of Base64", false) { with(Base64Variants.MODIFIED_FOR_URL) },
            reading("a factory of nodes", false) { with(object : JsonNodeFactory() {}) },
            reading("an attribute", false) { withAttribute("a", 1) },
            reading("attributes", false) { withAttributes(mapOf("a" to 1)) },
            reading("a handler", false) { withHandler(object : DeserializationProblemHandler() {}) },
            reading("a value to update", false) { withValueToUpdate(bean) },
            reading("a value to update, and none", false) { withValueToUpdate(bean).withValueToUpdate(null) },
            reading("a place", false) { at("/inner") },
            reading("another place", false) { at(JsonPointer.compile("/all/0")) },
        )

    private val ofWriters =
        listOf(
            writing("none", true) { this },
            writing("its type", true) { forType(DirectlyWritten.Bean::class.java) },
            writing("another type", false) { forType(Any::class.java) },
            writing("another type, and its own", true) {
                forType(Any::class.java)
                    .forType(DirectlyWritten.Bean::class.java)
            },
            writing("a feature that is on", true) { with(SerializationFeature.FAIL_ON_SELF_REFERENCES) },
            writing("a feature", false) { with(SerializationFeature.INDENT_OUTPUT) },
            writing("no feature", false) { without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE) },
            writing("a feature of streams", false) { with(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN) },
            writing("a feature of JSON", false) { with(JsonWriteFeature.ESCAPE_NON_ASCII) },
            writing("a feature of enums", false) { with(datatypeFeatures[0]).without(datatypeFeatures[0]) },
            writing("a view", false) { withView(Int::class.java) },
            writing("a root's name", false) { withRootName("number") },
            writing("no root's name", false) { withoutRootName() },
            writing("a pretty printer", false) { withDefaultPrettyPrinter() },
            writing("a separator", false) { withRootValueSeparator("\n") },
            writing("escapes", false) { with(Shouting) },
            writing("a locale", false) { with(Locale.GERMAN) },
            writing("a time zone", false) { with(TimeZone.getTimeZone("Asia/Tokyo")) },
            writing("a variant of Base64", false) { with(Base64Variants.MODIFIED_FOR_URL) },
            writing("a date format", false) { with(SimpleDateFormat("yyyy", Locale.ROOT)) },
            writing("filters", false) { with(SimpleFilterProvider()) },
            writing("no schema", true) { with(null as FormatSchema?) },
            writing("an attribute", false) { withAttribute("a", 1) },
            writing("attributes", false) { withAttributes(mapOf("a" to 1)) },
            writing("an attribute that is not there", true) { withoutAttribute("a") },
        )

    private fun read(
        mapper: JsonMapper,
        option: Option<ObjectReader>,
        way: Int,
    ): String =
        told {
            val reader = option.set(mapper.readerFor(DirectJava.Bean::class.java))
            when (way) {
                0 -> reader.readValue<Any>(JSON)
                1 -> reader.readValue<Any>(JSON.toByteArray())
                2 -> reader.readValue<Any>(JSON.toByteArray(), 0, JSON.length)
                else -> reader.readValue<Any>(JSON.byteInputStream())
            }
        }

    @Test
    fun `options of readers are Jackson's or change nothing`() {
        val pair = DirectPair(JavaPiculet(0), JavaPiculet(0, usesBuffers = false), ReadSettings("defaults"))
        // The first call finds out what reads the class.
        read(pair.direct, ofReaders[0], 0)
        val direct =
            ofReaders.filter { option ->
                val ways =
                    (0..3).map { way ->
                        val expected = read(pair.ordinary, option, way)
                        var actual = ""
                        val isDirect = pair.isDirect { actual = read(pair.direct, option, way) }
                        assertEquals(expected, actual, option.name)
                        isDirect
                    }
                ways.distinct().single()
            }
        assertEquals(ofReaders.filter { it.isDirect }.map { it.name }, direct.map { it.name })
    }

    private fun write(
        mapper: JsonMapper,
        option: Option<ObjectWriter>,
        way: Int,
    ): String =
        told {
            val value = DirectlyWritten.Bean().apply { text = "\u00e9a" }
            val writer = option.set(mapper.writer())
            when (way) {
                0 -> writer.writeValueAsString(value)
                1 -> writer.writeValueAsBytes(value).decodeToString()
                else -> RecordedTarget().also { writer.writeValue(it, value) }.run { "$calls $text" }
            }
        }

    @Test
    fun `options of writers are Jackson's or change nothing`() {
        val buffers = SmallBuffers().apply { reset(8_000, 0) }
        val mappers = List(2) { WriteSettings("defaults").mapper(JavaPiculet(0), buffers) }
        val mapper = PiculetJsonMapper.of(mappers[0])
        val direct =
            ofWriters.filter { option ->
                val ways =
                    (0..2).map { way ->
                        val expected = write(mappers[1], option, way)
                        DirectState.writeAgain(mapper, DirectlyWritten.Bean::class.java)
                        write(mapper, option, way)
                        DirectState.writeAgain(mapper, DirectlyWritten.Bean::class.java)
                        // A string takes no buffer of bytes.
                        val before = buffers.taken
                        assertEquals(expected, write(mapper, option, way), option.name)
                        if (way == 0) null else buffers.taken == before
                    }
                ways.filterNotNull().distinct().single()
            }
        assertEquals(ofWriters.filter { it.isDirect }.map { it.name }, direct.map { it.name })
    }

    @Test
    fun `a declared type that is not the value's class decides how it is written`() {
        val plain = builder().addModule(generated.module(mapOf())).build()
        val mapper = PiculetJsonMapper.of(builder().addModule(generated.module(mapOf())).build())
        for (declared in listOf(Named::class.java, Any::class.java, Person::class.java)) {
            repeat(2) {
                val written = mapper.writerFor(declared).writeValueAsString(Person("a", 1))
                assertEquals(plain.writerFor(declared).writeValueAsString(Person("a", 1)), written)
            }
        }
        val subtype = Animal("a", Dog("b", null))
        for (declared in listOf(Animal::class.java, subtype.javaClass)) {
            repeat(2) {
                assertEquals(
                    plain.writerFor(declared).writeValueAsString(subtype),
                    mapper.writerFor(declared).writeValueAsString(subtype),
                )
            }
        }
    }

    @Test
    fun `a long document reaches a stream at once, and a generator's in the pieces of its buffer`() {
        val mapper = PiculetJsonMapper.of(builder().addModule(JavaPiculet(0).module(mapOf())).build())
        val value = DirectlyWritten.Bean().apply { text = "x".repeat(20_000) }
        // The first one is Jackson's.
        mapper.writeValueAsBytes(value)
        val target = RecordedTarget()
        mapper.writeValue(target, value)
        assertEquals(1, target.calls.count { it.startsWith("write") })
        val written = target.text
        val ofGenerator = RecordedTarget()
        val writer = mapper.writer()
        writer.createGenerator(ofGenerator).use { writer.writeValue(it, value) }
        val pieces = listOf("write 8000", "write 8000", "write ${written.length - 16_000}")
        assertEquals(pieces + listOf("flush", "close"), ofGenerator.calls)
        assertEquals(written, ofGenerator.text)
        // As JAX-RS's providers do.
        val left = RecordedTarget()
        val open = writer.without(StreamWriteFeature.AUTO_CLOSE_TARGET)
        open.createGenerator(left).use { writer.writeValue(it, value) }
        assertEquals(pieces + listOf("flush", "flush"), left.calls)
    }

    @Test
    fun `what is longer than a megabyte reaches a stream in pieces`() {
        val mapper = PiculetJsonMapper.of(builder().addModule(JavaPiculet(0).module(mapOf())).build())
        val value = DirectlyWritten.Bean().apply { text = "x".repeat(2_000_000) }
        val target = RecordedTarget()
        mapper.writeValue(target, value)
        assertEquals(builder().build().writeValueAsString(value), target.text)
        assertEquals(true, target.calls.size > 100)
    }

    internal open class Named(
        val name: String,
    )

    internal class Person(
        name: String,
        val age: Int,
    ) : Named(name)

    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    internal open class Animal(
        val name: String,
        val friend: Animal?,
    )

    internal class Dog(
        name: String,
        friend: Animal?,
    ) : Animal(name, friend)

    private companion object {
        const val JSON = """{"number":1,"text":"a","fraction":0.5,"inner":{"number":2},"all":[{"text":"b"}]}"""
    }
}
