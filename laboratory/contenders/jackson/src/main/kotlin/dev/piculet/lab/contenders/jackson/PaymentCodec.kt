package dev.piculet.lab.contenders.jackson

import dev.piculet.lab.payload.kotlin.Payment
import dev.piculet.lab.payload.kotlin.PaymentMethod
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.SerializableString
import tools.jackson.core.io.SerializedString
import java.time.Instant

private val ID: SerializableString = SerializedString("id")
private val METHOD: SerializableString = SerializedString("method")
private val AMOUNT: SerializableString = SerializedString("amount")
private val CURRENCY: SerializableString = SerializedString("currency")
private val CAPTURED_AT: SerializableString = SerializedString("capturedAt")
private val REFERENCE: SerializableString = SerializedString("reference")

/** Reads and writes [Payment], by the rules of [OrderCodec]. */
internal class PaymentCodec(
    private val inOrder: Boolean,
) : Codec<Payment> {
    override fun read(parser: JsonParser): Payment {
        parser.expectObject()
        var id = 0L
        var method: PaymentMethod? = null
        var amount = 0.0
        var currency: String? = null
        var capturedAt: Instant? = null
        var reference: String? = null
        run declaredOrder@{
            if (!inOrder) return@declaredOrder
            if (parser.nextName(ID)) id = parser.nextLong() else return@declaredOrder
            if (parser.nextName(METHOD)) method = nextMethod(parser) else return@declaredOrder
            if (parser.nextName(AMOUNT)) amount = parser.nextDouble() else return@declaredOrder
            if (parser.nextName(CURRENCY)) currency = parser.nextString() else return@declaredOrder
            if (parser.nextName(CAPTURED_AT)) capturedAt = parser.nextInstant() else return@declaredOrder
            if (parser.nextName(REFERENCE)) reference = parser.nextNullableString() else return@declaredOrder
            parser.nextToken()
        }
        var member = if (inOrder) parser.currentMember() else parser.nextName()
        while (member != null) {
            when (member) {
                "id" -> id = parser.nextLong()
                "method" -> method = nextMethod(parser)
                "amount" -> amount = parser.nextDouble()
                "currency" -> currency = parser.nextString()
                "capturedAt" -> capturedAt = parser.nextInstant()
                "reference" -> reference = parser.nextNullableString()
                else -> parser.skipMember()
            }
            member = parser.nextName()
        }
        return Payment(
            id,
            method ?: throw missingMember(parser, "method"),
            amount,
            currency ?: throw missingMember(parser, "currency"),
            capturedAt ?: throw missingMember(parser, "capturedAt"),
            reference,
        )
    }

    private fun nextMethod(parser: JsonParser): PaymentMethod = PaymentMethod.valueOf(parser.nextString())

    override fun write(
        generator: JsonGenerator,
        value: Payment,
    ) {
        generator.writeStartObject()
        generator.writeLong(ID, value.id)
        generator.writeText(METHOD, value.method.name)
        generator.writeDouble(AMOUNT, value.amount)
        generator.writeText(CURRENCY, value.currency)
        generator.writeText(CAPTURED_AT, value.capturedAt.toString())
        generator.writeNullableText(REFERENCE, value.reference)
        generator.writeEndObject()
    }
}
