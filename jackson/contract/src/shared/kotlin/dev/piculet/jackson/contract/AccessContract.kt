package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.MapperFeature

/** Which constructors and functions that are not public may be called. */
abstract class AccessContract(
    subject: Subject,
) : Contract(subject) {
    class PrivateFactory private constructor(
        val text: String,
    ) {
        companion object {
            @JvmStatic
            @JsonCreator
            private fun of(
                a: Int,
                b: String = "x",
            ) = PrivateFactory("$a$b")
        }
    }

    class PrivateConstructor
        @JsonCreator
        private constructor(
            val a: Int,
            val b: String = "x",
        )

    @Test
    fun `private annotated creators are called`() {
        assertEquals("1x", mapper.quoted<PrivateFactory>("{'a':1}").text)
        assertEquals("1x", mapper.quoted<PrivateConstructor>("{'a':1}").let { "${it.a}${it.b}" })
    }

    private fun refused(
        type: String,
        target: String,
    ) = "Cannot access to function or companion object instance, target: ${target}AccessContract.$type".let {
        "ValueInstantiationException at $: Cannot construct instance of `AccessContract.$type`, " +
            "problem: $it <- IllegalAccessException: $it"
    }

    private fun notPublic(
        type: String,
        creator: String,
    ) = (
        "The $creator of AccessContract.$type is not public, and may not be called. " +
            "Make it public, or enable MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS."
    ).let {
        "ValueInstantiationException at $: Cannot construct instance of `AccessContract.$type`, " +
            "problem: $it <- IllegalAccessException: $it"
    }

    @Test
    fun `private annotated creators are refused if access may not be changed`() {
        val strict = mapper { disable(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS) }
        assertEquals(
            expected(
                oracle =
                    refused(
                        "PrivateFactory",
                        "fun AccessContract.PrivateFactory.Companion.of(kotlin.Int, kotlin.String): ",
                    ),
                piculet = notPublic("PrivateFactory", "of"),
                because = "a message tells what to do",
            ),
            outcome { strict.quoted<PrivateFactory>("{'a':1}") },
        )
        assertEquals(
            expected(
                oracle = refused("PrivateConstructor", "fun `<init>`(kotlin.Int, kotlin.String): "),
                piculet = notPublic("PrivateConstructor", "constructor"),
                because = "a message tells what to do",
            ),
            outcome { strict.quoted<PrivateConstructor>("{'a':1}").b },
        )
        assertEquals(
            expected(
                oracle = "x",
                piculet = notPublic("HiddenPrimary", "constructor"),
                because = "access may not be changed",
            ),
            outcome { strict.quoted<HiddenPrimary>("{'a':1}").b },
        )
    }

    class Guarded private constructor(
        val a: Int,
    ) {
        companion object {
            fun of(a: Int) = Guarded(a)
        }
    }

    class Masked private constructor(
        val text: String,
        val number: Int,
    ) {
        constructor(text: String = "x") : this(text, 1)
    }

    @JvmInline
    value class Id(
        val text: String,
    )

    open class ProtectedOfId protected constructor(
        val id: Id,
    )

    class PublicOfId(
        val id: Id,
    )

    @Test
    fun `what the compiler adds to a constructor does not make it public`() {
        val strict = mapper { disable(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS) }
        val refusals = listOf("Guarded", "Masked", "ProtectedOfId").map { notPublic(it, "constructor") }
        assertEquals(
            expected(
                oracle =
                    listOf(
                        refused("Guarded", "fun `<init>`(kotlin.Int): "),
                        refused("Masked", "fun `<init>`(kotlin.String, kotlin.Int): "),
                        refused("ProtectedOfId", "fun `<init>`(AccessContract.Id): "),
                    ),
                piculet = refusals,
                because = "a message tells what to do",
            ),
            listOf(
                outcome { strict.quoted<Guarded>("{'a':1}").a },
                outcome { strict.quoted<Masked>("{'text':'b','number':2}").text },
                outcome { strict.quoted<ProtectedOfId>("{'id':'c'}").id.text },
            ),
        )
        assertEquals(
            expected(
                oracle = refused("PublicOfId", "fun `<init>`(AccessContract.Id): "),
                piculet = "d",
                because = "a constructor that is public in the source may be called",
            ),
            outcome { strict.quoted<PublicOfId>("{'id':'d'}").id.text },
        )
        assertEquals(1, mapper.quoted<Guarded>("{'a':1}").a)
    }

    class HiddenPrimary private constructor(
        val a: Int,
        val b: String = "x",
    )

    class ProtectedPrimary protected constructor(
        val a: Int,
    )

    class InternalPrimary internal constructor(
        val a: Int,
    )

    @Test
    fun `an unannotated primary constructor needs not be public`() {
        assertEquals("1x", mapper.quoted<HiddenPrimary>("{'a':1}").let { "${it.a}${it.b}" })
        assertEquals(1, mapper.quoted<ProtectedPrimary>("{'a':1}").a)
        assertEquals(1, mapper.quoted<InternalPrimary>("{'a':1}").a)
    }
}
