package dev.piculet.access

import dev.piculet.access.proof.UnnoticedCode
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** What Kotlin's compiler makes of initializers, defaults, delegates and value classes is looked at as any code. */
@Suppress("unused")
class UnnoticedKotlinTest {
    object Counter {
        private var count = 0

        fun next() = ++count
    }

    class Checked(
        val number: Int,
        val tags: List<String>,
    ) {
        private val label: String

        init {
            require(number >= 0) { "number is $number" }
            check(number < MAX) { "text" }
            label = "number ${number * 2}"
        }

        private companion object {
            const val MAX = 9
        }
    }

    class CountingMessage(
        val number: Int,
    ) {
        init {
            require(number >= 0) { "number ${Counter.next()}" }
        }
    }

    class ChosenMessage(
        val number: Int,
        val any: Checked,
    ) {
        init {
            require(number >= 0) { if (number == -1) any else "text" }
        }
    }

    class Computed(
        val number: Int,
    ) {
        val double get() = Counter.next() * number
    }

    class Lazy(
        val number: Int,
    ) {
        val double by lazy { Counter.next() * number }
    }

    class Initialized(
        val number: Int,
    ) {
        val id = Counter.next()
    }

    class Delegating(
        private val map: Map<String, Int>,
    ) : Map<String, Int> by map

    class Defaults(
        val number: Int,
        val text: String = "text $number",
        val tags: List<String> = listOf(),
    )

    class CountingDefaults(
        val number: Int,
        val id: Int = Counter.next(),
    )

    class CompanionDefaults(
        val number: Int,
        val other: Int = other(number),
    ) {
        companion object {
            fun other(number: Int) = Counter.next() + number
        }
    }

    @JvmInline
    value class Positive(
        val number: Int,
    ) {
        init {
            require(number > 0)
        }

        fun isSmall() = number < MAX

        fun isNext() = number == Counter.next()

        private companion object {
            const val MAX = 100
        }
    }

    @JvmInline
    value class Counted(
        val number: Int,
    ) {
        init {
            Counter.next()
        }
    }

    class WrappedDefaults(
        val number: Int,
        val positive: Positive = Positive(1),
        val other: Positive? = Positive(number),
    ) {
        init {
            require(positive.isSmall())
        }
    }

    class CountedDefaults(
        val number: Int,
        val counted: Counted = Counted(number),
    )

    class CountingCheck(
        val positive: Positive,
    ) {
        init {
            require(positive.isNext())
        }
    }

    private inline fun <reified T> isUnnoticed(): Boolean =
        T::class.java.declaredConstructors.all { UnnoticedCode(T::class.java).has(it) }

    @Test
    fun `what checks and computes is unnoticed`() {
        assertEquals(true, isUnnoticed<Checked>())
        assertEquals(true, isUnnoticed<Computed>())
        assertEquals(true, isUnnoticed<Defaults>())
    }

    @Test
    fun `messages that run code, and that may be other objects, are noticed`() {
        assertEquals(false, isUnnoticed<CountingMessage>())
        assertEquals(false, isUnnoticed<ChosenMessage>())
    }

    @Test
    fun `initializers and delegates of other objects are noticed`() {
        assertEquals(false, isUnnoticed<Initialized>())
        assertEquals(false, isUnnoticed<Lazy>())
        assertEquals(false, isUnnoticed<Delegating>())
    }

    @Test
    fun `defaults that run code are noticed`() {
        assertEquals(false, isUnnoticed<CountingDefaults>())
        assertEquals(false, isUnnoticed<CompanionDefaults>())
    }

    @Test
    fun `functions of value classes that are called are looked at`() {
        assertEquals(true, isUnnoticed<WrappedDefaults>())
        assertEquals(false, isUnnoticed<CountedDefaults>())
        assertEquals(false, isUnnoticed<CountingCheck>())
    }

    private fun functions(type: Class<*>): List<Boolean> =
        listOf("box-impl", "constructor-impl").map { name ->
            UnnoticedCode(type).has(type.declaredMethods.single { it.name == name })
        }

    @Test
    fun `functions of value classes are looked at`() {
        assertEquals(listOf(true, true), functions(Positive::class.java))
        assertEquals(listOf(true, false), functions(Counted::class.java))
    }
}
