package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.Nulls
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Declared types of value classes and objects hold where the oracle sees only the underlying value, or nothing. */
abstract class DeclaredTypeContract(
    subject: Subject,
) : Contract(subject) {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(JsonSubTypes.Type(Square::class, name = "square"))
    interface Shape

    @JvmInline
    value class Square(
        val side: Int,
    ) : Shape

    data class Shapes(
        val shape: Shape,
        val list: List<Shape>,
        val map: Map<String, Shape>,
    )

    @Test
    fun `the type of a value class is written by an interface, in lists and in maps`() {
        val value = Shapes(Square(1), listOf(Square(2)), mapOf("a" to Square(3)))
        val typed = "{'shape':['square',1],'list':[['square',2]],'map':{'a':['square',3]}}"
        assertEquals(
            expected(
                oracle = "{'shape':1,'list':[2],'map':{'a':3}}",
                piculet = typed,
                because = "what is written can be read again",
            ),
            mapper.write(value),
        )
        if (!subject.isOracle) assertEquals(value, mapper.quoted<Shapes>(typed))
    }

    @JvmInline
    value class Longs(
        val list: List<Long>,
    )

    data class HasLongs(
        val longs: Longs,
    )

    @Test
    fun `elements of a list that a value class wraps are of their type`() {
        assertEquals(
            expected(
                oracle = "HasLongs(longs=Longs(list=[x]))",
                piculet =
                    "InvalidFormatException at $.longs[0]: Cannot deserialize value of type `java.lang.Long` from " +
                        "String \"x\": not a valid `java.lang.Long` value",
                because = "the type of the elements is declared",
            ),
            outcome { mapper.quoted<HasLongs>("{'longs':['x']}") },
        )
    }

    object Single {
        override fun toString() = if (this === Single) "Single" else "another"
    }

    data class HasSingle(
        @param:JsonSetter(nulls = Nulls.AS_EMPTY) val single: Single,
    )

    @Test
    fun `an empty object is the one there is`() {
        val singles = mapper(Feature.SingletonSupport to true)
        assertEquals(
            expected(
                oracle =
                    "KotlinInvalidNullException at $.single: Instantiation of [simple type, class " +
                        "DeclaredTypeContract.HasSingle] value failed for JSON property single due to missing " +
                        "(therefore NULL) value for creator parameter single which is a non-nullable type",
                piculet = "HasSingle(single=Single)",
                because = "an object has one value, empty or not",
            ),
            outcome { singles.quoted<HasSingle>("{'single':null}") },
        )
    }
}
