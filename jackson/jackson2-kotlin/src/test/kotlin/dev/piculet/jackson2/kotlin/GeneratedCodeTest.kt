package dev.piculet.jackson2.kotlin

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonView
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.MapperFeature
import com.fasterxml.jackson.databind.cfg.PackageVersion
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler
import com.fasterxml.jackson.databind.exc.MismatchedInputException
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException
import com.fasterxml.jackson.databind.exc.ValueInstantiationException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class GeneratedCodeTest {
    data class Point(val x: Int, val y: Long, val name: String, val ok: Boolean = true, val w: Double? = null)

    @JvmInline value class Id(val value: Int)

    data class Holder(val id: Id, val maybe: Id?, val points: List<Point>, val other: Id = Id(7)) {
        var extra: String = "e"
    }

    open class Shape(val sides: Int) {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(sides: Int): Shape? =
                when (sides) {
                    0 -> null
                    4 -> Square()
                    else -> Shape(sides)
                }
        }
    }

    class Square : Shape(4) {
        var color = "none"
    }

    class Public

    class Private

    data class Seen(
        val always: Int,
        @get:JsonView(Private::class) val inPrivate: Int,
    )

    private val module = kotlinModule { generateAfter(0) }
    private val mapper = jsonMapper { addModule(module) }
    private val tolerant =
        jsonMapper {
            addModule(module)
            disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        }

    /** The way of every class that is read by generated code. */
    private val reading = "reading: from the parser's buffer, by generated code"

    /** The way of every class that is written by generated code. */
    private val writing = "writing: into the generator's buffer, by generated code"

    private fun assertGenerated(vararg purposes: String) {
        val lines = module.diagnostics()
        assertTrue(purposes.all { "${javaClass.name}$$it" in lines }, lines.toString())
    }

    @Test
    fun valuesComeBack() {
        val point = Point(1, 2, "a", false, 1.5)
        val text = mapper.writeValueAsString(point)
        assertEquals("""{"x":1,"y":2,"name":"a","ok":false,"w":1.5}""", text)
        assertEquals(point, mapper.readValue<Point>(text))
        val holder = Holder(Id(1), Id(2), listOf(point))
        assertEquals(
            """{"id":1,"maybe":2,"points":[$text],"other":7,"extra":"e"}""",
            mapper.writeValueAsString(holder),
        )
        val read = mapper.readValue<Holder>("""{"id":1,"maybe":2,"points":[$text],"extra":"q"}""")
        assertEquals(holder to "q", read to read.extra)
        assertGenerated("Point, $reading", "Point, $writing", "Holder, $reading", "Holder, $writing")
    }

    @Test
    fun namesInAnotherOrderAreRead() {
        assertEquals(Point(1, 2, "b"), mapper.readValue<Point>("""{"name":"b","y":2,"x":1}"""))
        assertGenerated("Point, $reading")
    }

    @Test
    fun unknownPropertiesAreRefusedOrSkippedAsTheMapperSays() {
        val json = """{"name":"b","y":2,"zzz":[1,{"a":2}],"x":1}"""
        val refused = assertThrows(UnrecognizedPropertyException::class.java) { mapper.readValue<Point>(json) }
        assertEquals("zzz", refused.propertyName)
        assertEquals(Point(1, 2, "b"), tolerant.readValue<Point>(json))
        assertGenerated("Point, $reading")
    }

    @Test
    fun problemHandlersAreAskedAboutUnknownProperties() {
        val asked = mutableListOf<String>()
        val handler =
            object : DeserializationProblemHandler() {
                override fun handleUnknownProperty(
                    context: DeserializationContext,
                    parser: JsonParser,
                    deserializer: JsonDeserializer<*>?,
                    beanOrClass: Any?,
                    propertyName: String,
                ): Boolean {
                    asked += propertyName
                    parser.skipChildren()
                    return true
                }
            }
        val reader = mapper.readerFor(Point::class.java).withHandler(handler)
        assertEquals(Point(1, 2, "b"), reader.readValue("""{"a":{},"x":1,"y":2,"b":[],"name":"b"}"""))
        assertEquals(listOf("a", "b"), asked)
        assertGenerated("Point, $reading")
    }

    @Test
    fun unknownPropertiesAreThoseOfTheSubclassThatAFactoryMakes() {
        val square = tolerant.readValue<Shape>("""{"color":"red","sides":4,"none":1}""") as Square
        assertEquals("red", square.color)
        assertEquals(3, tolerant.readValue<Shape>("""{"color":"red","sides":3}""").sides)
        assertGenerated("Shape, $reading")
    }

    @Test
    fun aFactoryMayGiveNullAsOtherClassesMay() {
        if (PackageVersion.VERSION.minorVersion < 19) {
            val refused =
                assertThrows(ValueInstantiationException::class.java) { mapper.readValue<Shape?>("""{"sides":0}""") }
            assertTrue(refused.originalMessage.endsWith("problem: JSON Creator returned null"), refused.originalMessage)
            return
        }
        assertEquals(null, mapper.readValue<Shape?>("""{"sides":0}"""))
        assertEquals(null, tolerant.readValue<Shape?>("""{"color":"red","sides":0}"""))
        assertThrows(UnrecognizedPropertyException::class.java) { mapper.readValue<Shape?>("""{"a":1,"sides":0}""") }
        assertGenerated("Shape, $reading")
    }

    @Test
    fun viewsHideProperties() {
        val viewed =
            jsonMapper {
                addModule(module)
                enable(MapperFeature.DEFAULT_VIEW_INCLUSION)
            }
        val seen = Seen(1, 2)
        assertEquals("""{"always":1,"inPrivate":2}""", viewed.writeValueAsString(seen))
        assertEquals("""{"always":1}""", viewed.writerWithView(Public::class.java).writeValueAsString(seen))
        assertEquals(
            """{"always":1,"inPrivate":2}""",
            viewed.writerWithView(Private::class.java).writeValueAsString(seen),
        )
        assertGenerated("Seen, $writing")
    }

    @Test
    fun errorsTellWhereTheyAre() {
        fun failure(json: String): Pair<String, String> {
            val thrown = assertThrows(MismatchedInputException::class.java) { mapper.readValue<Holder>(json) }
            return thrown.javaClass.simpleName to thrown.path.joinToString(".") { it.fieldName ?: "${it.index}" }
        }
        assertEquals("KotlinInvalidNullException" to "points.0.name", failure(holderOf("""{"x":1,"y":2}""")))
        assertEquals("InvalidFormatException" to "points.0.y", failure(holderOf("""{"x":1,"y":"q","name":"b"}""")))
        val withNull = holderOf("""{"x":1,"y":2,"name":null}""")
        assertEquals("KotlinInvalidNullException" to "points.0.name", failure(withNull))
        assertGenerated("Holder, $reading", "Point, $reading")
    }

    private fun holderOf(point: String) = """{"id":1,"maybe":2,"points":[$point]}"""
}
