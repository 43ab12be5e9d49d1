package dev.piculet.access

import dev.piculet.access.error.ArgumentException
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import java.io.IOException
import java.lang.reflect.InvocationTargetException

/** Callers with their own rules for null make instances from boxed arguments, as Kotlin has them. */
class BoxedArgumentsTest {
    private val order =
        arrayOf(UserId("u"), Count(1), Count(2), Maybe(null), Maybe("m"), Boxed(UserId("b")))

    @Test
    fun `arguments of value classes are instances of them`() {
        val expected = Order(UserId("u"), Count(1), Count(2), Maybe(null), Maybe("m"), Boxed(UserId("b")))
        assertEquals(expected, instantiator<Order>().call(order))
        assertEquals(expected, instantiator<Order>().create(order))
    }

    @Test
    fun `null is no instance where it may stand`() {
        val arguments = arrayOf(UserId("u"), Count(1), null, Maybe("m"), null, Boxed(UserId("b")))
        val expected = Order(UserId("u"), Count(1), null, Maybe("m"), null, Boxed(UserId("b")))
        assertEquals(expected, instantiator<Order>().call(arguments))
        assertEquals(expected, instantiator<Order>().create(arguments))
    }

    @Test
    fun `defaults take value classes wrapped or not`() {
        assertEquals(DefaultIds(), call<DefaultIds>())
        assertEquals(DefaultIds(UserId("x"), null), call<DefaultIds>(0 to UserId("x"), 1 to null))
        assertEquals(DefaultIds(third = Count(8)), call<DefaultIds>(2 to Count(8)))
        assertEquals(DefaultMaybes(Maybe(null), 1), call<DefaultMaybes>(0 to Maybe(null)))
        assertEquals(DefaultMaybes(number = 3), call<DefaultMaybes>(1 to 3))
        assertEquals(DefaultMaybes(Maybe("m"), 3), call<DefaultMaybes>(0 to Maybe("m"), 1 to 3))
    }

    @Test
    @OptIn(ExperimentalUnsignedTypes::class)
    fun `a variable number of unsigned numbers is none, or an array of them`() {
        assertEquals("[]z", call<UnsignedNumbers>().toString())
        assertEquals("[]a", call<UnsignedNumbers>(1 to UserId("a")).toString())
        assertEquals("[7]z", call<UnsignedNumbers>(0 to uintArrayOf(7u)).toString())
        assertEquals("[7]a", call<UnsignedNumbers>(0 to uintArrayOf(7u), 1 to UserId("a")).toString())
        assertEquals(0, (instantiator<UnsignedNumbers>().noValues(0) as IntArray).size)
    }

    @Test
    fun `instances of value classes are wrapped, after their checks`() {
        assertEquals(UserId("u"), call<UserId>(0 to "u"))
        assertEquals(Boxed(UserId("u")), call<Boxed>(0 to UserId("u")))
        val thrown = assertThrows(InvocationTargetException::class.java) { call<UserId>(0 to "") }
        assertEquals("A user id must not be empty.", thrown.targetException.message)
    }

    @Test
    fun `null is passed on if the caller has its own rules, else refused`() {
        val thrown = assertThrows(InvocationTargetException::class.java) { call<Secondary>(0 to 1, 1 to null) }
        assertInstanceOf(NullPointerException::class.java, thrown.targetException)
        val withoutUser = arrayOf<Any?>(*order).also { it[0] = null }
        val missed = assertThrows(InvocationTargetException::class.java) { instantiator<Order>().call(withoutUser) }
        assertEquals(true, missed.targetException.message?.endsWith("parameter user"))
        val arguments = arrayOf<Any?>(*order).also { it[3] = null }
        val refused = assertThrows(ArgumentException::class.java) { instantiator<Order>().create(arguments) }
        assertEquals("maybe", refused.parameter())
    }

    @Test
    fun `exceptions of creators and defaults are told from those of the call`() {
        val thrown = assertThrows(InvocationTargetException::class.java) { call<Checked>() }
        assertInstanceOf(IOException::class.java, thrown.targetException)
        assertThrows(IllegalArgumentException::class.java) { call<Checked>(0 to "1") }
        assertThrows(IllegalArgumentException::class.java) { call<Boxed>(0 to "text") }
        assertThrows(IllegalArgumentException::class.java) { instantiator<Checked>().call(arrayOf(1, 2)) }
        assertThrows(ArgumentException::class.java) { call<Secondary>(0 to 1) }
        assertThrows(ClassCastException::class.java) { instantiator<Boxed>().create(arrayOf("text")) }
    }

    private inline fun <reified T : Any> call(vararg values: Pair<Int, Any?>): Any {
        val instantiator = instantiator<T>()
        val arguments = instantiator.arguments()
        for ((index, value) in values) {
            arguments[index] = value
        }
        return instantiator.call(arguments)
    }

    private inline fun <reified T : Any> instantiator(): Instantiator {
        val model = ClassModels.create().of(T::class.java)
        return Accessors.of(model).instantiatorOfBoxed(model.primaryCreator().orElseThrow())
    }
}
