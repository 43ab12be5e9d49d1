package dev.piculet.lab.gate

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.payload.objects.Simple
import dev.piculet.lab.payload.text.JsonText
import dev.piculet.lab.ready
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.Collections
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Contenders that write JSON, each in a JVM of its own, and then read what the others wrote. */
class JsonGateTest {
    @TempDir
    lateinit var folder: Path

    /** Writes and reads flat objects as JSON. */
    open class Flat :
        Contender,
        Binding<Simple> {
        override fun bind(payload: Payload): Binding<*> = this

        override fun serialize(value: Simple): ByteArray = JsonText.of(ReferenceTree.of(value)).toByteArray()

        override fun deserialize(bytes: ByteArray): Simple {
            val members = MEMBER.findAll(String(bytes)).associate { it.groupValues[1] to it.groupValues[2] }
            return Simple().apply {
                id = members.getValue("id").toInt()
                name = members["name"]?.takeIf { it != "null" }?.let(::text)
                active = members.getValue("active").toBoolean()
                doubleValue = members.getValue("doubleValue").toDouble()
                floatValue = members.getValue("floatValue").toFloat()
                longValue = members.getValue("longValue").toLong()
                shortValue = members.getValue("shortValue").toShort()
            }
        }

        private fun text(quoted: String): String =
            ESCAPE.replace(quoted.removeSurrounding("\"")) {
                val escape = it.value
                if (escape[1] == 'u') "${escape.drop(2).toInt(16).toChar()}" else "${escape[1].unescaped()}"
            }

        private fun Char.unescaped() = ESCAPED.getOrDefault(this, this)

        private companion object {
            val MEMBER = Regex(""""(\w+)" ?: ?("(?:[^"\\]|\\.)*+"|[^,}\s]+)""")
            val ESCAPE = Regex("""\\(?:u[0-9a-fA-F]{4}|.)""")
            val ESCAPED = mapOf('b' to '\b', 'f' to '\u000c', 'n' to '\n', 'r' to '\r', 't' to '\t')
        }
    }

    /** Puts each member on a line of its own. */
    class Pretty : Flat() {
        override fun serialize(value: Simple): ByteArray = JsonText.pretty(ReferenceTree.of(value)).toByteArray()
    }

    /** Reads only texts without line breaks, such as its own and our renderings. */
    class OneLine : Flat() {
        override fun deserialize(bytes: ByteArray): Simple =
            if ('\n'.code.toByte() in bytes) error("a line break") else super.deserialize(bytes)
    }

    /** Leaves out the quotes around a word, as enum constants may be written by mistake. */
    class Bare : Flat() {
        override fun serialize(value: Simple): ByteArray =
            String(super.serialize(value)).replace(Regex("\"name\":\"(\\w+)\""), "\"name\":$1").toByteArray()
    }

    /** Reads JSON alone. */
    class Strict : Flat() {
        override fun deserialize(bytes: ByteArray): Simple =
            if (Regex("\"name\":[A-Z]") in String(bytes)) error("no quotes") else super.deserialize(bytes)
    }

    private val heard: MutableList<String> = Collections.synchronizedList(mutableListOf())

    private fun json(contender: ReadyContender): ReadyContender {
        val descriptor = contender.descriptor.copy(format = Format.JSON, limits = Format.JSON.limits)
        return contender.copy(selection = contender.selection.copy(descriptor = descriptor))
    }

    private fun examineAll(vararg contenders: ReadyContender): List<List<GateResult>> {
        val operations = listOf(Operation.SERIALIZE, Operation.DESERIALIZE)
        val tasks = contenders.map { GateTask(json(it), JdkProbe.current(), "objects", listOf("simple"), operations) }
        return Gate(seed = 1, folder).examineAll(tasks) { done, total, what -> heard += "$done/$total $what" }
    }

    @Test
    fun `a contender that can't read what another wrote fails in reading alone, whichever comes first`() {
        val failed = "threw java.lang.IllegalStateException: a line break"
        for (all in listOf(
            examineAll(ready<OneLine>("one"), ready<Pretty>("pretty")),
            examineAll(ready<Pretty>("pretty"), ready<OneLine>("one")).reversed(),
        )) {
            val (one, pretty) = all
            assertEquals(listOf(GateStatus.PASS, GateStatus.WRONG_OUTPUT), one.map { it.status })
            assertEquals(failed, one.last().detail)
            assertEquals(List(2) { GateStatus.PASS }, pretty.map { it.status })
        }
    }

    @Test
    fun `who writes no JSON is wrong itself, and nobody has to read it`() {
        val (bare, strict) = examineAll(ready<Bare>("bare"), ready<Strict>("strict"))
        assertEquals(listOf(GateStatus.WRONG_OUTPUT, GateStatus.PASS), bare.map { it.status })
        val detail = bare.first().detail!!
        assertTrue(Regex(".* was expected: not JSON: '\\w+' is no value").matches(detail), detail)
        assertEquals(List(2) { GateStatus.PASS }, strict.map { it.status }, "$strict")
    }

    @Test
    fun `contenders that write the same texts have nothing to give each other`() {
        val results = examineAll(ready<Flat>("a"), ready<OneLine>("b"))
        assertEquals(List(4) { GateStatus.PASS }, results.flatten().map { it.status }, "$results")
        assertTrue(heard.all { "does equal work" in it }, "$heard")
    }

    @Test
    fun `each step is told with how many are done, and who wrote as we do gives nobody anything`() {
        examineAll(ready<Pretty>("pretty"), ready<Flat>("flat"))
        val (alone, others) = heard.partition { "does equal work" in it }
        assertEquals(listOf("pretty", "flat").map { "checking that $it@1.0 does equal work" }.toSet(), alone.texts())
        assertEquals(setOf("having flat@1.0 read what others wrote"), others.texts())
        assertTrue(alone.all { it.startsWith("0/2 ") || it.startsWith("1/2 ") }, "$heard")
        assertTrue(others.all { it.startsWith("0/1 ") }, "$heard")
    }

    private fun List<String>.texts() = map { it.substringAfter(' ') }.toSet()
}
