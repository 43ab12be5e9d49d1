package dev.piculet.jackson.adapter

import com.fasterxml.jackson.core.JsonProcessingException
import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.SerializationFeature
import com.fasterxml.jackson.databind.cfg.PackageVersion
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.type.TypeFactory
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule
import dev.piculet.jackson2.kotlin.jacksonMapperBuilder
import org.junit.jupiter.api.Assumptions.assumeTrue

/** Jackson 2 and the module for it, as the adapters' tests use them; Jackson 3 has a file of the same name. */
internal const val MAJOR = 2

/** How many classes more than Jackson alone the first use may load. */
internal const val MOST_CLASSES = 135

/** A builder with the defaults that the tests are written for: those of Jackson 3. */
internal fun kotlinMapperBuilder(configure: ModuleBuilder.() -> Unit = {}): MapperBuilder =
    jacksonMapperBuilder(configure).apply { setDefaults(this) }

/** Returns a mapper with a module, and with the defaults that the tests are written for. */
internal fun mapperOf(module: Module): JsonMapper =
    JsonMapper
        .builder()
        .addModule(module)
        .apply { setDefaults(this) }
        .build()

private fun setDefaults(builder: MapperBuilder) {
    builder.addModule(JavaTimeModule())
    builder.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
    builder.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS, SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
}

internal val unknownEnumsAreNull = DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_AS_NULL

/** Lets a mapper forget the classes that it has met. */
internal fun clearCaches(mapper: JsonMapper) {
    assumeTrue(PackageVersion.VERSION.minorVersion >= 19, "2.18 cannot")
    mapper.clearCaches()
}

/** Releases the caches that mappers share. */
internal fun clearSharedCaches() {
    TypeFactory.defaultInstance().clearCache()
}

/** Returns the message without the place in the source. */
internal fun messageOf(
    thrown: Throwable,
): String? = (thrown as? JsonProcessingException)?.originalMessage ?: thrown.message
