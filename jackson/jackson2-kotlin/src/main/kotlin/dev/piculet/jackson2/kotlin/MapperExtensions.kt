package dev.piculet.jackson2.kotlin

import com.fasterxml.jackson.core.FormatSchema
import com.fasterxml.jackson.core.JsonLocation
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.TreeNode
import com.fasterxml.jackson.databind.MappingIterator
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.ObjectReader
import com.fasterxml.jackson.databind.RuntimeJsonMappingException
import com.fasterxml.jackson.databind.cfg.MutableConfigOverride
import java.net.URL

/** Adds a [KotlinModule]. */
fun ObjectMapper.registerKotlinModule(): ObjectMapper = registerModule(kotlinModule())

/** Adds a [KotlinModule]. */
fun ObjectMapper.registerKotlinModule(initializer: KotlinModule.Builder.() -> Unit = NoChange): ObjectMapper =
    registerModule(kotlinModule(initializer))

/** Returns the exception for a value of another type than was asked for. */
@PublishedApi
internal fun typeMismatch(message: String): RuntimeJsonMappingException = RuntimeJsonMappingException(message)

/**
 * Reads a value.
 *
 * @throws RuntimeJsonMappingException also if the value is null or of another class, and [T] has no room for it
 */
@Suppress("DEPRECATION")
inline fun <reified T> ObjectMapper.readValue(src: URL): T =
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

/** Reads a value from a tree. Unchecked, and null where the tree is: [ObjectMapper.treeToValue] checks. */
inline fun <reified T> ObjectReader.treeToValue(n: TreeNode): T? =
    forType(jacksonTypeRef<T>()).readValue(treeAsTokens(n))

/** Treats [T] as if it had the annotations of [U]. */
inline fun <reified T, reified U> ObjectMapper.addMixIn(): ObjectMapper = addMixIn(T::class.java, U::class.java)

/** Returns the defaults of a class, to be changed. */
inline fun <reified T : Any> ObjectMapper.configOverride(): MutableConfigOverride = configOverride(T::class.java)
