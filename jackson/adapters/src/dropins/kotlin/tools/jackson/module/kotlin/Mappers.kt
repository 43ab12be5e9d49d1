@file:JvmName("ExtensionsKt")
@file:JvmMultifileClass

package tools.jackson.module.kotlin

import tools.jackson.databind.JacksonModule
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.cfg.MapperBuilder
import tools.jackson.databind.cfg.MutableConfigOverride
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import kotlin.reflect.KClass
import dev.piculet.jackson3.kotlin.addDeserializer as addDeserializerOf
import dev.piculet.jackson3.kotlin.addSerializer as addSerializerOf

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
fun jacksonMapperBuilder(): JsonMapper.Builder = JsonMapper.builder().addModule(KotlinModule.Builder().build())

/** Starts a mapper with a [KotlinModule]. */
fun jacksonMapperBuilder(initializer: KotlinModule.Builder.() -> Unit = {}): JsonMapper.Builder =
    JsonMapper.builder().addModule(kotlinModule(initializer))

/** Treats [T] as if it had the annotations of [U]. */
inline fun <reified T, reified U> JsonMapper.Builder.addMixIn(): JsonMapper.Builder =
    addMixIn(T::class.java, U::class.java)

/** Treats [T] as if it had the annotations of [U]. */
inline fun <M : MapperBuilder<*, M>, reified T, reified U> M.addMixIn(): M = addMixIn(T::class.java, U::class.java)

/** Adds a serializer of a class, of its primitive twin too. */
fun <T : Any> SimpleModule.addSerializer(
    kClass: KClass<T>,
    serializer: ValueSerializer<T>,
): SimpleModule = addSerializerOf(kClass, serializer)

/** Adds a deserializer of a class, of its primitive twin too. */
fun <T : Any> SimpleModule.addDeserializer(
    kClass: KClass<T>,
    deserializer: ValueDeserializer<T>,
): SimpleModule = addDeserializerOf(kClass, deserializer)

/** Returns the defaults of a class, to be changed. */
inline fun <reified T : Any> JacksonModule.SetupContext.configOverride(): MutableConfigOverride =
    configOverride(T::class.java)
