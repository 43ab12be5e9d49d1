package dev.piculet.jackson.bytes

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Where a value begins is told by the name before it, in any form that JSON allows. */
class ExpectedNameTest {
    private val names = listOf("a", "id", "number", "seven77", "eight888", "customerFirst", "a".repeat(30), "a b")

    /** Returns what stands behind the name; null if it does not come next. */
    private fun behind(
        name: String,
        json: String,
        isFirst: Boolean,
    ): String? {
        val bytes = json.toByteArray()
        val expected = ExpectedName.of(name)
        val from = if (isFirst) 1 else 2
        val at = if (isFirst) expected.first(bytes, from, bytes.size) else expected.next(bytes, from, bytes.size)
        return if (at < 0) null else json.substring(at)
    }

    @Test
    fun aValueBeginsBehindItsName() {
        for (name in names) {
            for (value in listOf("1", "1}", "\"long text\"", "")) {
                assertEquals(value, behind(name, "{\"$name\":$value", isFirst = true)) { name }
                assertEquals(value, behind(name, "{ \n \"$name\"\t: $value", isFirst = true)) { name }
                assertEquals(value, behind(name, "{7,\"$name\":$value", isFirst = false)) { name }
                assertEquals(value, behind(name, "{7 , \"$name\" :\r\n$value", isFirst = false)) { name }
            }
        }
    }

    @Test
    fun anythingElseIsNoName() {
        for (name in names) {
            val quoted = listOf("\"$name\"", "\"$name\" 1", "\"${name}x\":1", ",\"$name\":1")
            for (other in quoted + listOf("}", "\"b\":1", "$name:1", "")) {
                assertEquals(null, behind(name, "{$other", isFirst = true)) { other }
                assertEquals(null, behind(name, "{7$other".replaceFirst(",", ",,"), isFirst = false)) { other }
                assertEquals(null, behind(name, "{7{\"$name\":1", isFirst = false)) { other }
            }
        }
    }

    @Test
    fun aNameThatDiffersInOneByteIsAnother() {
        for (length in 1..40) {
            val name = List(length) { 'a' + it % 26 }.joinToString("")
            for (at in name.indices) {
                val other = name.replaceRange(at, at + 1, "_")
                for (isFirst in listOf(true, false)) {
                    val before = if (isFirst) "{" else "{7,"
                    assertEquals("1,\"b\":2}", behind(name, "$before\"$name\":1,\"b\":2}", isFirst)) { name }
                    assertEquals(null, behind(name, "$before\"$other\":1,\"b\":2}", isFirst)) { other }
                }
            }
        }
    }
}
