package tools.jackson.module.kotlin

import java.math.BigInteger
import dev.piculet.jackson3.kotlin.asUByte as toUByteOrNull
import dev.piculet.jackson3.kotlin.asUInt as toUIntOrNull
import dev.piculet.jackson3.kotlin.asULong as toULongOrNull
import dev.piculet.jackson3.kotlin.asUShort as toUShortOrNull

/** Returns the same number; null if it is out of range. */
fun Short.asUByte(): UByte? = toUByteOrNull()

/** Returns the same number; null if it is out of range. */
fun Int.asUShort(): UShort? = toUShortOrNull()

/** Returns the same number; null if it is out of range. */
fun Long.asUInt(): UInt? = toUIntOrNull()

/** Returns the same number; null if it is out of range. */
fun BigInteger.asULong(): ULong? = toULongOrNull()
