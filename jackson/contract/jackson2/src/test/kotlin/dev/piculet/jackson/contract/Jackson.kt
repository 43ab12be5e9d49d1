package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility
import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import com.fasterxml.jackson.annotation.PropertyAccessor
import com.fasterxml.jackson.core.JsonFactory
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.core.JsonProcessingException
import com.fasterxml.jackson.databind.BeanDescription
import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.JsonMappingException
import com.fasterxml.jackson.databind.MapperFeature
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.SerializationFeature
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder
import com.fasterxml.jackson.databind.cfg.DatatypeFeature
import com.fasterxml.jackson.databind.cfg.EnumFeature
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature
import com.fasterxml.jackson.databind.introspect.Annotated
import com.fasterxml.jackson.databind.introspect.AnnotatedClass
import com.fasterxml.jackson.databind.introspect.AnnotatedMember
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.module.SimpleModule
import com.fasterxml.jackson.datatype.guava.GuavaModule
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module
import com.fasterxml.jackson.datatype.jsr310.JavaTimeFeature
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule
import java.lang.reflect.Type

/** Jackson 2 by the names of the contract; Jackson 3 has a file of the same name. */
internal const val MAJOR = 2

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

/** Sets which elements and entries are written, unless an annotation does. */
internal fun MapperBuilder.contentInclusion(inclusion: JsonInclude.Include): MapperBuilder =
    defaultPropertyInclusion(JsonInclude.Value.construct(JsonInclude.Include.USE_DEFAULTS, inclusion))

/** Has properties found by their fields alone, whatever these are, and by creators. */
internal fun MapperBuilder.fieldsAlone(): MapperBuilder =
    visibility(PropertyAccessor.FIELD, Visibility.ANY)
        .visibility(PropertyAccessor.GETTER, Visibility.NONE)
        .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
        .visibility(PropertyAccessor.SETTER, Visibility.NONE)

/** Sets the handling of null, unless an annotation does. */
internal fun MapperBuilder.nulls(nulls: Nulls): MapperBuilder =
    defaultSetterInfo(JsonSetter.Value.forValueNulls(nulls))

/** Sets the handling of null for a type, unless an annotation does. */
internal fun MapperBuilder.nulls(
    nulls: Nulls,
    type: Class<*>,
): MapperBuilder = withConfigOverride(type) { it.setSetterInfo(JsonSetter.Value.forValueNulls(nulls)) }

/** Sets the handling of null in a collection or map, unless an annotation does. */
internal fun MapperBuilder.contentNulls(nulls: Nulls): MapperBuilder =
    defaultSetterInfo(JsonSetter.Value.forContentNulls(nulls))

private val javaClasses: List<Class<*>> = JavaClasses.ALL + JavaBeans.ALL + JavaBuilders.BUILDERS

/** Answers like annotations on every property of the matrix's classes. */
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
        annotated is AnnotatedMember && annotated.declaringClass in MatrixClasses.all + javaClasses
}

/** Has classes read by the builders that they have; the names of their setters begin with a prefix. */
internal class BuildingModule(
    private val builderOf: (Class<*>) -> Class<*>?,
    private val prefixOf: (Class<*>) -> String,
) : SimpleModule("building") {
    override fun setupModule(context: SetupContext) {
        super.setupModule(context)
        context.insertAnnotationIntrospector(
            object : NopAnnotationIntrospector() {
                override fun findPOJOBuilder(type: AnnotatedClass): Class<*>? = builderOf(type.rawType)

                override fun findPOJOBuilderConfig(type: AnnotatedClass): JsonPOJOBuilder.Value =
                    JsonPOJOBuilder.Value("build", prefixOf(type.rawType))
            },
        )
    }
}

/**
 * Returns the path of the failure: names of properties and indexes of elements; empty if Jackson does not report it.
 */
internal fun pathOf(failure: Throwable): List<Any> =
    (failure as? JsonMappingException)?.path.orEmpty().map { it.fieldName ?: it.index }

/** Returns the message without the place in the source. */
internal fun messageOf(failure: Throwable): String? =
    (failure as? JsonProcessingException)?.originalMessage ?: failure.message

/** Returns the answers to a schema generator about the properties that are read. */
internal fun ObjectMapper.describeForReading(type: Type): BeanDescription =
    deserializationConfig.introspect(constructType(type))

/** Returns the answers to a schema generator about the properties that are written. */
internal fun ObjectMapper.describeForWriting(type: Class<*>): BeanDescription =
    serializationConfig.introspect(constructType(type))

/** Returns the id by which Jackson knows the module. */
internal fun registrationIdOf(module: Module): Any = module.typeId

/** Returns a builder with all settings of the mapper. */
internal fun rebuild(mapper: JsonMapper): MapperBuilder = mapper.rebuild()

/** Jackson 2 can't. */
internal fun truncateTimes(builder: MapperBuilder) = Unit

internal val enumsByToString = DeserializationFeature.READ_ENUMS_USING_TO_STRING

internal val unknownEnumsAreDefault = DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE

/** Features of one type of values each. */
internal val datatypeFeatures: List<DatatypeFeature> = EnumFeature.entries + JsonNodeFeature.entries

/** Options that are on or off and that only this major has, or calls so. */
internal val switchesOfMajor: List<Switch> =
    Switch.ofFactories(JsonFactory.Feature.entries) { feature, isOn -> configure(feature, isOn) } +
        Switch.ofMappers(JavaTimeFeature.entries) { feature, isOn ->
            // The last one counts, if there may be two.
            disable(MapperFeature.IGNORE_DUPLICATE_MODULE_REGISTRATIONS)
            addModule(JavaTimeModule().apply { if (isOn) enable(feature) else disable(feature) })
            enable(MapperFeature.IGNORE_DUPLICATE_MODULE_REGISTRATIONS)
        }

/** Other settings that only this major has. */
internal val settingsOfMajor: List<Setting> = listOf()

/** Returns modules that users register besides one for Kotlin. */
internal fun otherModules(): List<Module> = listOf(GuavaModule(), Jdk8Module())

/** Returns everything that a parser tells of itself. */
internal fun stateOf(
    parser: JsonParser,
    hasText: Boolean,
): String {
    val context = parser.parsingContext
    val text = if (hasText) parser.text else ""
    val places = listOf(parser.currentTokenLocation(), parser.currentLocation(), context.startLocation(null))
    return "${parser.currentToken()} $text ${context.pathAsPointer()} ${context.currentIndex} " +
        "${parser.currentName()} " +
        places.joinToString { "${it.byteOffset} ${it.charOffset}=${it.lineNr}:${it.columnNr}" }
}
