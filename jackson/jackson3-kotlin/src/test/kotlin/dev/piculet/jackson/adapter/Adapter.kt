package dev.piculet.jackson.adapter

import dev.piculet.jackson3.kotlin.jacksonMapperBuilder
import tools.jackson.core.JacksonException
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.cfg.EnumFeature
import tools.jackson.databind.json.JsonMapper

/** Jackson 3 and the module for it, as the adapters' tests use them; Jackson 2 has a file of the same name. */
internal const val MAJOR = 3

/** How many classes more than Jackson alone the first use may load. */
internal const val MOST_CLASSES = 120

/** A builder with the defaults that the tests are written for: those of Jackson 3. */
internal fun kotlinMapperBuilder(configure: ModuleBuilder.() -> Unit = {}): MapperBuilder =
    jacksonMapperBuilder(configure)

/** Returns a mapper with a module, and with the defaults that the tests are written for. */
internal fun mapperOf(module: JacksonModule): JsonMapper = JsonMapper.builder().addModule(module).build()

internal val unknownEnumsAreNull = EnumFeature.READ_UNKNOWN_ENUM_VALUES_AS_NULL

/** Lets a mapper forget the classes that it has met. */
internal fun clearCaches(mapper: JsonMapper) {
    mapper.clearCaches()
}

/** Releases the caches that mappers share. */
internal fun clearSharedCaches() = Unit

/** Returns the message without the place in the source. */
internal fun messageOf(thrown: Throwable): String? = (thrown as? JacksonException)?.originalMessage ?: thrown.message
