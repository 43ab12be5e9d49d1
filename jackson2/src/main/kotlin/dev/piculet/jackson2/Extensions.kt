package dev.piculet.jackson2

import com.fasterxml.jackson.core.FormatSchema
import com.fasterxml.jackson.core.JsonLocation
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.TreeNode
import com.fasterxml.jackson.core.type.TypeReference
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.MappingIterator
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.ObjectReader
import com.fasterxml.jackson.databind.RuntimeJsonMappingException
import com.fasterxml.jackson.databind.cfg.MapperBuilder
import com.fasterxml.jackson.databind.cfg.MutableConfigOverride
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.module.SimpleModule
import java.io.File
import java.io.InputStream
import java.io.Reader
import java.net.URL
import kotlin.reflect.KClass

/** Tells whether Kotlin's compiler made this class. */
fun Class<*>.isKotlinClass(): Boolean = isAnnotationPresent(Metadata::class.java)

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

/** Adds a [KotlinModule]. */
fun ObjectMapper.registerKotlinModule(): ObjectMapper = registerModule(kotlinModule())

/** Adds a [KotlinModule]. */
fun ObjectMapper.registerKotlinModule(initializer: KotlinModule.Builder.() -> Unit = {}): ObjectMapper =
    registerModule(kotlinModule(initializer))

/** Returns a type with its arguments: `jacksonTypeRef<List<Order>>()`. */
inline fun <reified T> jacksonTypeRef(): TypeReference<T> = object : TypeReference<T>() {}

/** Returns this value as one of the type, which erasure and Java's nulls have left unproven. */
@PublishedApi
internal inline fun <reified T> Any?.checkTypeMismatch(): T {
    if (this is T) return this
    val expected = T::class.java.name + if (null is T) "?" else ""
    val message = "Read ${this?.javaClass?.name} where $expected was asked for."
    throw RuntimeJsonMappingException(message)
}

/**
 * Reads a value.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(jp: JsonParser): T =
    readValue(jp, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(src: File): T =
    readValue(src, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
 */
@Suppress("DEPRECATION")
inline fun <reified T> ObjectMapper.readValue(src: URL): T =
    readValue(src, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(content: String): T =
    readValue(content, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(src: Reader): T =
    readValue(src, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(src: InputStream): T =
    readValue(src, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.readValue(src: ByteArray): T =
    readValue(src, jacksonTypeRef<T>()).checkTypeMismatch()

/** The values of another iterator. [MappingIterator] itself can only be copied since 2.19. */
@PublishedApi
internal open class Values<T>(
    private val values: MappingIterator<T>,
) : MappingIterator<T>(null, null, null, null, false, null) {
    override fun hasNextValue(): Boolean = values.hasNextValue()

    override fun nextValue(): T = values.nextValue()

    override fun close() = values.close()

    override fun getParser(): JsonParser? = values.parser

    override fun getParserSchema(): FormatSchema? = values.parserSchema

    override fun getCurrentLocation(): JsonLocation? = values.currentLocation
}

/** Reads values one after the other. Each that is null or of another class, and [T] has no room for it, is an error. */
inline fun <reified T> ObjectMapper.readValues(jp: JsonParser): MappingIterator<T> {
    val values = readValues(jp, jacksonTypeRef<T>())
    return object : Values<T>(values) {
        override fun nextValue(): T = super.nextValue().checkTypeMismatch()
    }
}

/**
 * Reads a value from a tree.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.treeToValue(n: TreeNode): T =
    readValue(treeAsTokens(n), jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Makes a value of another type, as if it were written and read.
 *
 * @throws RuntimeJsonMappingException also if the result is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.convertValue(from: Any?): T =
    convertValue(from, jacksonTypeRef<T>()).checkTypeMismatch()

/**
 * Reads a value.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
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

/** Reads a value from a tree. Unchecked, and null where the tree is: [ObjectMapper.treeToValue] checks. */
inline fun <reified T> ObjectReader.treeToValue(n: TreeNode): T? =
    forType(jacksonTypeRef<T>()).readValue(treeAsTokens(n))

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
): SimpleModule =
    apply {
        kClass.javaPrimitiveType?.let { addSerializer(it, serializer) }
        addSerializer(kClass.javaObjectType, serializer)
    }

/** Adds a deserializer of a class, of its primitive twin too. */
fun <T : Any> SimpleModule.addDeserializer(
    kClass: KClass<T>,
    deserializer: JsonDeserializer<T>,
): SimpleModule =
    apply {
        kClass.javaPrimitiveType?.let { addDeserializer(it, deserializer) }
        addDeserializer(kClass.javaObjectType, deserializer)
    }

/** Returns the defaults of a class, to be changed. */
inline fun <reified T : Any> ObjectMapper.configOverride(): MutableConfigOverride = configOverride(T::class.java)

/** Returns the defaults of a class, to be changed. */
inline fun <reified T : Any> Module.SetupContext.configOverride(): MutableConfigOverride =
    configOverride(T::class.java)
