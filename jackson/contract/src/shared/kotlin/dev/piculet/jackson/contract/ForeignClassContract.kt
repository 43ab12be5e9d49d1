package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource
import tools.jackson.databind.ObjectMapper

data class ForeignPerson(
    val name: String,
    val age: Int = 7,
)

class ForeignBean {
    var text: String = "d"
    var number: Int = 1
}

@JvmInline
value class ForeignText(
    val text: String,
)

@JvmInline
value class ForeignNumber(
    val number: Int,
)

data class ForeignValues(
    val text: ForeignText,
    val number: ForeignNumber? = null,
)

/** A library that some have. */
interface ForeignLibrary

data class ForeignMoney(
    val cents: Long,
) {
    companion object {
        val ZERO = ForeignMoney(0)
    }

    /** For those who have the library. */
    class Converter : ForeignLibrary
}

data class ForeignPrice(
    val text: String,
) {
    companion object Prices {
        @JvmStatic
        @JsonCreator
        fun of(
            cents: Long,
            rate: Int = 19,
        ) = ForeignPrice("$cents $rate")
    }

    class Converter : ForeignLibrary
}

data class ForeignOrder(
    val number: Int,
) {
    companion object {
        @JvmStatic
        fun first(number: Int = 1) = ForeignOrder(number)

        fun library(): ForeignLibrary = throw NotImplementedError()
    }
}

/** Classes without Kotlin's metadata, or with unreadable metadata, or beside classes that are not there. */
abstract class ForeignClassContract(
    subject: Subject,
) : Contract(subject) {
    /** Reads JSON and writes what has been read, with single quotes. */
    private fun through(
        by: ObjectMapper,
        type: Class<*>,
        json: String,
    ): String = outcome { by.write(by.readValue(json.replace('\'', '"'), type)) }

    @Test
    fun `metadata newer than anybody knows is read as far as it can be`() {
        val newer = ClassCopies.withMetadata(ForeignPerson::class.java, mapOf("mv" to intArrayOf(99, 0, 0)))
        assertEquals("{'name':'a','age':7}", through(mapper, newer, "{'name':'a'}"))
        assertEquals("{'name':'a','age':1}", through(mapper, newer, "{'name':'a','age':1}"))
    }

    @ParameterizedTest
    @ValueSource(ints = [2, 3, 4, 5, 17])
    fun `classes of other kinds are read as Jackson reads those of Java`(kind: Int) {
        val other = ClassCopies.withMetadata(ForeignBean::class.java, mapOf("k" to kind))
        val plain = "{'text':'t','number':1}"
        val unknown = "KotlinReflectionInternalError at $: Unknown class: class ForeignBean (kind = UNKNOWN)"
        assertEquals(
            expected(
                oracle = if (kind == 17) unknown else plain,
                piculet = plain,
                because = "what a newer compiler makes is read as far as it can be",
            ),
            through(mapper, other, "{'text':'t'}"),
        )
    }

    @Test
    fun `classes without metadata are Jackson's`() {
        val bare = builder().build()
        for (type in listOf(GroovyShaped::class.java, ScalaShaped::class.java)) {
            for (json in listOf("{'text':'t','number':1}", "{}", "{'number':null}", "{'text':1,'metaClass':{}}")) {
                assertEquals(through(bare, type, json), through(mapper, type, json))
            }
        }
        assertEquals("{'text':'t','number':1}", through(mapper, GroovyShaped::class.java, "{'text':'t','number':1}"))
    }

    @Test
    fun `value classes may come from any class loader`() {
        val (_, _, holder) =
            ClassCopies.again(ForeignText::class.java, ForeignNumber::class.java, ForeignValues::class.java)
        val json = "{'text':'a','number':1}"
        assertEquals(
            expected(
                oracle = "IllegalAccessException at $",
                piculet = json,
                because = "an application's classes need not be those that the module sees",
            ),
            through(mapper, holder, json).substringBefore(": no such method"),
        )
    }

    @Test
    fun `a nested class, or a function of the companion, may need a library that is not there`() {
        val (money, price, order) =
            listOf(ForeignMoney::class, ForeignPrice::class, ForeignOrder::class)
                .map { ClassCopies.without(ForeignLibrary::class.java, it.java) }
        val all =
            listOf(
                through(mapper, money, "{'cents':1}"),
                through(mapper, price, "{'cents':5}"),
                through(mapper, order, "{'number':2}"),
            )
        val missing =
            "NoClassDefFoundError at $: dev/piculet/jackson/contract/ForeignLibrary" +
                " <- ClassNotFoundException: ForeignLibrary"
        assertEquals(
            expected(
                oracle = listOf(missing, missing, "{'number':2}"),
                piculet = listOf("{'cents':1}", "{'text':'5 19'}", "{'number':2}"),
                because = "nobody asks for the nested class",
            ),
            all,
        )
    }

    @JvmInline
    private value class Hidden(
        private val text: String,
    )

    private data class HoldsHidden(
        val text: Hidden,
        val nullable: Hidden? = null,
    )

    @Test
    fun `a value class may be private`() {
        val json = "{'text':'a','nullable':'b'}"
        assertEquals(
            expected(
                oracle = "IllegalAccessException at $",
                piculet = json,
                because = "private classes are read and written like others",
            ),
            through(mapper, HoldsHidden::class.java, json).substringBefore(": symbolic reference"),
        )
    }
}
