package dev.piculet.jackson.kotlin.generator

import dev.piculet.access.Accessors
import dev.piculet.codegen.HiddenClassDefiner
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.jackson.kotlin.generator.StandIns.Encoder
import dev.piculet.jackson.kotlin.generator.StandIns.Failure
import dev.piculet.jackson.kotlin.generator.StandIns.Name
import dev.piculet.jackson.kotlin.generator.StandIns.Output
import dev.piculet.jackson.kotlin.generator.StandIns.Writing
import dev.piculet.jackson.kotlin.generator.StandIns.Written
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import java.lang.invoke.MethodHandles
import java.lang.reflect.Member
import java.util.Optional
import kotlin.reflect.KClass

class WritersTest {
    private fun write(
        bean: Any,
        properties: List<WriteProperty>,
    ): List<String> {
        val type = bean.javaClass
        val lookup = Accessors.of(ClassModels.create().of(type)).nestLookup(WriterStandIn::class.java).orElseThrow()
        val spec = WriterGenerator.generate(type, properties, StandIns.TYPES, MethodHandles.lookup())
        val out = Output()
        (HiddenClassDefiner.defineInstance(lookup, spec) as WriterStandIn).write(bean, out, Writing())
        return out.lines
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
    fun nullIsLeftToTheProperty() {
        val lines = write(WrittenBean(null, 'c', null, null, Count(3), null), WrittenBean.properties())
        val itself = listOf("string: itself", "list: itself", "any: itself", "optional: itself")
        assertEquals(itself, lines.slice(listOf(4, 6, 7, 9)))
    }

    @Test
    fun whatAValueDoesNotGiveIsLeftToTheProperty() {
        val bean = WrittenBean("s", 'c', listOf(1), "d", Count(3))
        val failing =
            listOf(WrittenBean.held("failing", ValueKind.INT), WrittenBean.held("failingText", ValueKind.STRING))
        assertEquals(listOf("held: itself", "held: itself"), write(bean, failing))
        val text = listOf(WrittenBean.held("getText", ValueKind.STRING))
        bean.held = Held(null)
        assertEquals(listOf("held: itself"), write(bean, text))
        bean.held = null
        assertEquals(listOf("held: itself"), write(bean, text))
    }

    @Test
    fun wideClassesAreWrittenByParts() {
        val bean = WrittenBean("s", 'c', listOf(1), "d", Count(3))
        val string = WrittenBean.property("string", ValueKind.STRING)
        assertEquals(List(250) { "string: string s" }, write(bean, List(250) { string }))
        val broken = WrittenBean.property("list", ValueKind.OBJECT, Encoder { error("broken") })
        val failure = assertThrows<Failure> { write(bean, List(150) { string } + broken) }
        assertEquals(150, failure.at)
    }

    @Test
    fun failuresSayWhichPropertyTheyComeFrom() {
        val broken = Encoder { error("broken") }
        val list = WrittenBean.property("list", ValueKind.OBJECT, broken)
        val string = WrittenBean.property("string", ValueKind.STRING)
        val bean = WrittenBean("s", 'c', listOf(1), null, Count(3))
        val failure = assertThrows<Failure> { write(bean, listOf(string, list)) }
        assertEquals(1, failure.at)
        assertEquals("broken", failure.cause?.message)
        assertEquals(0, assertThrows<Failure> { write(bean, listOf(list, string)) }.at)
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

    fun failing(): Int = error("failing")

    fun failingText(): String = error("failing")
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
                WriteProperty(ValueKind.PROPERTY, null, Written("self"), null, null, Optional.empty()),
            )

        fun property(
            name: String,
            kind: ValueKind,
            encoder: Encoder? = null,
            valueClass: KClass<*>? = null,
        ): WriteProperty {
            val model = Optional.ofNullable(valueClass).flatMap { KotlinModels.create().model(it.java).valueClass() }
            return WriteProperty(kind, member(name), Written(name), encoder, Name(name), model.map(WriteContent::of))
        }

        /** Returns a property that is written as the result of a function of its value. */
        fun held(
            function: String,
            kind: ValueKind,
        ): WriteProperty {
            val content = WriteContent(Held::class.java.getDeclaredMethod(function), true)
            return WriteProperty(kind, member("held"), Written("held"), null, Name("held"), Optional.of(content))
        }

        private fun member(name: String): Member {
            val getter = "get" + name.replaceFirstChar(Char::uppercase)
            return WrittenBean::class.java.declaredMethods.find { it.name.substringBefore('-') == getter }
                ?: WrittenBean::class.java.getDeclaredField(name)
        }
    }
}
