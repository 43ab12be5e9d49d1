package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility
import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import tools.jackson.core.JacksonException
import tools.jackson.core.JsonParser
import tools.jackson.core.TokenStreamFactory
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.EnumNamingStrategies
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.annotation.JsonPOJOBuilder
import tools.jackson.databind.cfg.DatatypeFeature
import tools.jackson.databind.cfg.DateTimeFeature
import tools.jackson.databind.cfg.EnumFeature
import tools.jackson.databind.cfg.JsonNodeFeature
import tools.jackson.databind.introspect.Annotated
import tools.jackson.databind.introspect.AnnotatedClass
import tools.jackson.databind.introspect.AnnotatedMember
import tools.jackson.databind.introspect.NopAnnotationIntrospector
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import tools.jackson.datatype.guava.GuavaModule
import java.lang.reflect.Type

/** Jackson 3 by the names of the contract; Jackson 2 has a file of the same name. */
internal const val MAJOR = 3

/** Returns a builder with the defaults that the contract is written for: those of Jackson 3, in declared order. */
internal fun builder(): MapperBuilder = JsonMapper.builder().apply { setDefaults(this) }

/** Gives a mapper of any format the defaults that the contract is written for. */
internal fun setDefaults(builder: AnyMapperBuilder) {
    builder.disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
    builder.disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
}

internal fun MapperBuilder.inclusion(inclusion: JsonInclude.Include): MapperBuilder =
    changeDefaultPropertyInclusion { it.withValueInclusion(inclusion) }

/** Sets which elements and entries are written, unless an annotation does. */
internal fun MapperBuilder.contentInclusion(inclusion: JsonInclude.Include): MapperBuilder =
    changeDefaultPropertyInclusion { it.withContentInclusion(inclusion) }

/** Has properties found by their fields alone, whatever these are, and by creators. */
internal fun MapperBuilder.fieldsAlone(): MapperBuilder =
    changeDefaultVisibility {
        it
            .withFieldVisibility(Visibility.ANY)
            .withGetterVisibility(Visibility.NONE)
            .withIsGetterVisibility(Visibility.NONE)
            .withSetterVisibility(Visibility.NONE)
    }

/** Sets the handling of null, unless an annotation does. */
internal fun MapperBuilder.nulls(nulls: Nulls): MapperBuilder =
    changeDefaultNullHandling { JsonSetter.Value.forValueNulls(nulls) }

/** Sets the handling of null for a type, unless an annotation does. */
internal fun MapperBuilder.nulls(
    nulls: Nulls,
    type: Class<*>,
): MapperBuilder = withConfigOverride(type) { it.setNullHandling(JsonSetter.Value.forValueNulls(nulls)) }

/** Sets the handling of null in a collection or map, unless an annotation does. */
internal fun MapperBuilder.contentNulls(nulls: Nulls): MapperBuilder =
    changeDefaultNullHandling { JsonSetter.Value.forContentNulls(nulls) }

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
                override fun findSetterInfo(
                    config: tools.jackson.databind.cfg.MapperConfig<*>?,
                    annotated: Annotated,
                ): JsonSetter.Value =
                    setter?.takeIf { isMeant(annotated) } ?: JsonSetter.Value.empty()

                override fun findFormat(
                    config: tools.jackson.databind.cfg.MapperConfig<*>,
                    annotated: Annotated,
                ): JsonFormat.Value? =
                    format?.takeIf { isMeant(annotated) }

                override fun hasRequiredMarker(
                    config: tools.jackson.databind.cfg.MapperConfig<*>,
                    annotated: AnnotatedMember,
                ): Boolean? =
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
                override fun findPOJOBuilder(
                    config: tools.jackson.databind.cfg.MapperConfig<*>,
                    type: AnnotatedClass,
                ): Class<*>? = builderOf(type.rawType)

                override fun findPOJOBuilderConfig(
                    config: tools.jackson.databind.cfg.MapperConfig<*>,
                    type: AnnotatedClass,
                ): JsonPOJOBuilder.Value =
                    JsonPOJOBuilder.Value("build", prefixOf(type.rawType))
            },
        )
    }
}

/**
 * Returns the path of the failure: names of properties and indexes of elements; empty if Jackson does not report it.
 */
internal fun pathOf(failure: Throwable): List<Any> =
    (failure as? JacksonException)?.path.orEmpty().map { it.propertyName ?: it.index }

/** Returns the message without the place in the source. */
internal fun messageOf(failure: Throwable): String? =
    (failure as? JacksonException)?.originalMessage ?: failure.message

/** Returns the answers to a schema generator about the properties that are read. */
internal fun ObjectMapper.describeForReading(type: Type): BeanDescription {
    val context = _deserializationContext()
    val javaType = constructType(type)
    return context.introspectBeanDescription(javaType, context.introspectClassAnnotations(javaType))
}

/** Returns the answers to a schema generator about the properties that are written. */
internal fun ObjectMapper.describeForWriting(type: Class<*>): BeanDescription {
    val context = _serializationContext()
    val javaType = constructType(type)
    return context.introspectBeanDescription(javaType, context.introspectClassAnnotations(javaType))
}

/** Returns the id by which Jackson knows the module. */
internal fun registrationIdOf(module: JacksonModule): Any = module.registrationId

/** Returns a builder with all settings of the mapper. */
internal fun rebuild(mapper: JsonMapper): MapperBuilder = mapper.rebuild()

/** Has moments read without what is less than a millisecond, if this version of Jackson can do that. */
internal fun truncateTimes(builder: MapperBuilder) {
    DateTimeFeature.entries.filter { it.name == "TRUNCATE_TO_MSECS_ON_READ" }.forEach { builder.enable(it) }
}

internal val enumsByToString = EnumFeature.READ_ENUMS_USING_TO_STRING

internal val unknownEnumsAreDefault = EnumFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE

/** Features of one type of values each. */
internal val datatypeFeatures: List<DatatypeFeature> =
    EnumFeature.entries + JsonNodeFeature.entries + DateTimeFeature.entries

/** Options that are on or off and that only this major has, or calls so. */
internal val switchesOfMajor: List<Switch> =
    Switch.ofFactories(TokenStreamFactory.Feature.entries) { feature, isOn -> configure(feature, isOn) }

/** Other settings that only this major has, as far as this version does. */
internal val settingsOfMajor: List<Setting> =
    listOf(
        Setting("enumNamingStrategy") { enumNamingStrategy(EnumNamingStrategies.LOWER_CAMEL_CASE) },
        Setting("deserializationContexts of your own") { deserializationContexts(OwnReadingContexts(mutableListOf())) },
        Setting("serializationContexts of your own") { serializationContexts(OwnWritingContexts(null)) },
    ) +
        newer("defaultView", "") { String::class.java } +
        newer("defaultFormat", " of a shape") { JsonFormat.Value.forShape(JsonFormat.Shape.STRING) } +
        newer("defaultFormat", " of a radix") { JsonFormat.Value.forShape(JsonFormat.Shape.STRING).withRadix(16) }

/** Returns what calls a builder's method with one argument; nothing if this version lacks it. */
private fun newer(
    method: String,
    what: String,
    argument: () -> Any,
): List<Setting> =
    MapperBuilder::class.java.methods
        .filter { it.name == method && it.parameterCount == 1 }
        .map { Setting(method + what) { it.invoke(this, argument()) } }

/** Returns modules that users register besides one for Kotlin. */
internal fun otherModules(): List<JacksonModule> = listOf(GuavaModule())

/** Returns everything that a parser tells of itself. */
internal fun stateOf(
    parser: JsonParser,
    hasText: Boolean,
): String {
    val context = parser.streamReadContext()
    val text = if (hasText) parser.string else ""
    val places = listOf(parser.currentTokenLocation(), parser.currentLocation(), context.startLocation(null))
    return "${parser.currentToken()} $text ${context.pathAsPointer()} ${context.currentIndex} " +
        "${parser.currentName()} " +
        places.joinToString { "${it.byteOffset} ${it.charOffset}=${it.lineNr}:${it.columnNr}" }
}
