package dev.piculet.binary.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The type arguments of a sealed class reach its subclasses, with their nullability, as far as the declarations say. */
class SealedArgumentsTest {
    data class Order(
        val id: Int,
        val text: String?,
    )

    @JvmInline
    value class Email(
        val text: String,
    )

    sealed class Outcome<out T> {
        data class Success<out T>(
            val value: T,
        ) : Outcome<T>()

        data class Partial<out E>(
            val values: List<E>,
            val first: E,
        ) : Outcome<List<E>>()

        data class Failure(
            val reason: String,
        ) : Outcome<Nothing>()

        data object Pending : Outcome<Nothing>()
    }

    private val order = Order(7, "seven")

    private inline fun <reified T : Any> assertKept(vararg values: T): String {
        val twins = twins<T>()
        for (value in values) {
            assertEquals(value, twins.read(twins.write(value)))
        }
        return twins.interpreted.schema().toString()
    }

    @Test
    fun `the argument of the declaration is that of the subclass`() {
        val schema =
            assertKept<Outcome<Order>>(Outcome.Success(order), Outcome.Failure("late"), Outcome.Pending)
        assertTrue("  value: ${Order::class.java.name}\n" in schema, schema)
        val nullable = assertKept<Outcome<Order?>>(Outcome.Success(order), Outcome.Success(null))
        assertTrue("  value: ${Order::class.java.name}?\n" in nullable, nullable)
        assertKept<Outcome<Email>>(Outcome.Success(Email("a@b")))
    }

    @Test
    fun `arguments inside others are found`() {
        val schema =
            assertKept<Outcome<List<Order>>>(
                Outcome.Partial(listOf(order), order),
                Outcome.Success(listOf(order, Order(8, null))),
            )
        assertTrue("any " !in schema, schema)
        // A list may stand where a collection is declared.
        assertKept<Outcome<Collection<Order>>>(Outcome.Partial(listOf(order), order))
    }

    data class Holder(
        val first: Outcome<Order>,
        val others: List<Outcome<String?>>,
    )

    @Test
    fun `properties say it too`() {
        val holder = Holder(Outcome.Success(order), listOf(Outcome.Success("a"), Outcome.Success(null)))
        val schema = assertKept(holder)
        assertTrue("  value: ${Order::class.java.name}\n" in schema && "  value: string\n" in schema, schema)
    }

    @Test
    fun `nothing is no class of what subclasses hold`() {
        assertKept<Outcome<Nothing>>(Outcome.Failure("late"), Outcome.Pending)
    }

    sealed interface Measure<N : Number> {
        data class Exact<N : Number>(
            val number: N,
        ) : Measure<N>

        data class Between<A : Comparable<A>, N : Number>(
            val from: N,
            val label: A?,
        ) : Measure<N>
    }

    @Test
    fun `bounds stay where the declaration says no more`() {
        val schema = assertKept<Measure<Int>>(Measure.Exact(5), Measure.Between(1, "a"))
        assertTrue("  number: any" !in schema && "  from: any" !in schema, schema)
        assertKept<Measure<*>>(Measure.Exact(2.5), Measure.Between<String, Long>(1L, null))
    }

    sealed interface Present<T> {
        data class Perhaps<T>(
            val value: T,
        ) : Present<T & Any>
    }

    @Test
    fun `a variable may be null where the supertype has it without null`() {
        assertKept<Present<String>>(Present.Perhaps("a"), Present.Perhaps<String?>(null))
    }
}
