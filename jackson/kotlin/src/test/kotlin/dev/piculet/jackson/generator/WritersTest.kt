package dev.piculet.jackson.generator

import dev.piculet.access.Accessors
import dev.piculet.codegen.HiddenClassDefiner
import dev.piculet.jackson.generator.StandIns.Buffered
import dev.piculet.jackson.generator.StandIns.Encoder
import dev.piculet.jackson.generator.StandIns.Failure
import dev.piculet.jackson.generator.StandIns.Name
import dev.piculet.jackson.generator.StandIns.Output
import dev.piculet.jackson.generator.StandIns.Writing
import dev.piculet.jackson.generator.StandIns.Written
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.lang.invoke.MethodHandles
import java.lang.reflect.Member
import java.util.Optional
import kotlin.reflect.KClass

class WritersTest {
    private val buffer = Optional.of(OutputStandIn.TYPES)

    private fun writer(
        type: Class<*>,
        properties: List<WriteProperty>,
        output: Optional<OutputTypes>,
    ): WriterStandIn {
        val lookup = Accessors.of(ClassModels.create().of(type)).nestLookup(WriterStandIn::class.java).orElseThrow()
        val spec = WriterGenerator.generate(type, properties, StandIns.TYPES, MethodHandles.lookup(), output)
        return HiddenClassDefiner.defineInstance(lookup, spec) as WriterStandIn
    }

    /** Writes into a buffer. */
    private fun buffered(
        bean: Any,
        properties: List<WriteProperty>,
    ): Output = Output(true).also { write(bean, properties, buffer, it) }

    private fun write(
        bean: Any,
        properties: List<WriteProperty>,
        output: Optional<OutputTypes>,
        out: Output,
    ) {
        val state = if (output.isPresent) OutputStandIn.open(out) else -1
        val behind = writer(bean.javaClass, properties, output).write(bean, out, Writing(), state)
        properties.lastOrNull()?.let { OutputStandIn.close(out, behind, it.preparedName() as Name?) }
        out.requireTold()
    }

    /** Returns what is written, which is the same in every way. */
    private fun write(
        bean: Any,
        properties: List<WriteProperty>,
    ): List<String> {
        val lines =
            listOf(Optional.empty(), buffer).map { output ->
                Output(false).also { write(bean, properties, output, it) }.lines
            }
        return (lines + listOf(buffered(bean, properties).lines)).toSet().single()
    }

    /** Returns the failure and what was written before, which are the same in every way. */
    private fun fail(
        bean: Any,
        properties: List<WriteProperty>,
    ): Failure {
        val failures =
            listOf(Optional.empty<OutputTypes>() to false, buffer to false, buffer to true).map { (output, hasBuffer) ->
                val out = Output(hasBuffer)
                val failure = assertThrows<Failure> { write(bean, properties, output, out) }
                out.requireTold()
                failure to out.lines
            }
        assertEquals(
            1,
            failures
                .map { (failure, lines) ->
                    listOf(failure.at, failure.cause?.message, lines)
                }.toSet()
                .size,
        )
        return failures.last().first
    }

    @Test
    fun everyKindIsWrittenInItsWay() {
        val bean = WrittenBean("s", 'c', listOf(1), "d", Count(3))
        val expected =
            listOf(
                "int: int 1",
                "long: long 2",
                "double: double 0.5",
                "boolean: boolean true",
                "string: string s",
                "char: known <c>",
                "list: known <[1]>",
                "any: dynamic d",
                "count: int 3",
                "optional: int 4",
                "maybe: known <null>",
                "secret: string hidden",
                "held: int 5",
                "held: string text",
                "self: itself",
            )
        assertEquals(expected, write(bean, WrittenBean.properties()))
    }

    @Test
    fun nullIsLeftToThePropertyWhichDoesNotAskAgain() {
        val lines = write(WrittenBean(null, 'c', null, null, Count(3), null), WrittenBean.properties())
        val nulls = listOf("string: own null", "list: own null", "any: own null", "optional: own null")
        assertEquals(nulls, lines.slice(listOf(4, 6, 7, 9)))
    }

    @Test
    fun whatAValueFailsToGiveIsNotAskedForAgain() {
        val bean = WrittenBean("s", 'c', listOf(1), "d", Count(3))
        val string = WrittenBean.property("string", ValueKind.STRING)
        for ((name, kind) in listOf("failing" to ValueKind.INT, "failingText" to ValueKind.STRING)) {
            val held = Held("text")
            bean.held = held
            val failure = fail(bean, listOf(string, WrittenBean.held(name, kind), string))
            assertEquals(1, failure.at)
            assertEquals("held fails: failing", failure.cause?.message)
            assertEquals(3, held.asked)
        }
    }

    @Test
    fun nullThatAValueHoldsIsWrittenWithoutAskingAgain() {
        val bean = WrittenBean("s", 'c', listOf(1), "d", Count(3))
        val text = listOf(WrittenBean.held("getText", ValueKind.STRING))
        bean.held = Held(null)
        assertEquals(listOf("held: held null"), write(bean, text))
        bean.held = null
        assertEquals(listOf("held: own null"), write(bean, text))
    }

    @Test
    fun wideClassesAreWrittenByParts() {
        val bean = WrittenBean("s", 'c', listOf(1), "d", Count(3))
        val string = WrittenBean.property("string", ValueKind.STRING)
        assertEquals(List(250) { "string: string s" }, write(bean, List(250) { string }))
        val broken = WrittenBean.property("list", ValueKind.OBJECT, Encoder { error("broken") })
        val failure = fail(bean, List(150) { string } + broken)
        assertEquals(150, failure.at)
    }

    @Test
    fun failuresSayWhichPropertyTheyComeFrom() {
        val broken = Encoder { error("broken") }
        val list = WrittenBean.property("list", ValueKind.OBJECT, broken)
        val string = WrittenBean.property("string", ValueKind.STRING)
        val bean = WrittenBean("s", 'c', listOf(1), null, Count(3))
        val failure = fail(bean, listOf(string, list))
        assertEquals(1, failure.at)
        assertEquals("broken", failure.cause?.message)
        assertEquals(0, fail(bean, listOf(list, string)).at)
    }

    @Test
    fun valuesAreBufferedBetweenTheOthers() {
        val bean = WrittenBean("s", 'c', listOf(1), "d", Count(3))
        val out = buffered(bean, WrittenBean.properties())
        val others = listOf("char: ", "list: ", "any: ", "maybe: ", "secret: ", "self: ")
        assertEquals(out.lines.count { line -> others.none { line.startsWith(it) } }, out.told)
    }

    @Test
    fun valuesOfSerializersAreBufferedWhereTheyCanBe() {
        val bean = WrittenBean("s", 'c', listOf(1), "d", Count(3))
        val encoder = Encoder { "<$it>" }
        val properties =
            listOf(
                WrittenBean.property("int", ValueKind.INT),
                WrittenBean.property("char", ValueKind.OBJECT, encoder, isBuffered = true),
                WrittenBean.property("list", ValueKind.OBJECT, encoder, isBuffered = true, writesNull = true),
                WrittenBean.property("any", ValueKind.OBJECT, isBuffered = true),
            )
        val lines = listOf("int: int 1", "char: known <c>", "list: known <[1]>", "any: dynamic d")
        assertEquals(lines, write(bean, properties))
        assertEquals(lines.size, buffered(bean, properties).told)
        assertEquals("list: null", write(WrittenBean("s", 'c', null, "d", Count(3)), properties)[2])
        val broken = WrittenBean.property("list", ValueKind.OBJECT, { error("broken") }, isBuffered = true)
        assertEquals(4, fail(bean, properties + broken + properties).at)
    }

    @Test
    fun oddValuesAreNotBuffered() {
        val odd =
            buffered(
                WrittenBean("odd", 'c', null, null, Count(3)),
                List(3) {
                    WrittenBean
                        .property("string", ValueKind.STRING)
                },
            )
        assertEquals(List(3) { "string: string odd" } to 0, odd.lines to odd.told)
    }

    @Test
    fun nullIsWrittenAsSuchWhereThePropertyWouldDoSo() {
        val bean = WrittenBean(null, 'c', null, null, Count(3), null)
        val properties =
            listOf("string" to ValueKind.STRING, "list" to ValueKind.OBJECT, "boxed" to ValueKind.INT)
                .map { (name, kind) -> WrittenBean.property(name, kind, writesNull = true) }
        assertEquals(listOf("string: null", "list: null", "boxed: null"), write(bean, properties))
        assertEquals(2, buffered(bean, properties).told)
        bean.boxed = 6
        assertEquals("boxed: int 6", write(bean, properties).last())
    }

    @Test
    fun nothingIsWrittenOfAClassWithoutProperties() {
        assertEquals(listOf<String>(), write(Empty(), listOf()))
    }
}

internal class Held(
    val text: String?,
) {
    val number = 5

    var asked = 0

    fun failing(): Int = fail()

    fun failingText(): String = fail()

    private fun fail(): Nothing {
        asked++
        error("failing")
    }

    override fun toString() = "held"
}

internal class WrittenBean(
    val string: String?,
    val char: Char,
    val list: List<Int>?,
    val any: Any?,
    val count: Count,
    val optional: Count? = Count(4),
) {
    val maybe: Maybe? = Maybe(null)
    var held: Held? = Held("text")
    var boxed: Int? = null
    val int = 1
    val long = 2L
    val double = 0.5
    val boolean = true

    @Suppress("unused")
    private val secret = "hidden".lowercase()

    companion object {
        private val encoder = Encoder { "<$it>" }

        fun properties(): List<WriteProperty> =
            listOf(
                property("int", ValueKind.INT),
                property("long", ValueKind.LONG),
                property("double", ValueKind.DOUBLE),
                property("boolean", ValueKind.BOOLEAN),
                property("string", ValueKind.STRING),
                property("char", ValueKind.OBJECT, encoder),
                property("list", ValueKind.OBJECT, encoder),
                property("any", ValueKind.OBJECT),
                property("count", ValueKind.INT),
                property("optional", ValueKind.INT, valueClass = Count::class),
                property("maybe", ValueKind.OBJECT, encoder, Maybe::class),
                property("secret", ValueKind.STRING),
                held("getNumber", ValueKind.INT),
                held("getText", ValueKind.STRING),
                WriteProperty(ValueKind.PROPERTY, null, Written("self"), null, null, false, null, Optional.empty()),
            )

        fun property(
            name: String,
            kind: ValueKind,
            encoder: Encoder? = null,
            valueClass: KClass<*>? = null,
            writesNull: Boolean = false,
            isBuffered: Boolean = false,
        ): WriteProperty {
            val model = Optional.ofNullable(valueClass).flatMap { KotlinModels.create().model(it.java).valueClass() }
            val content = model.map(WriteContent::of)
            val output = if (isBuffered) Buffered(Name(name), encoder ?: Encoder { "" }) else null
            return WriteProperty(kind, member(name), Written(name), encoder, Name(name), writesNull, output, content)
        }

        /** Returns a property that is written as the result of a function of its value. */
        fun held(
            function: String,
            kind: ValueKind,
        ): WriteProperty {
            val content = WriteContent(Held::class.java.getDeclaredMethod(function), true)
            val name = Name("held")
            return WriteProperty(kind, member("held"), Written("held"), null, name, false, null, Optional.of(content))
        }

        private fun member(name: String): Member {
            val getter = "get" + name.replaceFirstChar(Char::uppercase)
            return WrittenBean::class.java.declaredMethods.find { it.name.substringBefore('-') == getter }
                ?: WrittenBean::class.java.getDeclaredField(name)
        }
    }
}
