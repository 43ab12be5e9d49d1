package dev.piculet.jackson3.kotlin

import tools.jackson.core.JsonParser
import tools.jackson.core.type.TypeReference
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.ObjectReader
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.cfg.MapperBuilder
import tools.jackson.databind.cfg.MutableConfigOverride
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import java.io.File
import java.io.InputStream
import java.io.Reader
import kotlin.reflect.KClass

/** Tells whether Kotlin's compiler made this class. */
fun Class<*>.isKotlinClass(): Boolean = isAnnotationPresent(Metadata::class.java)

/** Leaves a builder as it is. No lambda, since it is called at the first use. */
internal object NoChange : (Any) -> Unit {
    override fun invoke(builder: Any) = Unit
}

/** Makes a module: `kotlinModule { enable(KotlinFeature.NullIsSameAsDefault) }`. */
fun kotlinModule(initializer: KotlinModule.Builder.() -> Unit = NoChange): KotlinModule =
    KotlinModule.Builder().apply(initializer).build()

/** Makes a mapper: `jsonMapper { addModule(kotlinModule()) }`. Has no module that is not added. */
fun jsonMapper(initializer: JsonMapper.Builder.() -> Unit = NoChange): JsonMapper =
    JsonMapper.builder().apply(initializer).build()

/** Makes a mapper with a [KotlinModule]. */
fun jacksonObjectMapper(): ObjectMapper = jacksonMapperBuilder().build()

/** Makes a mapper with a [KotlinModule]. */
fun jacksonObjectMapper(initializer: KotlinModule.Builder.() -> Unit = NoChange): ObjectMapper =
    jacksonMapperBuilder(initializer).build()

/** Starts a mapper with a [KotlinModule]. */
fun jacksonMapperBuilder(): JsonMapper.Builder = JsonMapper.builder().addModule(KotlinModule.Builder().build())

/** Starts a mapper with a [KotlinModule]. */
fun jacksonMapperBuilder(initializer: KotlinModule.Builder.() -> Unit = NoChange): JsonMapper.Builder =
    JsonMapper.builder().addModule(kotlinModule(initializer))

/** Returns a type with its arguments: `jacksonTypeRef<List<Order>>()`. */
inline fun <reified T> jacksonTypeRef(): TypeReference<T> = object : TypeReference<T>() {}

/**
 * Returns this value as one of the type, which erasure and Java's nulls have left unproven.
 *
 * @throws RuntimeException one of Jackson's, if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> Any?.checkTypeMismatch(): T {
    if (this is T) return this
    val expected = T::class.java.name + if (null is T) "?" else ""
    throw typeMismatch("Read ${this?.javaClass?.name} where $expected was asked for.")
}

/**
 * Reads a value.
 *
 * @throws RuntimeException one of Jackson's, if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(jp: JsonParser): T =
    readValue(jp, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeException one of Jackson's, if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(src: File): T =
    readValue(src, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeException one of Jackson's, if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(content: String): T =
    readValue(content, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeException one of Jackson's, if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(src: Reader): T =
    readValue(src, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeException one of Jackson's, if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(src: InputStream): T =
    readValue(src, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeException one of Jackson's, if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(src: ByteArray): T =
    readValue(src, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Makes a value of another type, as if it were written and read.
 *
 * @throws RuntimeException one of Jackson's, if the result is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.convertValue(from: Any?): T =
    convertValue(from, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeException one of Jackson's, if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectReader.readValueTyped(jp: JsonParser): T =
    forType(jacksonTypeRef<T>()).readValue<T>(jp).checkTypeMismatch()

/** Reads values one after the other. Each that is null or of another class, and [T] has no room for it, is an error. */
inline fun <reified T> ObjectReader.readValuesTyped(jp: JsonParser): Iterator<T> {
    val values = readValues(jp, jacksonTypeRef<T>())
    return object : Iterator<T> by values {
        override fun next(): T = values.next().checkTypeMismatch<T>()
    }
}

/** Treats [T] as if it had the annotations of [U]. */
inline fun <reified T, reified U> JsonMapper.Builder.addMixIn(): JsonMapper.Builder =
    addMixIn(T::class.java, U::class.java)

/** Treats [T] as if it had the annotations of [U]. */
inline fun <M : MapperBuilder<*, M>, reified T, reified U> M.addMixIn(): M = addMixIn(T::class.java, U::class.java)

/** Adds a serializer of a class, of its primitive twin too. */
fun <T : Any> SimpleModule.addSerializer(
    kClass: KClass<T>,
    serializer: ValueSerializer<T>,
): SimpleModule =
    apply {
        kClass.javaPrimitiveType?.let { addSerializer(it, serializer) }
        addSerializer(kClass.javaObjectType, serializer)
    }

/** Adds a deserializer of a class, of its primitive twin too. */
fun <T : Any> SimpleModule.addDeserializer(
    kClass: KClass<T>,
    deserializer: ValueDeserializer<T>,
): SimpleModule =
    apply {
        kClass.javaPrimitiveType?.let { addDeserializer(it, deserializer) }
        addDeserializer(kClass.javaObjectType, deserializer)
    }

/** Returns the defaults of a class, to be changed. */
inline fun <reified T : Any> JacksonModule.SetupContext.configOverride(): MutableConfigOverride =
    configOverride(T::class.java)
