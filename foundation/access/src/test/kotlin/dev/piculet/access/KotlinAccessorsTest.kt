package dev.piculet.access

import dev.piculet.access.error.ArgumentException
import dev.piculet.access.error.UnsupportedClassException
import dev.piculet.model.ClassModel
import dev.piculet.model.CreatorModel
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.IOException
import java.lang.invoke.MethodHandles

/** Accessors of Kotlin classes. */
class KotlinAccessorsTest {
    private fun accessors(model: ClassModel): Accessors = Accessors.of(model, MethodHandles.lookup())

    @Test
    fun `absent arguments use the defaults, all, some or none of them`() {
        assertEquals(WithDefaults(), create<WithDefaults>())
        assertEquals(WithDefaults(count = 5), create<WithDefaults>("count" to 5))
        assertEquals(
            WithDefaults("a", 2, 3L, 4.0, true, 'x', listOf("z")),
            create<WithDefaults>(
                "name" to "a",
                "count" to 2,
                "total" to 3L,
                "ratio" to 4.0,
                "active" to true,
                "letter" to 'x',
                "tags" to listOf("z"),
            ),
        )
    }

    @Test
    fun `a default may depend on the parameters before it`() {
        assertEquals(Dependent(2, 4, "4"), create<Dependent>("first" to 2))
        assertEquals(Dependent(2, 7, "7"), create<Dependent>("first" to 2, "second" to 7))
    }

    @Test
    fun `defaults of 33 and 65 parameters need several masks`() {
        assertEquals(Wide33(), create<Wide33>())
        assertEquals(Wide33(p0 = -1, p31 = -2, p32 = -3), create<Wide33>("p0" to -1, "p31" to -2, "p32" to -3))
        assertEquals(Wide65(), create<Wide65>())
        assertEquals(
            Wide65(p0 = -1, p31 = -2.5, p32 = -3, p63 = 4.5, p64 = 5),
            create<Wide65>("p0" to -1, "p31" to -2.5, "p32" to -3, "p63" to 4.5, "p64" to 5),
        )
        val all = Wide65(p1 = 100, p62 = "hundred")
        val model = model<Wide65>()
        val accessors = accessors(model)
        val values = model.properties().map { it.name() to accessors.getter(it).get(all) }
        assertEquals(all, create<Wide65>(*values.toTypedArray()))
    }

    @Test
    fun `null for a non-null parameter is refused before the call`() {
        val error = assertThrows(ArgumentException::class.java) { create<WithDefaults>("name" to null) }
        assertEquals(
            "Parameter 'name: String' of dev.piculet.access.WithDefaults must not be null." +
                " Give it a value, or declare it 'String?'.",
            error.message,
        )
        assertEquals(ArgumentException.Problem.NULL, error.problem())
        assertEquals("name", error.parameter())
        assertEquals(Nullable(null), create<Nullable>("text" to null))
        val missing = assertThrows(ArgumentException::class.java) { create<Nullable>() }
        assertEquals(ArgumentException.Problem.MISSING, missing.problem())
    }

    @Test
    fun `value class parameters take the underlying value where the JVM does`() {
        val order = Order(UserId("a"), Count(2), null, Maybe(null), Maybe("m"), Boxed(UserId("b")))
        val values =
            arrayOf(
                "user" to "a",
                "count" to 2,
                "optionalCount" to null,
                "maybe" to null,
                "optionalMaybe" to Maybe("m"),
                "boxed" to Boxed(UserId("b")).value.text,
            )
        assertEquals(order, create<Order>(*values))
        val model = model<Order>()
        val accessors = accessors(model)
        val read = model.properties().map { it.name() to accessors.getter(it).get(order) }
        assertEquals(values.toList(), read)
        val error = assertThrows(ArgumentException::class.java) { create<Order>(*values, "user" to null) }
        assertEquals("user", error.parameter())
    }

    @Test
    fun `value class parameters with defaults are found whatever their descriptor`() {
        assertEquals(DefaultIds(), create<DefaultIds>())
        assertEquals(DefaultIds(first = UserId("x")), create<DefaultIds>("first" to "x"))
        assertEquals(DefaultIds(second = UserId("y")), create<DefaultIds>("second" to "y"))
        assertEquals(DefaultIds(fourth = Count(9)), create<DefaultIds>("fourth" to Count(9)))
        assertEquals(
            DefaultIds(UserId("p"), UserId("q"), Count(1), Count(2)),
            create<DefaultIds>("first" to "p", "second" to "q", "third" to 1, "fourth" to Count(2)),
        )
    }

    @Test
    fun `a value class around a nullable value is wrapped for the defaults, around null too`() {
        assertEquals(DefaultMaybes(), create<DefaultMaybes>())
        assertEquals(DefaultMaybes(Maybe(null)), create<DefaultMaybes>("maybe" to null))
        assertEquals(DefaultMaybes(Maybe("m")), create<DefaultMaybes>("maybe" to "m"))
        assertEquals(DefaultMaybes(number = 2), create<DefaultMaybes>("number" to 2))
        assertEquals(DefaultMaybes(Maybe(null), 3), create<DefaultMaybes>("maybe" to null, "number" to 3))
    }

    @Test
    fun `an absent vararg is empty, or its default`() {
        assertEquals("7[]", create<Numbers>("first" to 7).toString())
        assertEquals("7[1, 2]", create<Numbers>("first" to 7, "rest" to intArrayOf(1, 2)).toString())
        assertEquals("[5, 6]", create<DefaultNumbers>().toString())
        assertEquals("[1]", create<DefaultNumbers>("all" to intArrayOf(1)).toString())
    }

    @Test
    fun `private constructors are called`() {
        assertEquals("secret 3", create<Secret>("text" to "secret").toString())
        assertEquals("secret 4", create<Secret>("text" to "secret", "number" to 4).toString())
    }

    @Test
    fun `secondary constructors are called, with their own defaults`() {
        val model = model<Secondary>()
        val secondary = model.creators().single { it.kind() == CreatorModel.Kind.CONSTRUCTOR && !it.isPrimary }
        assertEquals("5 x", create(model, secondary, "words" to listOf("1", "2", "3", "4", "5")).toString())
        val values = arrayOf("words" to listOf("1"), "suffix" to "y")
        assertEquals("1 y", create(model, secondary, *values).toString())
    }

    @Test
    fun `companion factories are called, with their own defaults`() {
        val model = model<FromFactory>()
        val factory = model.creators().single { it.kind() == CreatorModel.Kind.FACTORY }
        assertEquals("a 1", create(model, factory, "text" to "a").toString())
        assertEquals("a 2", create(model, factory, "text" to "a", "number" to 2).toString())
    }

    @Test
    fun `subclasses of sealed classes are created`() {
        assertEquals(Shape.Circle(2.0), create<Shape.Circle>("radius" to 2.0))
        assertEquals(Shape.Square(1.0), create<Shape.Square>())
    }

    @Test
    fun `exceptions of constructors and defaults pass unwrapped`() {
        val required = assertThrows(IllegalArgumentException::class.java) { create<Checked>("number" to -1) }
        assertEquals("negative", required.message)
        val default = assertThrows(IOException::class.java) { create<Checked>() }
        assertEquals("no default today", default.message)
    }

    @Test
    fun `properties without a field are read by their getter and written by their setter`() {
        val model = model<Computed>()
        val accessors = accessors(model)
        val computed = Computed(3)
        val double = model.properties().single { it.name() == "double" }
        assertEquals(6, accessors.getter(double).get(computed))
        assertEquals(6, accessors.getter(double).get(computed))
        accessors.setter(double).set(computed, 10)
        assertEquals(5, computed.value)
        accessors.setter(double).set(computed, 12)
        assertEquals(6, computed.value)
        val triple = model.properties().single { it.name() == "triple" }
        assertEquals(
            "Cannot write dev.piculet.access.Computed.triple: it has no field and no setter." +
                " Leave the property out, or pass its value to a creator.",
            assertThrows(UnsupportedClassException::class.java) { accessors.setter(triple) }.message,
        )
        val failing = model.properties().single { it.name() == "failing" }
        val error = assertThrows(IOException::class.java) { accessors.getter(failing).get(computed) }
        assertEquals("not now", error.message)
    }

    @Test
    fun `a generic property that a subclass inherits is read and written`() {
        val model = model<TextHolder>()
        val accessors = accessors(model)
        val value = model.properties().single { it.name() == "value" }
        val holder = TextHolder("a")
        accessors.setter(value).set(holder, "b")
        assertEquals("b", accessors.getter(value).get(holder))
    }

    @Test
    fun `an object is its one instance`() {
        assertSame(Root, accessors(model<Root>()).singleton().orElseThrow())
        assertEquals(7, accessors(model<Root>()).getter(model<Root>().properties().single()).get(Root))
        assertTrue(accessors(model<Nullable>()).singleton().isEmpty)
    }

    private inline fun <reified T : Any> create(vararg values: Pair<String, Any?>): Any {
        val model = model<T>()
        return create(model, model.primaryCreator().orElseThrow(), *values)
    }

    private fun create(
        model: ClassModel,
        creator: CreatorModel,
        vararg values: Pair<String, Any?>,
    ): Any {
        val instantiator = accessors(model).instantiator(creator)
        val arguments = instantiator.arguments()
        val names = creator.parameters().map { it.name().orElseThrow() }
        for ((name, value) in values) {
            arguments[names.indexOf(name)] = value
        }
        return instantiator.create(arguments)
    }

    private inline fun <reified T : Any> model(): ClassModel = ClassModels.create().of(T::class.java)
}

private object Root {
    var depth = 7
}
