package dev.piculet.model.kotlin

import dev.piculet.model.CreatorModel
import dev.piculet.model.Nullability
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class FactoriesTest {
    @JvmInline
    value class Cents(
        val amount: Int,
    ) {
        companion object {
            @JvmStatic
            fun ofEuros(euros: Int = 1): Cents = Cents(euros * 100)
        }
    }

    data class Money(
        val cents: Int,
        val currency: String,
    ) {
        companion object {
            @JvmStatic
            fun of(
                cents: Cents,
                currency: String = "EUR",
                more: Cents? = null,
            ): Money = Money(cents.amount + (more?.amount ?: 0), currency)

            @JvmStatic
            fun <T : Any> orNull(all: List<T?>): Money? = null

            fun notStatic(): Money = Money(0, "")

            @JvmStatic
            suspend fun suspending(): Money = Money(0, "")

            @JvmStatic
            fun String.parsed(): Money = Money(0, this)

            @JvmStatic
            fun other(): String = ""
        }
    }

    class Named {
        companion object Factory {
            @JvmStatic
            internal fun make(vararg parts: String): Named = Named()
        }
    }

    class Hidden {
        private companion object {
            @JvmStatic
            fun make(a: Int = 1) = Hidden()
        }
    }

    enum class Level {
        LOW,
        HIGH,
        ;

        companion object {
            @JvmStatic
            fun of(rank: Int = 1): Level = entries[rank]
        }
    }

    sealed interface Shape {
        companion object {
            @JvmStatic
            fun of(
                radius: Int,
                edge: Int = 7,
            ) = Circle(radius, edge)

            @JvmStatic
            fun <T : Shape> same(shape: T): T = shape

            @JvmStatic
            fun wrapped(side: Int): Square = Square(side)

            @JvmStatic
            fun wrappedOrNot(side: Int): Square? = null
        }
    }

    data class Circle(
        val radius: Int,
        val edge: Int,
    ) : Shape

    @JvmInline
    value class Square(
        val side: Int,
    ) : Shape

    @Test
    fun `static functions of the companion that return the class, or a subclass, are factories`() =
        Golden.check(
            "Factories",
            Money::class.java,
            Named::class.java,
            Hidden::class.java,
            Level::class.java,
            Shape::class.java,
            Money.Companion::class.java,
        )

    @Test
    fun `defaults of a factory are those of the companion's function`() {
        val factory = factory<Money>()
        assertEquals(Money(5, "EUR"), factory.callWith(mapOf("cents" to 5)))
        assertEquals(Money(12, "USD"), factory.callWith(mapOf("cents" to 5, "currency" to "USD", "more" to Cents(7))))
        assertEquals(Money(9, "X"), factory.call(9, "X", null))
        assertEquals(Level.HIGH, factory<Level>().callWith(mapOf()))
    }

    @Test
    fun `factory of a subclass has defaults`() = assertEquals(
        Circle(1, 7),
        factory<Shape>()
            .callWith(mapOf("radius" to 1)),
    )

    @Test
    fun `factory of a value class gives the underlying value`() {
        val factory = factory<Cents>()
        assertEquals(100, factory.callWith(mapOf()))
        assertEquals(true, factory.result.isUnboxed)
    }

    @Test
    fun `factory says whether its result may be null`() {
        val results = model<Money>()
            .creators
            .filter {
                it.kind == CreatorModel.Kind.FACTORY
            }.map { it.result.nullability }
        assertEquals(listOf(Nullability.NON_NULL, Nullability.NULLABLE), results)
    }

    private inline fun <reified T> factory(): CreatorModel =
        model<T>().creators.first { it.kind == CreatorModel.Kind.FACTORY }
}
