package dev.piculet.jackson.generator

import dev.piculet.access.Accessors
import dev.piculet.codegen.GeneratedCodePrinter
import dev.piculet.codegen.HiddenClassDefiner
import dev.piculet.jackson.generator.StandIns.Decoder
import dev.piculet.jackson.generator.StandIns.Failure
import dev.piculet.jackson.generator.StandIns.Mark
import dev.piculet.jackson.generator.StandIns.Name
import dev.piculet.jackson.generator.StandIns.Parser
import dev.piculet.jackson.generator.StandIns.Reading
import dev.piculet.jackson.generator.StandIns.Settable
import dev.piculet.jackson.kotlin.KotlinModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.lang.invoke.MethodHandles
import java.lang.reflect.Member
import java.util.Optional
import kotlin.io.path.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** A property of an instance that is made first. */
internal object AssignedProperty {
    private fun member(
        type: Class<*>,
        name: String,
    ): Member =
        listOf("with", "set").firstNotNullOfOrNull { prefix ->
            type.methods.find { it.name == prefix + name.replaceFirstChar(Char::uppercase) }
        } ?: type.getDeclaredField(name)

    /** @param name in the input; that of the member if it is not given */
    fun of(
        type: Class<*>,
        member: String,
        kind: ValueKind,
        name: String = member,
    ): ReadProperty {
        val isOwn = kind == ValueKind.PROPERTY
        val set = { bean: Any, value: Any? ->
            (bean as AssigningReadersTest.Noted).calls += "itself $name=$value"
        }
        return ReadProperty(
            name,
            listOf(),
            kind,
            Settable({ it }, set),
            if (isOwn) Optional.empty() else Optional.of(member(type, member)),
            if (kind == ValueKind.OBJECT) Decoder { it } else null,
            Name(name),
            Optional.empty(),
            Optional.empty(),
            false,
            TakenKind.of(kind),
            Optional.empty(),
            false,
            false,
        )
    }
}

/** Readers of instances that are made first, whose values are each set at once. */
class AssigningReadersTest {
    /** Notes the calls of its setters. */
    internal open class Noted {
        val calls = mutableListOf<String>()

        var count = 0
            set(value) {
                if (value < 0) throw AssertionError("no $value")
                field = value
                calls += "count=$value"
            }

        var name: String? = null
            set(value) {
                field = value
                calls += "name=$value"
            }

        var tags: List<*>? = null
            set(value) {
                field = value
                calls += "tags=$value"
            }

        @JvmField var level = 0L
    }

    internal class Broken {
        init {
            error("never")
        }

        @JvmField var count = 0
    }

    private fun spec(
        type: Class<*>,
        hasWindow: Boolean,
        vararg properties: ReadProperty,
    ) = ReaderGenerator.generate(
        ReaderPlan(KotlinModels.create().model(type).creators().single(), listOf(), properties.toList()),
        StandIns.types(false, hasWindow),
        MethodHandles.lookup(),
    )

    private fun noted(hasWindow: Boolean) =
        spec(
            Noted::class.java,
            hasWindow,
            AssignedProperty.of(Noted::class.java, "count", ValueKind.INT),
            AssignedProperty.of(Noted::class.java, "name", ValueKind.STRING),
            AssignedProperty.of(Noted::class.java, "level", ValueKind.LONG),
            AssignedProperty.of(Noted::class.java, "tags", ValueKind.OBJECT),
            AssignedProperty.of(Noted::class.java, "other", ValueKind.PROPERTY),
        )

    private fun read(
        hasWindow: Boolean,
        vararg tokens: Any,
    ): Noted {
        val lookup = Accessors.of(KotlinModels.create().model(Noted::class.java)).nestLookup(ReaderStandIn::class.java)
        val reader = HiddenClassDefiner.defineInstance(lookup.orElseThrow(), noted(hasWindow)) as ReaderStandIn
        val parser = Parser(tokens.toList())
        val bean = reader.read(parser, Reading { _, _ -> error("asked") })
        assertSame(parser.bean, bean)
        val unknown = tokens.filterIsInstance<Name>().count { it.text.startsWith("unknown") }
        assertEquals(unknown, reader.unknown?.names?.size ?: 0)
        return bean as Noted
    }

    private fun readBoth(vararg tokens: Any): List<String> {
        val calls = read(false, *tokens).calls
        assertEquals(calls, read(true, *tokens).calls)
        return calls
    }

    @Test
    fun `values are set in the order of the input, the last one of a name last`() {
        val some = arrayOf(Name("name"), "a", Name("count"), 1, Name("count"), 2, Name("tags"), listOf(1))
        assertEquals(listOf("name=a", "count=1", "count=2", "tags=[1]"), readBoth(Mark.START, *some, Mark.END))
        assertEquals(listOf("count=3"), readBoth(Name("unknown"), "x", Name("count"), 3, Mark.END))
        assertEquals(listOf<String>(), readBoth(Mark.START, Mark.END))
        assertEquals(7L, read(true, Mark.START, Name("level"), 7L, Mark.END).level)
    }

    @Test
    fun `what is not as expected is left to the property`() {
        val odd = arrayOf(Name("count"), "1", Name("name"), Mark.NULL, Name("tags"), Mark.NULL, Name("other"), 1)
        val calls = listOf("itself count=1", "itself name=null", "itself tags=null", "itself other=1")
        assertEquals(calls, readBoth(Mark.START, *odd, Mark.END))
    }

    @Test
    fun `any failure of a setter is told with its value and place`() {
        for (hasWindow in listOf(false, true)) {
            val failure = assertThrows(Failure::class.java) { read(hasWindow, Mark.START, Name("count"), -1, Mark.END) }
            assertEquals(0, failure.at)
            assertEquals("setter 0 of -1" + if (hasWindow) ", taken" else "", failure.cause?.message)
            assertEquals("no -1", failure.cause?.cause?.message)
        }
    }

    @Test
    fun `a failure of the constructor has its own place`() {
        val type = Broken::class.java
        val lookup = Accessors.of(KotlinModels.create().model(type)).nestLookup(ReaderStandIn::class.java)
        val spec = spec(type, false, AssignedProperty.of(type, "count", ValueKind.INT))
        val reader = HiddenClassDefiner.defineInstance(lookup.orElseThrow(), spec) as ReaderStandIn
        val failure =
            assertThrows(Failure::class.java) {
                reader.read(Parser(listOf(Mark.START, Mark.END)), Reading { _, _ -> error("asked") })
            }
        assertEquals(ReaderGenerator.CREATOR, failure.at)
        assertEquals("never", failure.cause?.message)
    }

    @Test
    fun `setters and fields are used directly`() {
        val actual = GeneratedCodePrinter.print(noted(hasWindow = true))
        val golden = Path("src/test/resources/golden/NotedReader-window.txt")
        if (System.getProperty("golden.update").toBoolean()) golden.writeText(actual)
        assertEquals(golden.readText(), actual)
    }
}
