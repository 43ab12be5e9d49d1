package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Settings of a mapper, a type or an annotation for null, on types without null. */
abstract class NullSettingContract(
    subject: Subject,
) : Contract(subject) {
    data class Numbers(
        val byte: Byte = 1,
        val short: Short = 2,
        val int: Int = 3,
        val long: Long = 4,
        val float: Float = 5f,
        val double: Double = 6.0,
        val char: Char = '7',
        val boolean: Boolean = true,
    )

    data class Skipping(
        @param:JsonSetter(nulls = Nulls.SKIP) val int: Int = 3,
        @param:JsonSetter(nulls = Nulls.SKIP) val long: Long,
        @param:JsonSetter(nulls = Nulls.SKIP) val double: Double = 6.0,
        @param:JsonSetter(nulls = Nulls.SKIP) val boolean: Boolean,
    )

    private val names = listOf("byte", "short", "int", "long", "float", "double", "char", "boolean")

    private fun refused(
        type: String,
        name: String,
    ) = "KotlinInvalidNullException at $.$name: Instantiation of [simple type, class NullSettingContract.$type] " +
        "value failed for JSON property $name due to missing (therefore NULL) value for creator parameter $name " +
        "which is a non-nullable type"

    @Test
    fun `null for a number that skips nulls is its default`() {
        assertEquals(
            Skipping(3, 1, 6.0, true),
            mapper.quoted<Skipping>("{'int':null,'long':1,'double':null,'boolean':true}"),
        )
        assertEquals(
            Skipping(1, 1, 0.5, false),
            mapper.quoted<Skipping>("{'int':1,'long':1,'double':0.5,'boolean':false}"),
        )
        assertEquals(
            refused("Skipping", "long"),
            failureOf { mapper.quoted<Skipping>("{'int':1,'long':null,'double':0.5,'boolean':true}") },
        )
        assertEquals(
            refused("Skipping", "boolean"),
            failureOf { mapper.quoted<Skipping>("{'boolean':null,'long':1}") },
        )
    }

    @Test
    fun `a mapper lets all numbers skip nulls`() {
        val skipping = mapper { nulls(Nulls.SKIP) }
        for (name in names) {
            assertEquals(Numbers(), skipping.quoted<Numbers>("{'$name':null}"), name)
        }
        assertEquals(Numbers(), skipping.quoted<Numbers>(names.joinToString(",", "{", "}") { "'$it':null" }))
        assertEquals(Numbers(int = 1, long = 2), skipping.quoted<Numbers>("{'int':1,'byte':null,'long':2}"))
    }

    @Test
    fun `a mapper lets the numbers of one type skip nulls`() {
        val skipping = mapper { nulls(Nulls.SKIP, Long::class.javaPrimitiveType!!) }
        assertEquals(Numbers(), skipping.quoted<Numbers>("{'long':null}"))
        assertEquals(
            "MismatchedInputException at $.int: Cannot map `null` into type `int`",
            failureOf { skipping.quoted<Numbers>("{'int':null}") }.substringBefore(" (set "),
        )
    }

    @Test
    fun `null for a number may be zero, or fail`() {
        val empty = mapper { nulls(Nulls.AS_EMPTY) }
        val zeros = Numbers(0, 0, 0, 0, 0f, 0.0, '\u0000', false)
        assertEquals(zeros, empty.quoted<Numbers>(names.joinToString(",", "{", "}") { "'$it':null" }))
        val failing = mapper { nulls(Nulls.FAIL) }
        for (name in names) {
            assertEquals(
                "InvalidNullException at $.$name: Invalid `null` value encountered for property \"$name\"",
                failureOf { failing.quoted<Numbers>("{'$name':null}") },
            )
        }
    }
}
