package dev.piculet.lab.gate

import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.payload.objects.Deep
import dev.piculet.lab.payload.objects.Simple
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class JsonTextTest {
    private val simple: Simple = Simple.of(1000)
    private val text =
        """{"id":1000,"name":"Test1000","active":true,"doubleValue":1003.14,"floatValue":1002.71,""" +
            """"longValue":123457789,"shortValue":42}"""

    @Test
    fun `the reference form has every field in order`() {
        assertEquals(text, JsonText.render(ReferenceTree.of(simple)))
    }

    @Test
    fun `other layout and order are right`() {
        val other = text.replace(",", " ,\n").replace("\"id\":1000 ,", "").replace("}", ", \"id\" : 1000 }")
        assertNull(JsonText.failure(other, simple))
    }

    @Test
    fun `a null may be left out`() {
        val deep = Deep.of(1).also { it.child = null }
        assertNull(JsonText.failure("""{"id":11,"name":"Level1_1","value":2.5}""", deep))
    }

    @Test
    fun `an empty object is wrong, and both texts are shown`() {
        assertEquals(
            """wrote {} where {"id":1000,"name":"Test1000","active":true,"doubleValue":1003.14,""" +
                """"floatValue":1002.71,"longValue":12… """ +
                "was expected: \$.id: expected 1000, found nothing",
            JsonText.failure("{}", simple),
        )
    }

    @Test
    fun `a number written as a string is wrong`() {
        val failure = JsonText.failure(text.replace("\"id\":1000", "\"id\":\"1000\""), simple)
        assertEquals("\$.id: expected 1000, found \"1000\"", failure?.substringAfter("was expected: "))
    }

    @Test
    fun `a float written with the digits of a double is right only if it reads back`() {
        assertNull(JsonText.failure(text.replace("1002.71", "1002.7100219726562"), simple))
        assertEquals(
            "\$.floatValue: expected 1002.71, found 1002.7",
            JsonText.failure(text.replace("1002.71", "1002.7"), simple)?.substringAfter("was expected: "),
        )
    }

    @Test
    fun `what stands without quotes, and is no number, is no JSON`() {
        fun failure(
            right: String,
            wrong: String,
        ) = JsonText.failure(text.replace(right, wrong), simple)?.substringAfter("was expected: ")
        assertEquals("not JSON: 'Test1000' is no value", failure("\"Test1000\"", "Test1000"))
        for (number in listOf("01000", "+1000", "1000.", "0x3e8", "1e3f")) {
            assertEquals("not JSON: '$number' is no value", failure("1000,", "$number,"))
        }
        assertEquals("not JSON: '.5' is no value", failure("1003.14", ".5"))
        assertNull(failure("1000,", "1.0E+3,"))
        val dictated = JsonText.failureBetween("{\"colour\":RED}", "{\"colour\":\"RED\"}")
        assertEquals("not JSON: 'RED' is no value", dictated?.substringAfter("was expected: "))
    }

    @Test
    fun `a control character in a text needs an escape, and one between values must be white space`() {
        val lines = Simple.of(1000).also { it.name = "a\tb\\" }
        val right = text.replace("Test1000", "a\\tb\\\\").replace(",", ",\t")
        assertNull(JsonText.failure(right, lines))
        val wrong = JsonText.failure(right.replace("a\\tb", "a\tb"), lines)
        assertEquals("not JSON: a text holds \\u0009, which must be escaped", wrong?.substringAfter("was expected: "))
    }

    @Test
    fun `text that is no JSON is said to be none`() {
        val failure = JsonText.failure("{\"id\":", simple)
        assertEquals("not JSON", failure?.substringAfter("was expected: ")?.substringBefore(":"))
    }
}
