@file:JvmName("ExtensionsKt")
@file:JvmMultifileClass

package com.fasterxml.jackson.module.kotlin

import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.TreeNode
import com.fasterxml.jackson.core.type.TypeReference
import com.fasterxml.jackson.databind.MappingIterator
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.ObjectReader
import java.io.File
import java.io.InputStream
import java.io.Reader
import java.net.URL
import dev.piculet.jackson2.convertValue as convert
import dev.piculet.jackson2.jacksonTypeRef as typeRef
import dev.piculet.jackson2.readValue as read
import dev.piculet.jackson2.readValueTyped as readTyped
import dev.piculet.jackson2.readValues as readAll
import dev.piculet.jackson2.readValuesTyped as readAllTyped
import dev.piculet.jackson2.treeToValue as readTree

// Each does what Piculet's function of the same name does, errors too.

inline fun <reified T> jacksonTypeRef(): TypeReference<T> = typeRef()

inline fun <reified T> ObjectMapper.readValue(jp: JsonParser): T = read<T>(jp)

inline fun <reified T> ObjectMapper.readValue(src: File): T = read<T>(src)

inline fun <reified T> ObjectMapper.readValue(src: URL): T = read<T>(src)

inline fun <reified T> ObjectMapper.readValue(content: String): T = read<T>(content)

inline fun <reified T> ObjectMapper.readValue(src: Reader): T = read<T>(src)

inline fun <reified T> ObjectMapper.readValue(src: InputStream): T = read<T>(src)

inline fun <reified T> ObjectMapper.readValue(src: ByteArray): T = read<T>(src)

inline fun <reified T> ObjectMapper.readValues(jp: JsonParser): MappingIterator<T> = readAll<T>(jp)

inline fun <reified T> ObjectMapper.treeToValue(n: TreeNode): T = readTree<T>(n)

inline fun <reified T> ObjectMapper.convertValue(from: Any?): T = convert<T>(from)

inline fun <reified T> ObjectReader.readValueTyped(jp: JsonParser): T = readTyped<T>(jp)

inline fun <reified T> ObjectReader.readValuesTyped(jp: JsonParser): Iterator<T> = readAllTyped<T>(jp)

inline fun <reified T> ObjectReader.treeToValue(n: TreeNode): T? = readTree<T>(n)
