package dev.piculet.binary.kotlin

import dev.piculet.binary.TypedSerializer
import dev.piculet.binary.io.SchemaMismatchException
import dev.piculet.binary.io.UnsupportedClassException
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.Serializable

/** Kotlin objects are created without a constructor if none restores their properties. */
class BareObjectsTest {
    @JvmInline
    value class Cents(
        val value: Long,
    )

    class Price(
        euros: Int,
        val currency: String,
    ) : Serializable {
        val cents = Cents(euros * 100L)
        val parts: List<Cents?> = List(euros) { if (it == 1) null else Cents(it.toLong()) }
        var note: String? = null
        lateinit var seller: String

        val hasSeller get() = this::seller.isInitialized

        override fun equals(other: Any?) = other is Price && text() == other.text()

        override fun hashCode() = text().hashCode()

        private fun text() = "$currency $cents $parts $note ${if (hasSeller) seller else "nobody"}"
    }

    @Test
    fun `properties of each kind come back`() {
        for (references in listOf(false, true)) {
            val twins = twins<Price> { if (references) references() }
            val price = Price(3, "EUR").apply { seller = "Ann" }
            assertEquals(price, twins.read(twins.write(price)))
        }
    }

    class Lazy(
        seed: Int,
    ) : Serializable {
        val number = seed * 2
        val text by lazy { "number $number" }
    }

    class Letters(
        text: String,
    ) : CharSequence by text,
        Serializable {
        val count = text.length
    }

    @Test
    fun `delegates of properties and classes are not left null`() {
        for ((name, refused) in mapOf("text\$delegate" to Lazy::class, "\$\$delegate_0" to Letters::class)) {
            val failure = assertThrows(UnsupportedClassException::class.java) { TypedSerializer.of(refused.java) }
            assertTrue(
                "Without a constructor: field '$name' of ${refused.java.name}" in failure.message!! ||
                    "CharSequence" in failure.message!!,
                failure.message,
            )
        }
    }

    class OldPrice(
        var currency: String,
    )

    class NewPrice(
        seed: Int,
        val currency: String,
    ) : Serializable {
        val cents = seed * 100
        val unit: String? = if (seed > 5) "unit" else null
    }

    class NotedPrice(
        seed: String,
        val currency: String,
    ) : Serializable {
        val note = seed.trim()
    }

    @Test
    fun `a property that old data lacks may only be null`() {
        val old = typedSerializer<OldPrice>()
        val failure =
            assertThrows(SchemaMismatchException::class.java) {
                typedSerializer<NotedPrice> { reads(old.schema()) }
            }
        assertTrue("Field 'note: String'" in failure.message!!, failure.message)
        assertThrows(SchemaMismatchException::class.java) { typedSerializer<NewPrice> { reads(old.schema()) } }
        val late = twins<LatePrice> { reads(old.schema()) }
        val bytes = old.serialize(OldPrice("EUR"))
        for (read in listOf(late.interpreted.deserialize(bytes), late.generated.deserialize(bytes))) {
            assertEquals("EUR null", "${read.currency} ${read.unit}")
            assertFalse(read.hasSeller)
        }
    }

    class LatePrice(
        seed: Int,
        val currency: String,
    ) : Serializable {
        val unit: String? = if (seed > 5) "unit" else null
        lateinit var seller: String

        val hasSeller get() = this::seller.isInitialized
    }
}
