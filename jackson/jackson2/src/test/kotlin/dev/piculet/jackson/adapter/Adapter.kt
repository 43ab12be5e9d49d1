package dev.piculet.jackson.adapter

import com.fasterxml.jackson.databind.SerializationFeature
import com.fasterxml.jackson.databind.cfg.PackageVersion
import com.fasterxml.jackson.databind.type.TypeFactory
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule
import dev.piculet.jackson2.jacksonMapperBuilder
import org.junit.jupiter.api.Assumptions.assumeTrue
import java.math.BigInteger
import kotlin.reflect.KClass
import dev.piculet.jackson2.addDeserializer as addPiculetDeserializer
import dev.piculet.jackson2.asUByte as asPiculetUByte
import dev.piculet.jackson2.asUInt as asPiculetUInt
import dev.piculet.jackson2.asULong as asPiculetULong
import dev.piculet.jackson2.asUShort as asPiculetUShort
import dev.piculet.jackson2.readValue as readPiculetValue

/** Jackson 2 and the module for it, by the names of the adapters' tests; Jackson 3 has a file of the same name. */
internal const val MAJOR = 2

internal typealias ClosedRangeMixIn = dev.piculet.jackson2.ClosedRangeMixIn
internal typealias DatabindException = com.fasterxml.jackson.databind.DatabindException
internal typealias DeserializationContext = com.fasterxml.jackson.databind.DeserializationContext
internal typealias DeserializationFeature = com.fasterxml.jackson.databind.DeserializationFeature
internal typealias InjectedValues = com.fasterxml.jackson.databind.InjectableValues.Std
internal typealias InputCoercionException = com.fasterxml.jackson.core.exc.InputCoercionException
internal typealias InvalidDefinitionException = com.fasterxml.jackson.databind.exc.InvalidDefinitionException
internal typealias InvalidFormatException = com.fasterxml.jackson.databind.exc.InvalidFormatException
internal typealias JacksonException = com.fasterxml.jackson.core.JacksonException
internal typealias JacksonModule = com.fasterxml.jackson.databind.Module
internal typealias JsonGenerator = com.fasterxml.jackson.core.JsonGenerator
internal typealias JsonKUnbox = dev.piculet.jackson2.JsonKUnbox
internal typealias JsonMapper = com.fasterxml.jackson.databind.json.JsonMapper
internal typealias JsonParser = com.fasterxml.jackson.core.JsonParser
internal typealias KotlinFeature = dev.piculet.jackson2.KotlinFeature
internal typealias KotlinInvalidNullException = dev.piculet.jackson2.KotlinInvalidNullException
internal typealias KotlinModule = dev.piculet.jackson2.KotlinModule
internal typealias MapperBuilder = com.fasterxml.jackson.databind.json.JsonMapper.Builder
internal typealias ModuleBuilder = dev.piculet.jackson2.KotlinModule.Builder
internal typealias ObjectMapper = com.fasterxml.jackson.databind.ObjectMapper
internal typealias SerializationContext = com.fasterxml.jackson.databind.SerializerProvider
internal typealias SimpleModule = com.fasterxml.jackson.databind.module.SimpleModule
internal typealias StdDeserializer<T> = com.fasterxml.jackson.databind.deser.std.StdDeserializer<T>
internal typealias StdSerializer<T> = com.fasterxml.jackson.databind.ser.std.StdSerializer<T>
internal typealias ValueDeserializer<T> = com.fasterxml.jackson.databind.JsonDeserializer<T>
internal typealias WrapsNullableDeserializer<T> = dev.piculet.jackson2.WrapsNullableValueClassDeserializer<T>

/** A builder with the defaults that the tests are written for: those of Jackson 3. */
internal fun kotlinMapperBuilder(configure: ModuleBuilder.() -> Unit = {}): MapperBuilder =
    jacksonMapperBuilder(configure).apply { setDefaults(this) }

/** Returns a mapper with a module, and with the defaults that the tests are written for. */
internal fun mapperOf(module: JacksonModule): JsonMapper =
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

internal inline fun <reified T> ObjectMapper.readValue(json: String): T = readPiculetValue(json)

internal fun <T : Any> SimpleModule.addDeserializer(
    type: KClass<T>,
    deserializer: ValueDeserializer<T>,
): SimpleModule = addPiculetDeserializer(type, deserializer)

internal fun Short.asUByte(): UByte? = asPiculetUByte()

internal fun Int.asUShort(): UShort? = asPiculetUShort()

internal fun Long.asUInt(): UInt? = asPiculetUInt()

internal fun BigInteger.asULong(): ULong? = asPiculetULong()

internal fun textOf(parser: JsonParser): String = parser.text

internal val unknownEnumsAreNull = DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_AS_NULL

/** Lets a mapper forget the classes that it has met. */
internal fun clearCaches(mapper: JsonMapper) {
    assumeTrue(PackageVersion.VERSION.minorVersion >= 19, "2.18 cannot")
    mapper.clearCaches()
}

/** Lets go of what mappers share. */
internal fun clearSharedCaches() {
    TypeFactory.defaultInstance().clearCache()
}

/** Counts the names that are not the one that is asked for. */
internal class ComparingParser(
    parser: JsonParser,
) : com.fasterxml.jackson.core.util.JsonParserDelegate(parser) {
    var misses = 0

    override fun nextFieldName(expected: com.fasterxml.jackson.core.SerializableString): Boolean =
        super.nextFieldName(expected).also { if (!it) misses++ }
}
