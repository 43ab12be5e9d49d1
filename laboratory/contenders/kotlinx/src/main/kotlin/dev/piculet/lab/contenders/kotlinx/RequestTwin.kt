package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.payload.required.JavaRequest
import dev.piculet.lab.payload.required.JavaRequestWithAnnotation
import dev.piculet.lab.payload.required.JavaRequestWithGetterAnnotation
import dev.piculet.lab.payload.required.KotlinRequest
import dev.piculet.lab.payload.required.KotlinRequestWithAnnotation
import dev.piculet.lab.payload.required.KotlinRequestWithGetterAnnotation
import kotlinx.serialization.Serializable

/** Returns the twin of a class of suite `required`. All have the same: jsoniter's annotations mean nothing here. */
internal fun requestTwinOf(type: Class<*>): Twin? =
    when (type) {
        KotlinRequest::class.java -> twin(KotlinRequest::toTwin) { it.toKotlinRequest() }
        KotlinRequestWithAnnotation::class.java ->
            twin(KotlinRequestWithAnnotation::toTwin) { it.toKotlinRequestWithAnnotation() }
        KotlinRequestWithGetterAnnotation::class.java ->
            twin(KotlinRequestWithGetterAnnotation::toTwin) { it.toKotlinRequestWithGetterAnnotation() }
        JavaRequest::class.java -> twin(JavaRequest::toTwin) { it.toJavaRequest() }
        JavaRequestWithAnnotation::class.java ->
            twin(JavaRequestWithAnnotation::toTwin) { it.toJavaRequestWithAnnotation() }
        JavaRequestWithGetterAnnotation::class.java ->
            twin(JavaRequestWithGetterAnnotation::toTwin) { it.toJavaRequestWithGetterAnnotation() }
        else -> null
    }

@Serializable
internal class RequestTwin {
    var sessionId: String? = null
    var token: String? = null
    var operatorId: Int? = null
    var gameId: Int? = null
    var username: String? = null
    var isPromotion: Boolean? = null
    var transactionKey: String? = null
    var debit: Long = 0
    var credit: Long = 0

    fun toKotlinRequest() =
        KotlinRequest().also {
            it.sessionId = sessionId
            it.token = token
            it.operatorId = operatorId
            it.gameId = gameId
            it.username = username
            it.isPromotion = isPromotion
            it.transactionKey = transactionKey
            it.debit = debit
            it.credit = credit
        }

    fun toKotlinRequestWithAnnotation() =
        KotlinRequestWithAnnotation().also {
            it.sessionId = sessionId
            it.token = token
            it.operatorId = operatorId
            it.gameId = gameId
            it.username = username
            it.isPromotion = isPromotion
            it.transactionKey = transactionKey
            it.debit = debit
            it.credit = credit
        }

    fun toKotlinRequestWithGetterAnnotation() =
        KotlinRequestWithGetterAnnotation().also {
            it.sessionId = sessionId
            it.token = token
            it.operatorId = operatorId
            it.gameId = gameId
            it.username = username
            it.isPromotion = isPromotion
            it.transactionKey = transactionKey
            it.debit = debit
            it.credit = credit
        }

    fun toJavaRequest() =
        JavaRequest().also {
            it.sessionId = sessionId
            it.token = token
            it.operatorId = operatorId
            it.gameId = gameId
            it.username = username
            it.setPromotion(isPromotion)
            it.transactionKey = transactionKey
            it.debit = debit
            it.credit = credit
        }

    fun toJavaRequestWithAnnotation() =
        JavaRequestWithAnnotation().also {
            it.sessionId = sessionId
            it.token = token
            it.operatorId = operatorId
            it.gameId = gameId
            it.username = username
            it.setPromotion(isPromotion)
            it.transactionKey = transactionKey
            it.debit = debit
            it.credit = credit
        }

    fun toJavaRequestWithGetterAnnotation() =
        JavaRequestWithGetterAnnotation().also {
            it.sessionId = sessionId
            it.token = token
            it.operatorId = operatorId
            it.gameId = gameId
            it.username = username
            it.setPromotion(isPromotion)
            it.transactionKey = transactionKey
            it.debit = debit
            it.credit = credit
        }
}

private fun KotlinRequest.toTwin() =
    RequestTwin().also {
        it.sessionId = sessionId
        it.token = token
        it.operatorId = operatorId
        it.gameId = gameId
        it.username = username
        it.isPromotion = isPromotion
        it.transactionKey = transactionKey
        it.debit = debit
        it.credit = credit
    }

private fun KotlinRequestWithAnnotation.toTwin() =
    RequestTwin().also {
        it.sessionId = sessionId
        it.token = token
        it.operatorId = operatorId
        it.gameId = gameId
        it.username = username
        it.isPromotion = isPromotion
        it.transactionKey = transactionKey
        it.debit = debit
        it.credit = credit
    }

private fun KotlinRequestWithGetterAnnotation.toTwin() =
    RequestTwin().also {
        it.sessionId = sessionId
        it.token = token
        it.operatorId = operatorId
        it.gameId = gameId
        it.username = username
        it.isPromotion = isPromotion
        it.transactionKey = transactionKey
        it.debit = debit
        it.credit = credit
    }

private fun JavaRequest.toTwin() =
    RequestTwin().also {
        it.sessionId = sessionId
        it.token = token
        it.operatorId = operatorId
        it.gameId = gameId
        it.username = username
        it.isPromotion = isPromotion()
        it.transactionKey = transactionKey
        it.debit = debit
        it.credit = credit
    }

private fun JavaRequestWithAnnotation.toTwin() =
    RequestTwin().also {
        it.sessionId = sessionId
        it.token = token
        it.operatorId = operatorId
        it.gameId = gameId
        it.username = username
        it.isPromotion = isPromotion()
        it.transactionKey = transactionKey
        it.debit = debit
        it.credit = credit
    }

private fun JavaRequestWithGetterAnnotation.toTwin() =
    RequestTwin().also {
        it.sessionId = sessionId
        it.token = token
        it.operatorId = operatorId
        it.gameId = gameId
        it.username = username
        it.isPromotion = isPromotion()
        it.transactionKey = transactionKey
        it.debit = debit
        it.credit = credit
    }
