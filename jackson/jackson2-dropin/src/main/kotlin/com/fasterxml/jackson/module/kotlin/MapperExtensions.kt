@file:JvmName("ExtensionsKt")
@file:JvmMultifileClass

package com.fasterxml.jackson.module.kotlin

import com.fasterxml.jackson.core.TreeNode
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.ObjectReader
import com.fasterxml.jackson.databind.cfg.MutableConfigOverride
import java.net.URL
import dev.piculet.jackson2.kotlin.readValue as read
import dev.piculet.jackson2.kotlin.treeToValue as readTree

/** Adds a [KotlinModule] to this mapper. */
fun ObjectMapper.registerKotlinModule(): ObjectMapper = registerModule(KotlinModule.Builder().build())

/** Adds a [KotlinModule] to this mapper. */
fun ObjectMapper.registerKotlinModule(initializer: KotlinModule.Builder.() -> Unit = {}): ObjectMapper =
    registerModule(kotlinModule(initializer))

/** Treats [T] as if it had the annotations of [U]. */
inline fun <reified T, reified U> ObjectMapper.addMixIn(): ObjectMapper = addMixIn(T::class.java, U::class.java)

/** Returns the defaults of a class, to be changed. */
inline fun <reified T : Any> ObjectMapper.configOverride(): MutableConfigOverride = configOverride(T::class.java)

// Each does what Piculet's function of the same name does, errors too.

inline fun <reified T> ObjectMapper.readValue(src: URL): T = read<T>(src)

inline fun <reified T> ObjectMapper.treeToValue(n: TreeNode): T = readTree<T>(n)

inline fun <reified T> ObjectReader.treeToValue(n: TreeNode): T? = readTree<T>(n)
