package dev.piculet.jackson3.kotlin

import dev.piculet.jackson.kotlin.UnsignedRules
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.core.JsonParser.NumberType
import tools.jackson.core.JsonToken
import tools.jackson.core.exc.InputCoercionException
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JavaType
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper
import tools.jackson.databind.ser.std.StdScalarSerializer
import tools.jackson.databind.ser.std.StdSerializer
import java.math.BigInteger

private val maxULong = BigInteger(ULong.MAX_VALUE.toString())

/** Returns the same number; null if it is out of range. */
fun Short.asUByte(): UByte? = if (this in 0..UByte.MAX_VALUE.toShort()) toUByte() else null

/** Returns the same number; null if it is out of range. */
fun Int.asUShort(): UShort? = if (this in 0..UShort.MAX_VALUE.toInt()) toUShort() else null

/** Returns the same number; null if it is out of range. */
fun Long.asUInt(): UInt? = if (this in 0..UInt.MAX_VALUE.toLong()) toUInt() else null

/** Returns the same number; null if it is out of range. */
fun BigInteger.asULong(): ULong? = if (signum() >= 0 && this <= maxULong) toLong().toULong() else null

private fun outOfRange(
    parser: JsonParser?,
    text: String?,
    max: Any,
): InputCoercionException {
    val message = UnsignedRules.outOfRangeMessage(text, max)
    return InputCoercionException(parser, message, JsonToken.VALUE_NUMBER_INT, max.javaClass)
}

/** Tells the parser what is wanted: formats that know no numbers, such as XML, have texts until they are asked. */
private fun wholeNumber(parser: JsonParser): JsonParser = parser.also { it.isExpectedNumberIntToken }

/** Reads numbers. Throws [InputCoercionException] for one that is out of range. */
object UByteDeserializer : StdDeserializer<UByte>(UByte::class.java) {
    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): UByte = wholeNumber(p).shortValue.asUByte() ?: throw outOfRange(p, p.getString(), UByte.MAX_VALUE)
}

/** Reads numbers. Throws [InputCoercionException] for one that is out of range. */
object UShortDeserializer : StdDeserializer<UShort>(UShort::class.java) {
    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): UShort = wholeNumber(p).intValue.asUShort() ?: throw outOfRange(p, p.getString(), UShort.MAX_VALUE)
}

/** Reads numbers. Throws [InputCoercionException] for one that is out of range. */
object UIntDeserializer : StdDeserializer<UInt>(UInt::class.java) {
    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): UInt = wholeNumber(p).longValue.asUInt() ?: throw outOfRange(p, p.getString(), UInt.MAX_VALUE)
}

/** Reads numbers. Throws [InputCoercionException] for one that is out of range. */
object ULongDeserializer : StdDeserializer<ULong>(ULong::class.java) {
    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): ULong = wholeNumber(p).bigIntegerValue.asULong() ?: throw outOfRange(p, p.getString(), ULong.MAX_VALUE)
}

/** Writes numbers. */
object UByteSerializer : UnsignedSerializer<UByte>(UByte::class.java, NumberType.INT)

/** Writes numbers. */
object UShortSerializer : UnsignedSerializer<UShort>(UShort::class.java, NumberType.INT)

/** Writes numbers. */
object UIntSerializer : UnsignedSerializer<UInt>(UInt::class.java, NumberType.LONG)

/** Writes numbers. */
object ULongSerializer : UnsignedSerializer<ULong>(ULong::class.java, NumberType.BIG_INTEGER)

/** Writes numbers as signed ones of the next larger type, with their type where that is asked for. */
sealed class UnsignedSerializer<T : Any>(
    type: Class<T>,
    private val format: NumberType,
) : StdScalarSerializer<T>(type) {
    final override fun acceptJsonFormatVisitor(
        visitor: JsonFormatVisitorWrapper,
        typeHint: JavaType,
    ) {
        visitIntFormat(visitor, typeHint, format)
    }

    final override fun serialize(
        value: T,
        gen: JsonGenerator,
        ctxt: SerializationContext,
    ) {
        when (val number: Any = value) {
            is UByte -> gen.writeNumber(number.toShort())
            is UShort -> gen.writeNumber(number.toInt())
            is UInt -> gen.writeNumber(number.toLong())
            is ULong -> write(number, gen)
        }
    }

    private fun write(
        number: ULong,
        gen: JsonGenerator,
    ) {
        if (number <= Long.MAX_VALUE.toULong()) {
            gen.writeNumber(number.toLong())
        } else {
            gen.writeNumber(BigInteger(number.toString()))
        }
    }
}

/** Writes numbers as names of properties. */
@Suppress("UNCHECKED_CAST")
internal class UnsignedKeySerializer(
    type: Class<*>,
) : StdSerializer<Any>(type as Class<Any>) {
    override fun serialize(
        value: Any,
        gen: JsonGenerator,
        ctxt: SerializationContext,
    ) {
        gen.writeName(value.toString())
    }
}

/** Reads names of properties as numbers. Throws [InputCoercionException] for one that is out of range. */
internal class UnsignedKeyDeserializer private constructor(
    signedKind: Int,
    private val max: Any,
) : NumberKeyDeserializer(signedKind, max.javaClass) {
    override fun deserializeKey(
        key: String?,
        ctxt: DeserializationContext,
    ): Any? {
        val signed = super.deserializeKey(key, ctxt) ?: return null
        val unsigned: Any? =
            when (signed) {
                is Short -> signed.asUByte()
                is Int -> signed.asUShort()
                is Long -> signed.asUInt()
                is BigInteger -> signed.asULong()
                // From a problem handler.
                else -> signed
            }
        return unsigned ?: throw outOfRange(null, key, max)
    }

    companion object {
        fun ofBytes() = UnsignedKeyDeserializer(TYPE_SHORT, UByte.MAX_VALUE)

        fun ofShorts() = UnsignedKeyDeserializer(TYPE_INT, UShort.MAX_VALUE)

        fun ofInts() = UnsignedKeyDeserializer(TYPE_LONG, UInt.MAX_VALUE)

        fun ofLongs() = UnsignedKeyDeserializer(BIG_INTEGER, ULong.MAX_VALUE)
    }
}
