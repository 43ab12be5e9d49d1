package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonProperty
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature

/** Functions of companions that return a subclass of their class, which Kotlin may infer. */
abstract class FactoryContract(
    subject: Subject,
) : Contract(subject) {
    sealed interface Shape {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(
                radius: Int,
                edge: Int = 7,
            ) = Circle(radius, edge)
        }
    }

    data class Circle(
        val radius: Int,
        val edge: Int,
    ) : Shape

    data class Drawing(
        val first: Shape,
        val others: List<Shape> = listOf(),
    )

    @Test
    fun `parameters have their names and defaults`() {
        assertEquals(Circle(1, 7), mapper.quoted<Shape>("{'radius':1}"))
        assertEquals(Circle(1, 2), mapper.quoted<Shape>("{'edge':2,'radius':1}"))
        assertEquals(
            Drawing(Circle(1, 7), listOf(Circle(2, 3))),
            mapper.quoted<Drawing>("{'first':{'radius':1},'others':[{'radius':2,'edge':3}]}"),
        )
    }

    open class Price(
        val text: String,
    ) {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(
                @JsonProperty("cents") cents: Int,
                @JsonProperty("rate") rate: Int = 19,
                @JsonProperty("kind") kind: String = "net",
                @JsonProperty("tags") tags: List<String> = listOf("t"),
            ): Special = Special("$cents $rate $kind $tags")
        }
    }

    class Special(
        text: String,
    ) : Price(text)

    @Test
    fun `a default counts where only that is missing`() {
        val tolerant = mapper { disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES) }
        for (mapper in listOf(mapper, tolerant)) {
            assertEquals("5 19 x []", mapper.quoted<Price>("{'cents':5,'kind':'x','tags':[]}").text)
            assertEquals("5 1 net [t]", mapper.quoted<Price>("{'cents':5,'rate':1}").text)
        }
    }

    @Test
    fun `null goes only where it may`() {
        assertEquals(
            "KotlinInvalidNullException at $.kind: Instantiation of [simple type, class FactoryContract.Price] value " +
                "failed for JSON property kind due to missing (therefore NULL) value for creator parameter kind " +
                "which is a non-nullable type",
            failureOf { mapper.quoted<Price>("{'cents':5,'kind':null}") },
        )
        val lenient = mapper(Feature.NullIsSameAsDefault to true)
        assertEquals("5 19 net [t]", lenient.quoted<Price>("{'cents':5,'kind':null}").text)
        val strict = mapper(Feature.StrictNullChecks to true)
        assertEquals(
            "InvalidNullException at $.tags[0]: Invalid `null` value encountered for property \"tags\"",
            failureOf { strict.quoted<Price>("{'cents':5,'tags':[null]}") },
        )
    }

    open class Bird(
        val text: String,
    ) {
        companion object {
            @JvmStatic
            @JsonCreator
            fun of(
                name: TextValue,
                number: NumberValue = NumberValue(7),
            ): Tit? = if (number.number < 0) null else Tit("${name.text} ${number.number}")
        }
    }

    class Tit(
        text: String,
    ) : Bird(text)

    @Test
    fun `arguments of value classes are wrapped`() {
        assertEquals("a 7", mapper.quoted<Bird>("{'name':'a'}").text)
        assertEquals("a 1", mapper.quoted<Bird>("{'name':'a','number':1}").text)
        assertEquals(null, mapper.quoted<Bird?>("{'name':'a','number':-1}"))
        assertEquals(
            "KotlinInvalidNullException at $.name: Instantiation of [simple type, class FactoryContract.Bird] value " +
                "failed for JSON property name due to missing (therefore NULL) value for creator parameter name " +
                "which is a non-nullable type",
            failureOf { mapper.quoted<Bird>("{'name':null}") },
        )
    }
}
