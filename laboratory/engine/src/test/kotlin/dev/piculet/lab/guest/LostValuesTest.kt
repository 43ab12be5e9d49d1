package dev.piculet.lab.guest

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class LostValuesTest {
    private fun lines(
        given: String,
        written: String,
    ) = lines(given to written)

    private fun lines(vararg pairs: Pair<String, String>) = LossText(pairs.size).lines(LostValues.of(pairs.toList()))

    @Test
    fun `the same values are told of in no line`() {
        val given = """{"a":1.50,"b":null,"c":[1e2],"set":["x","y"]}"""
        assertEquals(emptyList(), lines(given, """{"c":[100],"set":["y","x"],"a":1.5}"""))
    }

    @Test
    fun `paths that are lost are named once, with the number of documents`() {
        val given = """{"a":1,"meta":{"x":1},"items":[{"n":1,"note":"x"},{"n":2,"note":"y"}]}"""
        val lost =
            lines(
                given to """{"a":1,"items":[{"n":1},{"n":2}]}""",
                """{"a":1,"meta":{"x":1}}""" to """{"a":1}""",
            )
        assertEquals(
            listOf("Not in the class, and so neither read nor written: $.items[].note (in 1 of 2), $.meta."),
            lost,
        )
    }

    @Test
    fun `values in another form are told with an example`() =
        assertEquals(
            listOf("""Written otherwise than they are read: $.at ("12:00:00+00:00" → "12:00:00Z"), $.n (1 → "1")."""),
            lines("""{"at":"12:00:00+00:00","n":1}""", """{"at":"12:00:00Z","n":"1"}"""),
        )

    @Test
    fun `a number that a type rounds is told`() =
        assertEquals(
            listOf("Written otherwise than they are read: $.n (12345678901234567890 → 12345678901234567000)."),
            lines("""{"n":12345678901234567890}""" to """{"n":12345678901234567000}"""),
        )

    @Test
    fun `many paths are counted`() {
        val given = (1..20).joinToString(",", "{", "}") { "\"p%02d\":1".format(it) }
        assertEquals(true, lines(given to "{}").single().endsWith("$.p12, and 8 more."))
    }
}
