@file:JvmName("ExtensionsKt")
@file:JvmMultifileClass

package tools.jackson.module.kotlin

import tools.jackson.databind.JsonNode
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.ObjectReader
import tools.jackson.databind.cfg.MutableConfigOverride
import tools.jackson.databind.json.JsonMapper
import java.util.function.Consumer
import dev.piculet.jackson3.kotlin.treeToValue as readTree

/** Changes the defaults of a class. */
inline fun <reified T : Any> JsonMapper.Builder.withConfigOverride(
    handler: Consumer<MutableConfigOverride>,
): JsonMapper.Builder = withConfigOverride(T::class.java, handler)

// Each does what Piculet's function of the same name does, errors too.

inline fun <reified T> ObjectMapper.treeToValue(n: JsonNode): T = readTree<T>(n)

inline fun <reified T> ObjectReader.treeToValue(n: JsonNode): T? = readTree<T>(n)
