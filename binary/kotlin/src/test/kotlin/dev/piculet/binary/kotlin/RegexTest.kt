package dev.piculet.binary.kotlin

import dev.piculet.binary.io.BinaryOutput
import dev.piculet.binary.io.MalformedInputException
import dev.piculet.binary.io.UnsupportedValueException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import java.util.regex.Pattern

/** Kotlin's regular expressions are written as the JDK's that they are made of, and keep what they match. */
@Tag("jdk")
class RegexTest {
    class Rule(
        val regex: Regex,
    )

    class Rules(
        val regexes: List<Regex?>,
    )

    private fun KotlinTwins<Rule>.copies(regex: Regex): List<Regex> {
        val bytes = write(Rule(regex))
        return listOf(interpreted.deserialize(bytes), readDirectly(bytes), generated.deserialize(bytes)).map {
            it.regex
        }
    }

    @Test
    fun `expressions keep their options and their groups`() {
        for (regex in listOf(
            Regex("a."),
            Regex("a.", RegexOption.IGNORE_CASE),
            Regex("a.", setOf(RegexOption.IGNORE_CASE, RegexOption.COMMENTS)),
            Regex("a.", RegexOption.LITERAL),
            Regex("(a(?i)b)c"),
        )) {
            for (copy in twins<Rule>().copies(regex)) {
                assertEquals(regex.pattern, copy.pattern)
                assertEquals(regex.options, copy.options)
                for (text in listOf("ab", "AB", "abc", "aBc", "abC", "a.")) {
                    assertEquals(regex.matches(text), copy.matches(text), "$regex of $text")
                }
            }
        }
    }

    @Test
    fun `expressions that would match otherwise are refused`() {
        assertEquals(
            "Pattern can't be read back (flags such as (?i) are set behind its start: write (?i:…))" +
                " at $.regex.nativePattern.\n  Use a simpler pattern.",
            twins<Rule>().writeFailure<UnsupportedValueException>(Rule(Regex("a(?i)b"))),
        )
    }

    @Test
    fun `expressions are elements, and stand where anything may`() {
        val rules = twins<Rules>()
        val bytes = rules.write(Rules(mutableListOf(Regex("a"), null)))
        for (back in listOf(rules.interpreted.deserialize(bytes), rules.readDirectly(bytes))) {
            assertEquals(listOf("a", null), back.regexes.map { it?.pattern })
        }
        val any = twins<List<Any>> { allow(Regex::class.java) }
        val copy = any.interpreted.deserialize(any.write(mutableListOf(Regex("b", RegexOption.MULTILINE))))
        assertEquals(setOf(RegexOption.MULTILINE), (copy.single() as Regex).options)
    }

    @Test
    fun `a schema tells of the pattern and of nothing that is computed`() {
        val name = Rule::class.java.name
        assertEquals(
            "root $name\nobject $name\n  regex: kotlin.text.Regex\nobject kotlin.text.Regex\n  nativePattern: pattern?\n",
            typedSerializer<Rule>().schema().toString(),
        )
    }

    @Test
    fun `what takes long to compile is refused`() {
        val twins = twins<Rule>()
        val prefix = twins.write(Rule(Regex("x"))).dropLast(3).toByteArray()
        val hostile = BinaryOutput()
        hostile.writeVarint(Pattern.CANON_EQ)
        hostile.writeString("a\u0300\u0316\u0321\u0327\u0334\u0315\u031b\u0345\u035c\u0360")
        val message = twins.readFailure<MalformedInputException>(prefix + hostile.toByteArray())
        assertTrue(message.contains("CANON_EQ with more than 3 marks on one character"), message)
    }
}
