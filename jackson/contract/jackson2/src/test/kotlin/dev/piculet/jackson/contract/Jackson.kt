package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import com.fasterxml.jackson.core.JsonProcessingException
import com.fasterxml.jackson.databind.JsonMappingException
import com.fasterxml.jackson.databind.introspect.Annotated
import com.fasterxml.jackson.databind.introspect.AnnotatedMember
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector
import com.fasterxml.jackson.datatype.guava.GuavaModule
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule

/** Jackson 2 by the names of the contract; Jackson 3 has a file of the same name. */
internal const val MAJOR = 2

typealias AnyMapperBuilder = com.fasterxml.jackson.databind.cfg.MapperBuilder<*, *>
typealias BasicPolymorphicTypeValidator = com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator
typealias BeanDescription = com.fasterxml.jackson.databind.BeanDescription
typealias BeanProperty = com.fasterxml.jackson.databind.BeanProperty
typealias CoercionAction = com.fasterxml.jackson.databind.cfg.CoercionAction
typealias CoercionInputShape = com.fasterxml.jackson.databind.cfg.CoercionInputShape
typealias DefaultTyping = com.fasterxml.jackson.databind.ObjectMapper.DefaultTyping
typealias DeserializationContext = com.fasterxml.jackson.databind.DeserializationContext
typealias DeserializationFeature = com.fasterxml.jackson.databind.DeserializationFeature
typealias DeserializationProblemHandler = com.fasterxml.jackson.databind.deser.DeserializationProblemHandler
typealias FormatVisitor = com.fasterxml.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper.Base
typealias InjectedValues = com.fasterxml.jackson.databind.InjectableValues.Std
typealias JacksonModule = com.fasterxml.jackson.databind.Module
typealias JavaType = com.fasterxml.jackson.databind.JavaType
typealias JsonDeserialize = com.fasterxml.jackson.databind.annotation.JsonDeserialize
typealias JsonGenerator = com.fasterxml.jackson.core.JsonGenerator
typealias JsonMapper = com.fasterxml.jackson.databind.json.JsonMapper
typealias JsonNaming = com.fasterxml.jackson.databind.annotation.JsonNaming
typealias JsonNode = com.fasterxml.jackson.databind.JsonNode
typealias JsonParser = com.fasterxml.jackson.core.JsonParser
typealias JsonPOJOBuilder = com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder
typealias JsonSerialize = com.fasterxml.jackson.databind.annotation.JsonSerialize
typealias JsonToken = com.fasterxml.jackson.core.JsonToken
typealias KeyDeserializer = com.fasterxml.jackson.databind.KeyDeserializer
typealias LogicalType = com.fasterxml.jackson.databind.type.LogicalType
typealias MapperBuilder = com.fasterxml.jackson.databind.json.JsonMapper.Builder
typealias MapperFeature = com.fasterxml.jackson.databind.MapperFeature
typealias NamingStrategies = com.fasterxml.jackson.databind.PropertyNamingStrategies
typealias ObjectMapper = com.fasterxml.jackson.databind.ObjectMapper
typealias ObjectReader = com.fasterxml.jackson.databind.ObjectReader
typealias ObjectVisitor = com.fasterxml.jackson.databind.jsonFormatVisitors.JsonObjectFormatVisitor.Base
typealias SerializationContext = com.fasterxml.jackson.databind.SerializerProvider
typealias SerializationFeature = com.fasterxml.jackson.databind.SerializationFeature
typealias SimpleBeanPropertyFilter = com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter
typealias SimpleFilterProvider = com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider
typealias SimpleModule = com.fasterxml.jackson.databind.module.SimpleModule
typealias SnakeCaseStrategy = com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy
typealias StdConverter<A, B> = com.fasterxml.jackson.databind.util.StdConverter<A, B>
typealias StdDeserializer<T> = com.fasterxml.jackson.databind.deser.std.StdDeserializer<T>
typealias StdSerializer<T> = com.fasterxml.jackson.databind.ser.std.StdSerializer<T>
typealias TokenBuffer = com.fasterxml.jackson.databind.util.TokenBuffer
typealias TypeReference<T> = com.fasterxml.jackson.core.type.TypeReference<T>
typealias ValueDeserializer<T> = com.fasterxml.jackson.databind.JsonDeserializer<T>
typealias ValueSerializer<T> = com.fasterxml.jackson.databind.JsonSerializer<T>

/** Returns a builder with the defaults that the contract is written for: those of Jackson 3, in declared order. */
internal fun builder(): MapperBuilder = JsonMapper.builder().apply { setDefaults(this) }

/** Gives a mapper of any format the defaults that the contract is written for. */
internal fun setDefaults(builder: AnyMapperBuilder) {
    builder.addModule(JavaTimeModule())
    builder.enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
    builder.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
    builder.disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
    builder.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
    builder.disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
}

internal fun MapperBuilder.inclusion(inclusion: JsonInclude.Include): MapperBuilder =
    defaultPropertyInclusion(JsonInclude.Value.construct(inclusion, JsonInclude.Include.USE_DEFAULTS))

/** Says what null becomes, unless an annotation says it. */
internal fun MapperBuilder.nulls(nulls: Nulls): MapperBuilder =
    defaultSetterInfo(JsonSetter.Value.forValueNulls(nulls))

/** Says what null becomes for a type, unless an annotation says it. */
internal fun MapperBuilder.nulls(
    nulls: Nulls,
    type: Class<*>,
): MapperBuilder = withConfigOverride(type) { it.setSetterInfo(JsonSetter.Value.forValueNulls(nulls)) }

/** Says what null becomes in a collection or map, unless an annotation says it. */
internal fun MapperBuilder.contentNulls(nulls: Nulls): MapperBuilder =
    defaultSetterInfo(JsonSetter.Value.forContentNulls(nulls))

/** Answers as annotations would of every property of the classes of the matrix. */
internal class Annotating(
    private val setter: JsonSetter.Value? = null,
    private val format: JsonFormat.Value? = null,
    private val required: Boolean? = null,
) : SimpleModule("annotating $setter $format $required") {
    override fun setupModule(context: SetupContext) {
        super.setupModule(context)
        context.insertAnnotationIntrospector(
            object : NopAnnotationIntrospector() {
                override fun findSetterInfo(annotated: Annotated): JsonSetter.Value =
                    setter?.takeIf { isMeant(annotated) } ?: JsonSetter.Value.empty()

                override fun findFormat(annotated: Annotated): JsonFormat.Value? =
                    format?.takeIf { isMeant(annotated) }

                override fun hasRequiredMarker(annotated: AnnotatedMember): Boolean? =
                    required?.takeIf { isMeant(annotated) }
            },
        )
    }

    private fun isMeant(annotated: Annotated) =
        annotated is AnnotatedMember && annotated.declaringClass in MatrixClasses.all
}

/** Returns where the failure is: names of properties and indexes of elements; empty where Jackson does not tell. */
internal fun pathOf(failure: Throwable): List<Any> =
    (failure as? JsonMappingException)?.path.orEmpty().map { it.fieldName ?: it.index }

/** Returns the message without the place in the source. */
internal fun messageOf(failure: Throwable): String? =
    (failure as? JsonProcessingException)?.originalMessage ?: failure.message

/** Returns what a schema generator asks about the properties that are read. */
internal fun ObjectMapper.describeForReading(type: Class<*>): BeanDescription =
    deserializationConfig.introspect(constructType(type))

/** Returns what a schema generator asks about the properties that are written. */
internal fun ObjectMapper.describeForWriting(type: Class<*>): BeanDescription =
    serializationConfig.introspect(constructType(type))

/** Returns what Jackson knows the module by. */
internal fun registrationIdOf(module: JacksonModule): Any = module.typeId

/** Returns a builder with all that the mapper has. */
internal fun rebuild(mapper: JsonMapper): MapperBuilder = mapper.rebuild()

internal val unknownEnumsAreDefault = DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE

/** Returns modules that users have beside one for Kotlin. */
internal fun otherModules(): List<JacksonModule> = listOf(GuavaModule(), Jdk8Module())
