@file:JvmName("ExtensionsKt")
@file:JvmMultifileClass

package com.fasterxml.jackson.module.kotlin

import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.cfg.MapperBuilder
import com.fasterxml.jackson.databind.cfg.MutableConfigOverride
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.module.SimpleModule
import kotlin.reflect.KClass
import dev.piculet.jackson2.addDeserializer as addDeserializerOf
import dev.piculet.jackson2.addSerializer as addSerializerOf

/** Makes a module: `kotlinModule { enable(KotlinFeature.NullIsSameAsDefault) }`. */
fun kotlinModule(initializer: KotlinModule.Builder.() -> Unit = {}): KotlinModule =
    KotlinModule.Builder().apply(initializer).build()

/** Makes a mapper: `jsonMapper { addModule(kotlinModule()) }`. Has no module that is not added. */
fun jsonMapper(initializer: JsonMapper.Builder.() -> Unit = {}): JsonMapper =
    JsonMapper.builder().apply(initializer).build()

/** Makes a mapper with a [KotlinModule]. */
fun jacksonObjectMapper(): ObjectMapper = jacksonMapperBuilder().build()

/** Makes a mapper with a [KotlinModule]. */
fun jacksonObjectMapper(initializer: KotlinModule.Builder.() -> Unit = {}): ObjectMapper =
    jacksonMapperBuilder(initializer).build()

/** Starts a mapper with a [KotlinModule]. */
fun jacksonMapperBuilder(): JsonMapper.Builder = jacksonMapperBuilder {}

/** Starts a mapper with a [KotlinModule]. */
fun jacksonMapperBuilder(initializer: KotlinModule.Builder.() -> Unit = {}): JsonMapper.Builder =
    JsonMapper.builder().addModule(kotlinModule(initializer))

/** Adds a [KotlinModule] to this mapper. */
fun ObjectMapper.registerKotlinModule(): ObjectMapper = registerModule(kotlinModule())

/** Adds a [KotlinModule] to this mapper. */
fun ObjectMapper.registerKotlinModule(initializer: KotlinModule.Builder.() -> Unit = {}): ObjectMapper =
    registerModule(kotlinModule(initializer))

/** Treats [T] as if it had the annotations of [U]. */
inline fun <reified T, reified U> ObjectMapper.addMixIn(): ObjectMapper = addMixIn(T::class.java, U::class.java)

/** Treats [T] as if it had the annotations of [U]. */
inline fun <reified T, reified U> JsonMapper.Builder.addMixIn(): JsonMapper.Builder =
    addMixIn(T::class.java, U::class.java)

/** Treats [T] as if it had the annotations of [U]. */
inline fun <M : MapperBuilder<*, M>, reified T, reified U> M.addMixIn(): M = addMixIn(T::class.java, U::class.java)

/** Adds a serializer of a class, of its primitive twin too. */
fun <T : Any> SimpleModule.addSerializer(
    kClass: KClass<T>,
    serializer: JsonSerializer<T>,
): SimpleModule = addSerializerOf(kClass, serializer)

/** Adds a deserializer of a class, of its primitive twin too. */
fun <T : Any> SimpleModule.addDeserializer(
    kClass: KClass<T>,
    deserializer: JsonDeserializer<T>,
): SimpleModule = addDeserializerOf(kClass, deserializer)

/** Returns the defaults of a class, to be changed. */
inline fun <reified T : Any> ObjectMapper.configOverride(): MutableConfigOverride = configOverride(T::class.java)

/** Returns the defaults of a class, to be changed. */
inline fun <reified T : Any> Module.SetupContext.configOverride(): MutableConfigOverride =
    configOverride(T::class.java)
