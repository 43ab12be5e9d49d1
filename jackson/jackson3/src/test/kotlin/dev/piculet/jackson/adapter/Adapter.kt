package dev.piculet.jackson.adapter

import dev.piculet.jackson3.jacksonMapperBuilder
import tools.jackson.databind.cfg.EnumFeature
import java.math.BigInteger
import kotlin.reflect.KClass
import dev.piculet.jackson3.addDeserializer as addPiculetDeserializer
import dev.piculet.jackson3.asUByte as asPiculetUByte
import dev.piculet.jackson3.asUInt as asPiculetUInt
import dev.piculet.jackson3.asULong as asPiculetULong
import dev.piculet.jackson3.asUShort as asPiculetUShort
import dev.piculet.jackson3.readValue as readPiculetValue

/** Jackson 3 and the module for it, by the names of the adapters' tests; Jackson 2 has a file of the same name. */
internal const val MAJOR = 3

internal typealias ClosedRangeMixIn = dev.piculet.jackson3.ClosedRangeMixIn
internal typealias DatabindException = tools.jackson.databind.DatabindException
internal typealias DeserializationContext = tools.jackson.databind.DeserializationContext
internal typealias DeserializationFeature = tools.jackson.databind.DeserializationFeature
internal typealias InjectedValues = tools.jackson.databind.InjectableValues.Std
internal typealias InputCoercionException = tools.jackson.core.exc.InputCoercionException
internal typealias InvalidDefinitionException = tools.jackson.databind.exc.InvalidDefinitionException
internal typealias InvalidFormatException = tools.jackson.databind.exc.InvalidFormatException
internal typealias JacksonException = tools.jackson.core.JacksonException
internal typealias JacksonModule = tools.jackson.databind.JacksonModule
internal typealias JsonGenerator = tools.jackson.core.JsonGenerator
internal typealias JsonKUnbox = dev.piculet.jackson3.JsonKUnbox
internal typealias JsonMapper = tools.jackson.databind.json.JsonMapper
internal typealias JsonParser = tools.jackson.core.JsonParser
internal typealias KotlinFeature = dev.piculet.jackson3.KotlinFeature
internal typealias KotlinInvalidNullException = dev.piculet.jackson3.KotlinInvalidNullException
internal typealias KotlinModule = dev.piculet.jackson3.KotlinModule
internal typealias MapperBuilder = tools.jackson.databind.json.JsonMapper.Builder
internal typealias ModuleBuilder = dev.piculet.jackson3.KotlinModule.Builder
internal typealias ObjectMapper = tools.jackson.databind.ObjectMapper
internal typealias SerializationContext = tools.jackson.databind.SerializationContext
internal typealias SimpleModule = tools.jackson.databind.module.SimpleModule
internal typealias StdDeserializer<T> = tools.jackson.databind.deser.std.StdDeserializer<T>
internal typealias StdSerializer<T> = tools.jackson.databind.ser.std.StdSerializer<T>
internal typealias ValueDeserializer<T> = tools.jackson.databind.ValueDeserializer<T>
internal typealias WrapsNullableDeserializer<T> = dev.piculet.jackson3.WrapsNullableValueClassDeserializer<T>

/** A builder with the defaults that the tests are written for: those of Jackson 3. */
internal fun kotlinMapperBuilder(configure: ModuleBuilder.() -> Unit = {}): MapperBuilder =
    jacksonMapperBuilder(configure)

/** Returns a mapper with a module, and with the defaults that the tests are written for. */
internal fun mapperOf(module: JacksonModule): JsonMapper = JsonMapper.builder().addModule(module).build()

internal inline fun <reified T> ObjectMapper.readValue(json: String): T = readPiculetValue(json)

internal fun <T : Any> SimpleModule.addDeserializer(
    type: KClass<T>,
    deserializer: ValueDeserializer<T>,
): SimpleModule = addPiculetDeserializer(type, deserializer)

internal fun Short.asUByte(): UByte? = asPiculetUByte()

internal fun Int.asUShort(): UShort? = asPiculetUShort()

internal fun Long.asUInt(): UInt? = asPiculetUInt()

internal fun BigInteger.asULong(): ULong? = asPiculetULong()

internal fun textOf(parser: JsonParser): String = parser.string

internal val unknownEnumsAreNull = EnumFeature.READ_UNKNOWN_ENUM_VALUES_AS_NULL

/** Lets a mapper forget the classes that it has met. */
internal fun clearCaches(mapper: JsonMapper) {
    mapper.clearCaches()
}

/** Lets go of what mappers share. */
internal fun clearSharedCaches() = Unit

/** Counts the names that are not the one that is asked for. */
internal class ComparingParser(
    parser: JsonParser,
) : tools.jackson.core.util.JsonParserDelegate(parser) {
    var misses = 0

    override fun nextName(expected: tools.jackson.core.SerializableString): Boolean =
        super.nextName(expected).also { if (!it) misses++ }
}
