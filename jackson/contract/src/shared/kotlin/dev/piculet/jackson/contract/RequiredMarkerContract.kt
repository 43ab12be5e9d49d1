package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonProperty
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.BeanProperty
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JavaType
import tools.jackson.databind.ObjectMapper

/** Answers to schema generators about each property. */
@Suppress("UNUSED_PARAMETER", "unused")
abstract class RequiredMarkerContract(
    subject: Subject,
) : Contract(subject) {
    private val zero = mapper { disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES) }

    /** Returns the names of the properties that have to be in JSON. */
    private fun read(
        type: Class<*>,
        mapper: ObjectMapper = this.mapper,
    ): List<String> =
        mapper
            .describeForReading(type)
            .findProperties()
            .filter { it.isRequired }
            .map { it.name }
            .sorted()

    /** Returns the names of the properties that are always in JSON. */
    private fun written(
        type: Class<*>,
        mapper: ObjectMapper = this.mapper,
    ): List<String> =
        mapper
            .describeForWriting(type)
            .findProperties()
            .filter { it.isRequired }
            .map { it.name }
            .sorted()

    data class Parameters(
        val required: String,
        val optional: String = "",
        val nullable: String?,
        val nullableOptional: String? = null,
        val int: Int,
        val optionalInt: Int = 1,
        val nullableInt: Int?,
        val list: List<String>,
        val map: Map<String, Int>,
    )

    @Test
    fun `a parameter is required unless it is nullable or optional`() {
        assertEquals(listOf("int", "list", "map", "required"), read(Parameters::class.java))
    }

    @Test
    fun `a primitive is not required if its null is zero`() {
        assertEquals(listOf("list", "map", "required"), read(Parameters::class.java, zero))
    }

    @Test
    fun `a property that turns null into an empty value is not required`() {
        val lists = mapper(Feature.NullToEmptyCollection to true)
        assertEquals(listOf("int", "map", "required"), read(Parameters::class.java, lists))
        val maps = mapper(Feature.NullToEmptyMap to true)
        assertEquals(listOf("int", "list", "required"), read(Parameters::class.java, maps))
    }

    @Test
    fun `a property that is written is required unless it is nullable`() {
        assertEquals(
            listOf("int", "list", "map", "optional", "optionalInt", "required"),
            written(Parameters::class.java),
        )
    }

    class Variable(
        vararg val numbers: Int,
    )

    @Test
    fun `a vararg is not required`() {
        assertEquals(listOf<String>(), read(Variable::class.java))
    }

    class Accessors {
        var text: String = ""
        var nullable: String? = null
        lateinit var late: String
        val readOnly: String get() = ""

        @JvmField
        var field: String = ""

        @JvmField
        var nullableField: String? = null
    }

    @Test
    fun `setters, getters and fields are required by the nullability of their property`() {
        assertEquals(listOf("field", "late", "readOnly", "text"), read(Accessors::class.java))
        assertEquals(listOf("field", "late", "readOnly", "text"), written(Accessors::class.java))
    }

    class Functions {
        private var kept: String? = null

        fun getLike(): String = ""

        fun getNullableLike(): String? = kept

        fun setSet(value: String) {
            kept = value
        }

        fun setNullableSet(value: String?) {
            kept = value
        }

        fun setFluent(value: String): Functions = apply { kept = value }
    }

    @Test
    fun `functions like getters and setters are required by their types`() {
        assertEquals(listOf("like", "set"), read(Functions::class.java))
        assertEquals(listOf("like"), written(Functions::class.java))
    }

    interface Measured {
        fun getWidth(): Int

        fun getHeight(): Int? = null
    }

    class Measures : Measured {
        private var kept = 0

        override fun getWidth(): Int = kept

        fun getDepth(): NumberValue = NumberValue(kept)

        fun getArea(): NumberValue? = null

        fun setWeight(weight: Int) {
            kept = weight
        }
    }

    @Test
    fun `functions of interfaces, of value classes and of numbers are required by their types`() {
        assertEquals(listOf("depth", "width"), written(Measures::class.java))
        assertEquals(listOf("depth", "weight", "width"), read(Measures::class.java))
        assertEquals(listOf("depth", "width"), read(Measures::class.java, zero))
    }

    class Overriding : JavaOverridden() {
        override fun isEnabled(): Boolean = true

        override fun getName(): String? = null

        override fun getPlace(): String = ""
    }

    @Test
    fun `functions that override properties of Java are required by their types`() {
        assertEquals(listOf("isEnabled", "place"), written(Overriding::class.java))
    }

    data class Annotated(
        @param:JsonProperty(required = true) val nullable: String?,
        @param:JsonProperty(required = true) val optional: String = "",
        @param:JsonProperty(required = false) val required: String,
        @field:JsonProperty(required = true) val field: String?,
        @get:JsonProperty(required = true) val getter: String?,
    )

    @Test
    fun `JsonProperty wins`() {
        val all = listOf("field", "getter", "nullable", "optional", "required")
        assertEquals(all, read(Annotated::class.java))
        // Jackson 2 asks the annotations of the getter only.
        assertEquals(byMajor(listOf("getter", "optional", "required"), all), written(Annotated::class.java))
    }

    data class Renamed(
        @param:JsonProperty("a") val text: String,
        @param:JsonProperty("b") val nullable: String?,
        @param:JsonProperty(value = "c", required = true) val forced: Int?,
        @param:JsonProperty("d") val optional: Int = 1,
    )

    @Test
    fun `a name does not make a property required`() {
        assertEquals(listOf("a", "c"), read(Renamed::class.java))
        assertEquals(byMajor(listOf("a", "d"), listOf("a", "c", "d")), written(Renamed::class.java))
    }

    data class AnnotatedExplicitly(
        @param:JsonProperty(isRequired = com.fasterxml.jackson.annotation.OptBoolean.TRUE) val nullable: String?,
        @param:JsonProperty(isRequired = com.fasterxml.jackson.annotation.OptBoolean.FALSE) val required: String,
    )

    @Test
    fun `JsonProperty isRequired wins, both ways`() {
        assertEquals(listOf("nullable"), read(AnnotatedExplicitly::class.java))
    }

    data class ValueClasses(
        val text: TextValue,
        val number: NumberValue,
        val nullable: TextValue?,
        val optional: TextValue = TextValue("d"),
        val wrapsNullable: NullableTextValue,
    )

    @Test
    fun `value classes are required like other types`() {
        assertEquals(listOf("number", "text", "wrapsNullable"), read(ValueClasses::class.java))
        assertEquals(
            expected(
                oracle = listOf("text", "wrapsNullable"),
                piculet = listOf("number", "text", "wrapsNullable"),
                because = "a value class is never zero when it is missing",
            ),
            read(ValueClasses::class.java, zero),
        )
        assertEquals(listOf("number", "optional", "text", "wrapsNullable"), written(ValueClasses::class.java))
    }

    data class Generic<T>(
        val value: T,
        val nullable: T?,
    )

    @Test
    fun `a parameter of a type variable is required`() {
        assertEquals(listOf("value"), read(Generic::class.java))
    }

    @Test
    fun `visitors of the format are told the same`() {
        val required = sortedSetOf<String>()
        val visitor =
            object : FormatVisitor() {
                override fun expectObjectFormat(type: JavaType?): ObjectVisitor =
                    object : ObjectVisitor(null) {
                        override fun property(writer: BeanProperty) {
                            required += writer.name
                        }
                    }
            }
        mapper.acceptJsonFormatVisitor(Parameters::class.java, visitor)
        assertEquals(written(Parameters::class.java), required.toList())
    }
}
