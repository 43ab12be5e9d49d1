package dev.piculet.binary.kotlin

import dev.piculet.binary.BinarySerializer
import dev.piculet.binary.io.UnsupportedClassException
import dev.piculet.binary.io.UnsupportedValueException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** Properties that `@JvmSynthetic` hides from Java: their fields look like the compiler's own. */
class HiddenPropertiesTest {
    class Session(
        var user: String,
    ) {
        @JvmSynthetic
        internal var token: String? = null
    }

    data class Config(
        val id: Int,
        @JvmSynthetic internal val secret: String = "",
    )

    data class Strict(
        val id: Int,
        @JvmSynthetic internal val secret: String,
    )

    @JvmInline
    value class Token(
        @JvmSynthetic internal val raw: String,
    )

    data class Holder(
        val token: Token,
    )

    class Shelf(
        val name: String,
    ) {
        inner class Place(
            val number: Int,
        ) {
            @JvmSynthetic
            internal var label: String? = null

            override fun toString() = "$name $number $label"
        }
    }

    class Labelled : ArrayList<String>() {
        @JvmSynthetic
        internal var label: String? = null
    }

    class Bag(
        @JvmSynthetic internal val items: MutableList<String>,
    ) : java.util.AbstractList<String>() {
        override val size get() = items.size

        override fun get(index: Int): String = items[index]
    }

    /** Returns what the interpreted serializer and generated code read from what both write. */
    private inline fun <reified T : Any> copies(value: T): List<T> {
        val twins = twins<T>()
        val bytes = twins.write(value)
        return listOf(twins.interpreted.deserialize(bytes), twins.readDirectly(bytes))
    }

    @Test
    fun `a variable comes back`() =
        assertEquals(
            listOf("ann" to "t", "ann" to "t"),
            copies(Session("ann").also { it.token = "t" }).map { it.user to it.token },
        )

    @Test
    fun `a parameter comes back, with a default or without`() {
        assertEquals(List(2) { Config(1, "x") }, copies(Config(1, "x")))
        assertEquals(List(2) { Strict(1, "x") }, copies(Strict(1, "x")))
    }

    @Test
    fun `a value class comes back, in its box or without`() {
        assertEquals(List(2) { Holder(Token("x")) }, copies(Holder(Token("x"))))
        assertEquals(List(2) { listOf(Token("x")) }, copies(listOf(Token("x"))))
    }

    @Test
    fun `an inner class comes back`() =
        assertEquals(
            listOf("left 1 a", "left 1 a"),
            copies(Shelf("left").Place(1).also { it.label = "a" }).map { it.toString() },
        )

    @Test
    fun `a local class comes back, for it captures nothing`() {
        data class Local(
            @JvmSynthetic val number: Int,
        )
        assertEquals(List(2) { Local(1) }, copies(Local(1)))
        val undeclared =
            assertThrows(UnsupportedValueException::class.java) {
                BinarySerializer.builder().build().serialize(Local(1))
            }
        assertEquals(
            "An instance of ${Local(1).javaClass.name} is not allowed at $.\n" +
                "  Name the class with OptionsBuilder.allow, or its package with OptionsBuilder.allowPackage.",
            undeclared.message,
        )
    }

    @Test
    fun `what a collection of its own class holds comes back, or is refused`() {
        assertEquals(List(2) { listOf("a") }, copies(Bag(mutableListOf("a"))).map { it.toList() })
        val refused = assertThrows(UnsupportedClassException::class.java) { twins<Labelled>() }.message
        assertEquals(
            "Collections declared as ${Labelled::class.java.name} can't be read back: its field label would be" +
                " lost.\n  Declare a collection of the JDK, or give OptionsBuilder.codec a codec for it.\n" +
                "  Found at $.",
            refused,
        )
    }

    @Test
    fun `what the subclass of a list adds is not lost in the place of a list`() =
        assertEquals(
            "An instance of ${Labelled::class.java.name} would be read back as java.util.ArrayList, without its field" +
                " label, at $.\n  Allow its class with OptionsBuilder.allow, where each value has a header and its" +
                " fields restore it.\n  Copy it into a collection of the JDK before it is written, or declare its own" +
                " class and give OptionsBuilder.codec a codec for it.",
            twins<List<String>>().writeFailure<UnsupportedValueException>(Labelled()),
        )
}
