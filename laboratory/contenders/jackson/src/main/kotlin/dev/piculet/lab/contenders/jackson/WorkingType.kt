package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contender.PayloadOption
import dev.piculet.lab.contender.UnsupportedPayloadException
import dev.piculet.lab.payload.ab.AbPayloads
import dev.piculet.lab.payload.guest.GuestPayloads
import dev.piculet.lab.payload.kotlin.Constructor1
import dev.piculet.lab.payload.kotlin.Constructor20
import dev.piculet.lab.payload.kotlin.Constructor5
import dev.piculet.lab.payload.kotlin.JavaConstructor1
import dev.piculet.lab.payload.kotlin.JavaConstructor20
import dev.piculet.lab.payload.kotlin.JavaConstructor5
import dev.piculet.lab.payload.kotlin.KotlinPayloads
import java.lang.reflect.Type

/**
 * The type that a mapper works on for a payload: the payload's own, or the class that a Java developer would write in
 * its place, with the translation between the two.
 */
class WorkingType private constructor(
    val type: Type,
    private val adopting: (Any) -> Any,
    private val releasing: (Any) -> Any,
) {
    /** Translates a payload's value into this type. */
    fun adopt(value: Any): Any = adopting(value)

    /** Translates a value of this type back into the payload's. */
    fun release(value: Any): Any = releasing(value)

    companion object {
        private val VARIANTS_OF_20 =
            listOf("shuffled", "unknown", "pretty", "bytes").map { "constructor-20-$it" }
        private const val NEEDS_A_KOTLIN_MODULE = "needs a Kotlin module to construct Kotlin classes"

        /** Returns the payload's own type. */
        @JvmStatic
        fun own(payload: Payload): WorkingType = WorkingType(payload.type(), { it }, { it })

        /**
         * Returns what a mapper without a Kotlin module can work on.
         *
         * @throws UnsupportedPayloadException if there is no such type for the payload
         */
        @JvmStatic
        @Throws(UnsupportedPayloadException::class)
        fun withoutKotlinModule(payload: Payload): WorkingType =
            when {
                payload.has(PayloadOption.STRICT_NULL_CHECKS) -> unsupported("has no strict null checks")
                payload.suite() == KotlinPayloads.SUITE -> javaTwin(payload.id())
                payload.suite() == AbPayloads.SUITE -> unsupported(NEEDS_A_KOTLIN_MODULE)
                payload.suite() == GuestPayloads.SUITE && payload.classes().any(::isKotlin) ->
                    unsupported(NEEDS_A_KOTLIN_MODULE)
                else -> own(payload)
            }

        private fun isKotlin(type: Class<*>) = type.isAnnotationPresent(Metadata::class.java) && !type.isEnum

        private fun javaTwin(id: String): WorkingType =
            when {
                id.endsWith("-missing") -> unsupported("a Java constructor has no default arguments")
                id == "constructor-1" ->
                    WorkingType(
                        JavaConstructor1::class.java,
                        { JavaConstructor1.of(it as Constructor1) },
                        { (it as JavaConstructor1).toKotlin() },
                    )
                id == "constructor-5" || id == "constructor-5-bytes" ->
                    WorkingType(
                        JavaConstructor5::class.java,
                        { JavaConstructor5.of(it as Constructor5) },
                        { (it as JavaConstructor5).toKotlin() },
                    )
                id == "constructor-20" || id in VARIANTS_OF_20 ->
                    WorkingType(
                        JavaConstructor20::class.java,
                        { JavaConstructor20.of(it as Constructor20) },
                        { (it as JavaConstructor20).toKotlin() },
                    )
                else -> unsupported(NEEDS_A_KOTLIN_MODULE)
            }

        private fun unsupported(reason: String): Nothing = throw UnsupportedPayloadException(reason)
    }
}
