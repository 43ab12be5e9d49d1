@file:JvmName("ExtensionsKt")
@file:JvmMultifileClass

package tools.jackson.module.kotlin

import tools.jackson.core.JsonParser
import tools.jackson.core.type.TypeReference
import tools.jackson.databind.MappingIterator
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.ObjectReader
import java.io.File
import java.io.InputStream
import java.io.Reader
import dev.piculet.jackson3.kotlin.checkTypeMismatch as checkType
import dev.piculet.jackson3.kotlin.convertValue as convert
import dev.piculet.jackson3.kotlin.jacksonTypeRef as typeRef
import dev.piculet.jackson3.kotlin.readValue as read
import dev.piculet.jackson3.kotlin.readValueTyped as readTyped
import dev.piculet.jackson3.kotlin.readValues as readAll
import dev.piculet.jackson3.kotlin.readValuesTyped as readAllTyped

// Each does what Piculet's function of the same name does, errors too.

inline fun <reified T> jacksonTypeRef(): TypeReference<T> = typeRef()

inline fun <reified T> Any?.checkTypeMismatch(): T = checkType<T>()

inline fun <reified T> ObjectMapper.readValue(jp: JsonParser): T = read<T>(jp)

inline fun <reified T> ObjectMapper.readValue(src: File): T = read<T>(src)

inline fun <reified T> ObjectMapper.readValue(content: String): T = read<T>(content)

inline fun <reified T> ObjectMapper.readValue(src: Reader): T = read<T>(src)

inline fun <reified T> ObjectMapper.readValue(src: InputStream): T = read<T>(src)

inline fun <reified T> ObjectMapper.readValue(src: ByteArray): T = read<T>(src)

inline fun <reified T> ObjectMapper.readValues(jp: JsonParser): MappingIterator<T> = readAll<T>(jp)

inline fun <reified T> ObjectMapper.convertValue(from: Any?): T = convert<T>(from)

inline fun <reified T> ObjectReader.readValueTyped(jp: JsonParser): T = readTyped<T>(jp)

inline fun <reified T> ObjectReader.readValuesTyped(jp: JsonParser): Iterator<T> = readAllTyped<T>(jp)
