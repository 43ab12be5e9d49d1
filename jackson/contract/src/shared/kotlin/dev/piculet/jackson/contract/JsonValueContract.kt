package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.annotation.JsonSerialize
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.std.StdSerializer

/** Classes that are written as the result of one of their members. */
abstract class JsonValueContract(
    subject: Subject,
) : Contract(subject) {
    data class Amount(
        @get:JsonValue val value: Int,
    )

    data class Big(
        @get:JsonValue val value: Long,
    )

    data class Ratio(
        @get:JsonValue val value: Double,
    )

    data class Flag(
        @get:JsonValue val value: Boolean,
    )

    data class Label(
        @get:JsonValue val value: String?,
    )

    class ByField(
        @field:JsonValue @JvmField val value: Int,
    )

    class ByFunction(
        private val value: Int,
    ) {
        @JsonValue
        fun written() = "n$value"
    }

    private data class Hidden(
        @get:JsonValue val value: String,
    )

    class Simple {
        val amount = Amount(1)
        val big = Big(2)
        val ratio = Ratio(0.5)
        val flag = Flag(true)
        val label = Label("a")
        val byField = ByField(3)
        val byFunction = ByFunction(4)
        val list = listOf(Amount(5))
    }

    @Test
    fun `the result of the member is written`() {
        assertEquals(
            "{'amount':1,'big':2,'ratio':0.5,'flag':true,'label':'a','byField':3,'byFunction':'n4','list':[5]}",
            mapper.write(Simple()),
        )
    }

    private class HoldsHidden(
        val hidden: Hidden,
    )

    @Test
    fun `the class may be private`() {
        assertEquals("{'hidden':'a'}", mapper.write(HoldsHidden(Hidden("a"))))
    }

    data class Nullable(
        val amount: Amount?,
        val label: Label?,
    )

    @Test
    fun `null is written as null, and so is an instance that gives it`() {
        assertEquals("{'amount':null,'label':null}", mapper.write(Nullable(null, null)))
        assertEquals("{'amount':1,'label':null}", mapper.write(Nullable(Amount(1), Label(null))))
        val filled = mapper { inclusion(JsonInclude.Include.NON_NULL) }
        assertEquals("{'label':null}", filled.write(Nullable(null, Label(null))))
        assertEquals("{'amount':1}", filled.write(Nullable(Amount(1), null)))
    }

    class Formatted {
        @get:JsonFormat(shape = JsonFormat.Shape.STRING)
        val text = Amount(1)
        val plain = Amount(2)
    }

    @Test
    fun `the format of a property counts`() {
        assertEquals("{'text':'1','plain':2}", mapper.write(Formatted()))
    }

    class Doubled : StdSerializer<Int>(Int::class.javaObjectType) {
        override fun serialize(
            value: Int,
            generator: JsonGenerator,
            context: SerializationContext,
        ) {
            generator.writeNumber(value * 2)
        }
    }

    data class ByDoubled(
        @get:JsonValue
        @get:JsonSerialize(using = Doubled::class)
        val value: Int,
    )

    data class HoldsByDoubled(
        val doubled: ByDoubled,
        val amount: Amount = Amount(1),
    )

    @Test
    fun `a serializer of the user is used`() {
        assertEquals("{'doubled':6,'amount':1}", mapper.write(HoldsByDoubled(ByDoubled(3))))
        val module = SimpleModule()
        module.addSerializer(Int::class.javaPrimitiveType, Doubled())
        assertEquals(
            "{'doubled':6,'amount':2}",
            mapper { addModule(module) }.write(HoldsByDoubled(ByDoubled(3))),
        )
    }

    data class Failing(
        private val text: String,
    ) {
        @JsonValue
        fun written(): Int = text.toInt()
    }

    data class HoldsFailing(
        val amount: Amount,
        val failing: Failing,
    )

    @Test
    fun `failures of the member are told with the path to it`() {
        assertEquals(
            "DatabindException at $.failing.written(): Failed to getValue() with method " +
                "JsonValueContract.Failing#written(): For input string: \"x\" <- IllegalArgumentException: " +
                "Failed to getValue() with method JsonValueContract.Failing#written(): For input string: \"x\"",
            failureOf { mapper.write(HoldsFailing(Amount(1), Failing("x"))) },
        )
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    data class Typed(
        @get:JsonValue val value: Int,
    )

    data class HoldsTyped(
        val typed: Typed,
    )

    @Test
    fun `the id of the type is written`() {
        assertEquals("{'typed':['JsonValueContract\$Typed',1]}", mapper.write(HoldsTyped(Typed(1))))
    }
}
