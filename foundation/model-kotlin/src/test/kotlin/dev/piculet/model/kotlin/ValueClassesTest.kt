package dev.piculet.model.kotlin

import dev.piculet.model.ClassModel
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.lang.reflect.InvocationTargetException
import java.util.Optional
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

class ValueClassesTest {
    @JvmInline
    value class UserId(
        val value: String,
    )

    @JvmInline
    value class Age(
        val years: Int,
    ) {
        constructor(text: String, offset: Int = 1) : this(text.toInt() + offset)

        init {
            require(years >= 0) { "an age is not negative" }
        }

        val days: Int get() = years * 365
    }

    @JvmInline
    value class Nick(
        val text: String?,
    )

    @JvmInline
    value class Key(
        val id: UserId,
    )

    @JvmInline
    value class Holder<T>(
        val content: T,
    )

    @JvmInline
    value class Names<T : Comparable<T>>(
        val all: List<T?>,
    )

    @JvmInline
    value class Secret private constructor(
        val text: String,
    )

    @JvmInline
    value class Hiding(
        @JvmSynthetic internal val text: String,
    )

    data class Parameters(
        val id: UserId,
        val age: Age = Age(30),
        val nick: Nick = Nick(null),
        val maybeNick: Nick? = Nick("n"),
        val maybeAge: Age? = null,
        val maybeId: UserId? = UserId("u"),
        val key: Key = Key(UserId("k")),
        val maybeKey: Key? = null,
    )

    class Elsewhere(
        var count: UInt,
        val holder: Holder<List<String?>>,
        val names: Names<String>?,
        val ids: List<UserId>,
        val byId: Map<UserId, List<Age?>>?,
        val array: Array<UserId>,
        val unsigned: UIntArray,
        val nested: List<Names<Int>>,
        val result: Result<String?>,
        val time: Duration,
        val convert: (UInt) -> UserId,
    )

    @Test
    fun `value class has its underlying type and the ways to wrap and unwrap`() =
        Golden.check(
            "ValueClasses",
            UserId::class.java,
            Age::class.java,
            Nick::class.java,
            Key::class.java,
            Holder::class.java,
            Names::class.java,
            Secret::class.java,
        )

    @Test
    fun `value class may hide what it wraps from Java`() {
        assertEquals(String::class.java, model<Hiding>().valueClass.orElseThrow().underlying.rawClass)
        assertEquals(listOf("text"), model<Hiding>().properties.map { it.name })
    }

    @Test
    fun `members with value classes are found whatever their JVM names and types are`() =
        Golden.check("ValueClassMembers", Parameters::class.java, Elsewhere::class.java)

    @Test
    fun `box and unbox keep the value and the constructor checks it`() {
        val model = model<Age>().valueClass.orElseThrow()
        val boxed = model.box.invoke(null, -1)
        assertEquals(-1, model.unbox.invoke(boxed))
        val thrown = assertThrows(InvocationTargetException::class.java) { model.constructor.get().invoke(null, -1) }
        assertEquals("an age is not negative", thrown.targetException.message)
    }

    @Test
    fun `secondary constructor of a value class has defaults`() {
        val secondary = model<Age>().creators[1]
        assertEquals(4, secondary.callWith(mapOf("text" to "3")))
        assertEquals(5, secondary.call("3", 2))
    }

    @Test
    fun `default of a value class that wraps null is boxed where the argument is not`() {
        val creator = model<Parameters>().primaryCreator().orElseThrow()
        assertEquals(String::class.java, creator.parameters[2].type.rawClass)
        assertEquals(Nick::class.java, creator.defaults.orElseThrow().parameterType(2))
        assertEquals(Parameters(UserId("a")), creator.callWith(mapOf("id" to "a")))
        assertEquals(
            Parameters(UserId("a"), nick = Nick("x"), maybeNick = null, maybeId = null, maybeKey = Key(UserId("z"))),
            creator.callWith(
                mapOf("id" to "a", "nick" to Nick("x"), "maybeNick" to null, "maybeId" to null, "maybeKey" to "z"),
            ),
        )
    }

    @Test
    fun `constructor takes values as the types say`() {
        val creator = model<Parameters>().primaryCreator().orElseThrow()
        val expected = Parameters(UserId("a"), Age(1), Nick(null), Nick("m"), Age(2), null, Key(UserId("k")), null)
        assertEquals(expected, creator.call("a", 1, null, Nick("m"), Age(2), null, "k", null))
    }

    @Test
    fun `arguments of a value class are its own and reach its underlying type`() {
        val type = model<Elsewhere>().property("holder").orElseThrow().type
        assertEquals(Any::class.java, type.rawClass)
        assertEquals(Optional.of(Holder::class.java), type.valueClass)
        val holder: ClassModel = model<Holder<*>>()
        val arguments = holder.typeParameters.zip(type.arguments).toMap()
        assertEquals("List<String?>", holder.valueClass.orElseThrow().underlying.substitute(arguments).toString())
    }

    @Test
    fun `value classes of the standard library are value classes`() {
        val duration = model<Duration>().valueClass.orElseThrow()
        assertEquals(Long::class.javaPrimitiveType, duration.underlying.rawClass)
        assertEquals(2.seconds, duration.box.invoke(null, duration.unbox.invoke(2.seconds)))
        assertEquals("data", model<UInt>().valueClass.orElseThrow().propertyName)
    }
}
