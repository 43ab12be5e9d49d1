package dev.piculet.jackson3.kotlin

import tools.jackson.core.JsonParser
import tools.jackson.databind.DatabindException
import tools.jackson.databind.JsonNode
import tools.jackson.databind.MappingIterator
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.ObjectReader
import tools.jackson.databind.cfg.MutableConfigOverride
import tools.jackson.databind.json.JsonMapper
import java.util.function.Consumer

/** Returns the exception for a value of another type than was asked for. */
@PublishedApi
internal fun typeMismatch(message: String): DatabindException = DatabindException.from(null as JsonParser?, message)

/** Reads values one after the other. Each that is null or of another class, and [T] has no room for it, is an error. */
inline fun <reified T> ObjectMapper.readValues(jp: JsonParser): MappingIterator<T> {
    val values = readValues(jp, jacksonTypeRef<T>())
    return object : MappingIterator<T>(values) {
        override fun nextValue(): T = super.nextValue().checkTypeMismatch()
    }
}

/**
 * Reads a value from a tree.
 *
 * @throws DatabindException also if the value is null or of another class, and [T] has no room for it
 */
inline fun <reified T> ObjectMapper.treeToValue(n: JsonNode): T =
    readerFor(jacksonTypeRef<T>()).readValue<Any?>(n).checkTypeMismatch()

/** Reads a value from a tree. Unchecked, and null where the tree is: [ObjectMapper.treeToValue] checks. */
inline fun <reified T> ObjectReader.treeToValue(n: JsonNode): T? =
    forType(jacksonTypeRef<T>()).readValue(n)

/** Changes the defaults of a class. */
inline fun <reified T : Any> JsonMapper.Builder.withConfigOverride(
    handler: Consumer<MutableConfigOverride>,
): JsonMapper.Builder = withConfigOverride(T::class.java, handler)
