package dev.piculet.jackson.generator

import dev.piculet.access.Accessors
import dev.piculet.codegen.GeneratedCodePrinter
import dev.piculet.codegen.HiddenClassDefiner
import dev.piculet.jackson.generator.StandIns.Failure
import dev.piculet.jackson.generator.StandIns.Mark
import dev.piculet.jackson.generator.StandIns.Name
import dev.piculet.jackson.generator.StandIns.Parser
import dev.piculet.jackson.generator.StandIns.Reading
import dev.piculet.jackson.kotlin.KotlinModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.lang.invoke.MethodHandles
import kotlin.io.path.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** Readers of builders: what setters give back takes the place of the builder. */
class BuilderReadersTest {
    /** A builder whose functions give back all that such functions may. */
    internal class Building(
        private val generation: Int,
    ) : AssigningReadersTest.Noted() {
        constructor() : this(0)

        /** Gives back another builder, which knows of the calls so far. */
        fun withCount(count: Int): Building =
            Building(generation + 1).also {
                it.calls += calls + "count=$count"
            }

        /** Known as something else; gives back nothing for "no", and something odd for "odd". */
        fun withName(name: String?): Any? {
            calls += "name=$name"
            return if (name == "odd") 7 else this.takeIf { name != "no" }
        }

        fun withTags(tags: List<*>?) {
            if (tags == listOf(0)) throw AssertionError("no zero")
            calls += "tags=$tags"
        }

        fun withTotal(total: Long): Int {
            calls += "total=$total"
            return 1
        }

        fun build(): String = "$generation: ${calls.joinToString()}"
    }

    private fun spec(hasWindow: Boolean) =
        Building::class.java.let { type ->
            val creator = KotlinModels.create().model(type).creators().first { it.parameters().isEmpty() }
            val properties =
                listOf(
                    AssignedProperty.of(type, "count", ValueKind.INT),
                    AssignedProperty.of(type, "name", ValueKind.STRING),
                    AssignedProperty.of(type, "tags", ValueKind.OBJECT),
                    AssignedProperty.of(type, "total", ValueKind.LONG),
                    AssignedProperty.of(type, "other", ValueKind.PROPERTY),
                )
            ReaderGenerator.generate(
                ReaderPlan(creator, listOf(), properties).building(type.getMethod("build")),
                StandIns.types(false, hasWindow),
                MethodHandles.lookup(),
            )
        }

    private fun read(
        hasWindow: Boolean,
        vararg tokens: Any,
    ): Any {
        val model = KotlinModels.create().model(Building::class.java)
        val lookup = Accessors.of(model).nestLookup(ReaderStandIn::class.java).orElseThrow()
        val reader = HiddenClassDefiner.defineInstance(lookup, spec(hasWindow)) as ReaderStandIn
        val parser = Parser(listOf(Mark.START, *tokens, Mark.END))
        val builder = reader.read(parser, Reading { _, _ -> error("asked") })
        assertNull(parser.bean)
        return reader.build(builder)
    }

    private fun readBoth(vararg tokens: Any): Any =
        read(false, *tokens).also { assertEquals(it, read(true, *tokens)) }

    private fun failureOf(
        hasWindow: Boolean,
        vararg tokens: Any,
    ) = assertThrows(Failure::class.java) { read(hasWindow, *tokens) }

    @Test
    fun `what a setter gives back is the builder from then on`() {
        val all = arrayOf(Name("name"), "a", Name("count"), 1, Name("tags"), listOf(1))
        assertEquals("1: name=a, count=1, tags=[1]", readBoth(*all))
        assertEquals("2: count=1, count=2", readBoth(Name("count"), 1, Name("count"), 2))
        assertEquals("0: ", readBoth())
    }

    @Test
    fun `the builder stays if a setter gives back nothing`() {
        assertEquals("1: name=no, count=1", readBoth(Name("name"), "no", Name("count"), 1))
        assertEquals("1: tags=null, count=1", readBoth(Name("tags"), Mark.NULL, Name("count"), 1))
    }

    @Test
    fun `what is not as expected is left to the property`() {
        assertEquals("0: itself count=1", readBoth(Name("count"), "1"))
        assertEquals("0: itself tags=1", readBoth(Name("tags"), 1))
        assertEquals("0: itself other=1", readBoth(Name("other"), 1))
    }

    @Test
    fun `another object in place of the builder ends generated code`() {
        for (hasWindow in listOf(false, true)) {
            val taken = if (hasWindow) ", taken" else ""
            val odd = failureOf(hasWindow, Name("name"), "odd", Name("count"), 1)
            assertEquals("given back: 7$taken", odd.cause?.message)
            val number = failureOf(hasWindow, Name("total"), 5L)
            assertEquals("given back: 1$taken", number.cause?.message)
        }
    }

    @Test
    fun `any failure of a setter is told with its value and place`() {
        for (hasWindow in listOf(false, true)) {
            val failure = failureOf(hasWindow, Name("tags"), listOf(0))
            assertEquals(2, failure.at)
            assertEquals("no zero", failure.cause?.cause?.message)
        }
    }

    @Test
    fun `setters and the building function are called directly`() {
        val actual = GeneratedCodePrinter.print(spec(hasWindow = true))
        val golden = Path("src/test/resources/golden/BuildingReader-window.txt")
        if (System.getProperty("golden.update").toBoolean()) golden.writeText(actual)
        assertEquals(golden.readText(), actual)
    }
}
