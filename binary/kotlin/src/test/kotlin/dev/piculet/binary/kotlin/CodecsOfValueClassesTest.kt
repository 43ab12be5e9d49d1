package dev.piculet.binary.kotlin

import dev.piculet.binary.BinarySerializer
import dev.piculet.binary.TypedSerializerBuilder
import dev.piculet.binary.io.BinaryInput
import dev.piculet.binary.io.BinaryOutput
import dev.piculet.binary.io.MalformedInputException
import dev.piculet.binary.io.SchemaMismatchException
import dev.piculet.binary.io.ValueCodec
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/** A codec of a value class writes instances wherever they stand, also where the JVM holds what they wrap. */
@Tag("jdk")
class CodecsOfValueClassesTest {
    @JvmInline
    value class Password(
        val text: String,
    ) {
        init {
            require(text.isNotEmpty()) { "A password must not be empty." }
        }
    }

    @JvmInline
    value class Maybe(
        val text: String?,
    )

    @JvmInline
    value class Count(
        val number: Int,
    )

    @JvmInline
    value class Wrapper<T>(
        val value: T,
    )

    @JvmInline
    value class Secret(
        val password: Password,
    )

    @JvmInline
    value class Doubt(
        val maybe: Maybe,
    )

    /** Turns a text round, and has an id of its own. */
    private class Turned<T : Any>(
        private val id: String,
        private val text: (T) -> String?,
        private val of: (String?) -> T,
    ) : ValueCodec<T> {
        override fun id() = id

        override fun encode(
            out: BinaryOutput,
            value: T,
        ) {
            val written = text(value)
            out.writeBoolean(written != null)
            out.writeUtf8(written.orEmpty().reversed())
        }

        override fun decode(`in`: BinaryInput): T {
            val isThere = `in`.readBoolean()
            val text = `in`.readUtf8().reversed()
            return of(if (isThere) text else null)
        }
    }

    private fun <T : Any> TypedSerializerBuilder<T>.codecs() {
        codec(Password::class.java, Turned("password", { it.text }, { Password(it!!) }))
        codec(Maybe::class.java, Turned("maybe", { it.text }, { Maybe(it) }))
        codec(Count::class.java, Turned("count", { "n" + it.number }, { Count(it!!.drop(1).toInt()) }))
        codec(UInt::class.java, Turned("uint", { "u$it" }, { it!!.drop(1).toUInt() }))
        codec(Duration::class.java, Turned("duration", { it.toIsoString() }, { Duration.parseIsoString(it!!) }))
    }

    private inline fun <reified T : Any> turned() = twins<T> { codecs() }

    private inline fun <reified T : Any> assertKept(value: T) {
        for (twins in listOf(turned<T>(), twins<T> { codecs().also { references() } })) {
            val bytes = twins.write(value)
            assertEquals(value, twins.read(bytes))
            assertFalse(String(bytes, Charsets.ISO_8859_1).contains("secret"), "the codec is used")
        }
    }

    data class Login(
        val user: String,
        val password: Password,
        val former: Password?,
        val next: Password = Password("secret"),
    )

    @Test
    fun `properties that hold what is wrapped are written by the codec`() {
        assertKept(Login("ann", Password("secret"), null))
        assertKept(Login("ann", Password("secret"), Password("secret2"), Password("secret3")))
        val bytes = turned<Login>().write(Login("ann", Password("secret"), null))
        assertTrue(String(bytes, Charsets.ISO_8859_1).contains("terces"))
    }

    @Test
    fun `elements, keys, values and the root are written by the codec`() {
        assertKept(Password("secret"))
        assertKept(mutableListOf(Password("secret"), null))
        assertKept(hashMapOf(Password("secret") to Password("secret2")))
        assertKept(Pair(Password("secret"), 1))
    }

    data class Numbers(
        val count: Count,
        val optional: Count?,
        val unsigned: UInt,
        val optionalUnsigned: UInt?,
        val time: Duration,
        val optionalTime: Duration?,
    )

    @Test
    fun `value classes of numbers are written by the codec`() {
        assertKept(Numbers(Count(1), null, 4_000_000_000u, null, 5.milliseconds, null))
        assertKept(Numbers(Count(1), Count(-2), 0u, UInt.MAX_VALUE, Duration.ZERO, 7.milliseconds))
        assertEquals(6, Regex("custom:").findAll(turned<Numbers>().interpreted.schema().toString()).count())
    }

    data class Nested(
        val secret: Secret,
        val optional: Secret?,
        val wrapper: Wrapper<Password>,
        val doubt: Doubt,
    )

    @Test
    fun `value classes inside others are written by the codec`() {
        val secret = Secret(Password("secret"))
        assertKept(Nested(secret, null, Wrapper(Password("secret")), Doubt(Maybe(null))))
        assertKept(Nested(secret, secret, Wrapper(Password("secret")), Doubt(Maybe("secret"))))
        assertKept(mutableListOf(secret, null))
        assertKept(mutableListOf(Doubt(Maybe(null)), Doubt(Maybe("secret"))))
        assertKept(mutableListOf(Doubt(Maybe(null)), null))
    }

    data class Maybes(
        val maybe: Maybe,
        val optional: Maybe?,
    )

    @Test
    fun `the codec gets instances that hold null, and no null`() {
        assertKept(Maybes(Maybe(null), null))
        assertKept(Maybes(Maybe("secret"), Maybe(null)))
        assertKept(Maybes(Maybe("secret"), Maybe("secret")))
        assertKept(mutableListOf(Maybe(null), null))
    }

    data class Outcome(
        val result: Result<String>,
    )

    @Test
    fun `results are written by the codec`() {
        val twins =
            twins<Outcome> {
                codec(
                    Result::class.java,
                    Turned<Result<*>>("result", { it.getOrNull() as String? }, { Result.success(it) }),
                )
            }
        val value = Outcome(Result.success("done"))
        assertEquals(value, twins.read(twins.write(value)))
    }

    data class Former(
        val user: String,
        val password: Password,
        val former: Password?,
    )

    @Test
    fun `an absent one gets the default argument`() {
        val former = turned<Former>()
        val twins =
            twins<Login> {
                codecs()
                reads(former.interpreted.schema())
            }
        val bytes = former.write(Former("ann", Password("a"), null))
        assertEquals(Login("ann", Password("a"), null), twins.readOlder(bytes))
    }

    @Test
    fun `values that were written without the codec are no values of it`() {
        val former = twins<Former>().interpreted.schema()
        val failure =
            assertThrows(SchemaMismatchException::class.java) {
                typedSerializer<Former> {
                    codecs()
                    reads(former)
                }
            }
        assertEquals("$.former", failure.path())
    }

    @Test
    fun `what the codec makes of the bytes has passed the checks of the class`() {
        val twins = turned<Password>()
        // The length, the mark of a text, and the length of the text.
        val bytes = twins.write(Password("a")).copyOf(4) + byteArrayOf(2, 1, 0)
        assertTrue(twins.readFailure<MalformedInputException>(bytes).contains("A password must not be empty."))
    }

    @Test
    fun `values that describe themselves are written by the codec`() {
        val any =
            BinarySerializer
                .builder()
                .allow(Former::class.java)
                .codec(Password::class.java, Turned("password", { it.text }, { Password(it!!) }))
                .build()
        for (value in listOf(Former("ann", Password("secret"), null), listOf(Password("secret")), Password("secret"))) {
            val bytes = any.serialize(value)
            assertEquals(value, any.deserialize(bytes))
            assertFalse(String(bytes, Charsets.ISO_8859_1).contains("secret"))
        }
    }
}
