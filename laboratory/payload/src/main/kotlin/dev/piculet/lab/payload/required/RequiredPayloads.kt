package dev.piculet.lab.payload.required

import dev.piculet.lab.contender.Form
import dev.piculet.lab.contender.Payload
import java.util.function.IntFunction
import java.util.function.LongFunction

/**
 * The payloads of suite `required` (write-up 004): one request in Kotlin and in Java, without annotations, with
 * `@JsonProperty(required = true)` on the properties, and with it on the getters.
 */
object RequiredPayloads {
    const val SUITE: String = "required"

    private const val SESSION_ID = "a285a7dcd761"
    private const val TOKEN = "bad4cae6ff11a57829087fc260bfe4bd"
    private const val TRANSACTION_KEY = "1321569482648137527"

    /** Returns the payloads by id, in the order that a tight budget keeps them. */
    @JvmStatic
    fun byId(): Map<String, LongFunction<Payload>> =
        mapOf(
            "kotlin-annotated" to kotlinAnnotated(),
            "kotlin-plain" to kotlinPlain(),
            "kotlin-get-annotated" to kotlinGetterAnnotated(),
            "java-annotated" to javaAnnotated(),
            "java-plain" to javaPlain(),
            "java-get-annotated" to javaGetterAnnotated(),
        ).mapValues { (id, value) ->
            LongFunction {
                Payload
                    .of(SUITE, id, value.javaClass, value)
                    .classes(value.javaClass)
                    .form(Form.TEXT)
                    .build()
            }
        }

    /** Returns what makes a value anew, as the write-up does in each call; null for other payloads. */
    @JvmStatic
    fun maker(id: String): IntFunction<Any>? =
        when (id) {
            "kotlin-annotated" -> IntFunction { kotlinAnnotated() }
            "kotlin-plain" -> IntFunction { kotlinPlain() }
            "kotlin-get-annotated" -> IntFunction { kotlinGetterAnnotated() }
            "java-annotated" -> IntFunction { javaAnnotated() }
            "java-get-annotated" -> IntFunction { javaGetterAnnotated() }
            else -> null
        }

    private fun kotlinPlain() =
        KotlinRequest().apply {
            sessionId = SESSION_ID
            token = TOKEN
            operatorId = 10000
            gameId = 3
            username = "yourname"
            isPromotion = false
            transactionKey = TRANSACTION_KEY
            debit = 500
            credit = 0
        }

    private fun kotlinAnnotated() =
        KotlinRequestWithAnnotation().apply {
            sessionId = SESSION_ID
            token = TOKEN
            operatorId = 10000
            gameId = 3
            username = "yaoligang"
            isPromotion = false
            transactionKey = TRANSACTION_KEY
            debit = 500
            credit = 0
        }

    private fun kotlinGetterAnnotated() =
        KotlinRequestWithGetterAnnotation().apply {
            sessionId = SESSION_ID
            token = TOKEN
            operatorId = 10000
            gameId = 3
            username = "yaoligang"
            isPromotion = false
            transactionKey = TRANSACTION_KEY
            debit = 500
            credit = 0
        }

    private fun javaPlain() =
        JavaRequest().apply {
            sessionId = SESSION_ID
            token = TOKEN
            operatorId = 10000
            gameId = 3
            username = "yourname"
            setPromotion(false)
            transactionKey = TRANSACTION_KEY
            debit = 500
            credit = 0
        }

    private fun javaAnnotated() =
        JavaRequestWithAnnotation().apply {
            sessionId = SESSION_ID
            token = TOKEN
            operatorId = 10000
            gameId = 3
            username = "yaoligang"
            setPromotion(false)
            transactionKey = TRANSACTION_KEY
            debit = 500
            credit = 0
        }

    private fun javaGetterAnnotated() =
        JavaRequestWithGetterAnnotation().apply {
            sessionId = SESSION_ID
            token = TOKEN
            operatorId = 10000
            gameId = 3
            username = "yaoligang"
            setPromotion(false)
            transactionKey = TRANSACTION_KEY
            debit = 500
            credit = 0
        }
}
