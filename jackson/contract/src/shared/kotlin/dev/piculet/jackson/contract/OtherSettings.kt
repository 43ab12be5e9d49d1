package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonIgnoreProperties
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonTypeInfo
import tools.jackson.core.Base64Variants
import tools.jackson.core.ErrorReportConfiguration
import tools.jackson.core.StreamReadConstraints
import tools.jackson.core.StreamWriteConstraints
import tools.jackson.databind.DefaultTyping
import tools.jackson.databind.cfg.ConstructorDetector
import tools.jackson.databind.cfg.DefaultCacheProvider
import tools.jackson.databind.deser.DeserializationProblemHandler
import tools.jackson.databind.introspect.DefaultAccessorNamingStrategy
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator
import java.net.URI
import java.text.SimpleDateFormat
import java.time.LocalDate
import java.util.Locale
import java.util.TimeZone

/** What a mapper or its factory may be told beside [Switches], by the names of docs/jackson-options.md. */
internal object OtherSettings {
    private fun of(
        name: String,
        configure: MapperBuilder.() -> Unit,
    ) = Setting(name, configure = configure)

    private fun ofFactory(
        name: String,
        factory: FactoryBuilder.() -> Unit,
    ) = Setting(name, factory = factory)

    private fun limit(
        name: String,
        set: StreamReadConstraints.Builder.() -> Unit,
    ) = ofFactory("StreamReadConstraints.$name") {
        streamReadConstraints(StreamReadConstraints.builder().apply(set).build())
    }

    private val ofDefaultTyping: List<Setting> =
        DefaultTyping.entries.flatMap { typing ->
            listOf(JsonTypeInfo.As.PROPERTY, JsonTypeInfo.As.WRAPPER_ARRAY, JsonTypeInfo.As.WRAPPER_OBJECT).map {
                of("activateDefaultTyping($typing, $it)") {
                    val validator = BasicPolymorphicTypeValidator.builder().allowIfSubType(Any::class.java).build()
                    activateDefaultTyping(validator, typing, it)
                }
            }
        }

    private val ofInclusion: List<Setting> =
        JsonInclude.Include.entries
            .filter { it != JsonInclude.Include.CUSTOM && it != JsonInclude.Include.USE_DEFAULTS }
            .flatMap {
                listOf(
                    of("inclusion of values $it") { inclusion(it) },
                    of("inclusion of content $it") { contentInclusion(it) },
                )
            }

    private val ofTypes: List<Setting> =
        listOf(
            of("withConfigOverride: strings NON_EMPTY") {
                val filled = JsonInclude.Include.NON_EMPTY
                withConfigOverride(String::class.java) { it.setInclude(JsonInclude.Value.construct(filled, filled)) }
            },
            of("withConfigOverride: int as STRING") {
                withConfigOverride(Int::class.javaPrimitiveType!!) {
                    it.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.STRING))
                }
            },
            of("withConfigOverride: a pattern for dates") {
                withConfigOverride(LocalDate::class.java) { it.setFormat(JsonFormat.Value.forPattern("dd.MM.uuuu")) }
            },
            of("withConfigOverride: maps sorted") {
                withConfigOverride(Map::class.java) {
                    val sorted = JsonFormat.Feature.WRITE_SORTED_MAP_ENTRIES
                    it.setFormat(JsonFormat.Value.empty().withFeature(sorted))
                }
            },
            of("withConfigOverride: lists of one without brackets") {
                withConfigOverride(List::class.java) {
                    val unwrapped = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED
                    it.setFormat(JsonFormat.Value.empty().withFeature(unwrapped))
                }
            },
            of("withConfigOverride: lists merged") { withConfigOverride(List::class.java) { it.setMergeable(true) } },
            of("withConfigOverride: URIs ignored") {
                withConfigOverride(URI::class.java) { it.setIsIgnoredType(true) }
            },
            of("withConfigOverride: a property ignored") {
                withConfigOverride(DirectJava.Point::class.java) {
                    it.setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("x"))
                }
            },
            of("withConfigOverride: a class as ARRAY") {
                withConfigOverride(DirectJava.Point::class.java) {
                    it.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.ARRAY))
                }
            },
        )

    private val ofMappers: List<Setting> =
        listOf(
            of("fields alone are visible") { fieldsAlone() },
            of("constructorDetector(USE_DELEGATING)") { constructorDetector(ConstructorDetector.USE_DELEGATING) },
            of("constructorDetector(USE_PROPERTIES_BASED)") {
                constructorDetector(ConstructorDetector.USE_PROPERTIES_BASED)
            },
            of("constructorDetector(EXPLICIT_ONLY)") { constructorDetector(ConstructorDetector.EXPLICIT_ONLY) },
            of("accessorNaming with another prefix of setters") {
                accessorNaming(DefaultAccessorNamingStrategy.Provider().withSetterPrefix("with"))
            },
            of("propertyNamingStrategy(SNAKE_CASE)") { propertyNamingStrategy(NamingStrategies.SNAKE_CASE) },
            of("propertyNamingStrategy(UPPER_SNAKE_CASE)") {
                propertyNamingStrategy(NamingStrategies.UPPER_SNAKE_CASE)
            },
            of("propertyNamingStrategy(UPPER_CAMEL_CASE)") {
                propertyNamingStrategy(NamingStrategies.UPPER_CAMEL_CASE)
            },
            of("propertyNamingStrategy(LOWER_CASE)") { propertyNamingStrategy(NamingStrategies.LOWER_CASE) },
            of("propertyNamingStrategy(KEBAB_CASE)") { propertyNamingStrategy(NamingStrategies.KEBAB_CASE) },
            of("propertyNamingStrategy(LOWER_DOT_CASE)") { propertyNamingStrategy(NamingStrategies.LOWER_DOT_CASE) },
            of("defaultBase64Variant(MIME)") { defaultBase64Variant(Base64Variants.MIME) },
            of("defaultBase64Variant(PEM)") { defaultBase64Variant(Base64Variants.PEM) },
            of("defaultBase64Variant(MODIFIED_FOR_URL)") { defaultBase64Variant(Base64Variants.MODIFIED_FOR_URL) },
            of("defaultDateFormat of the JDK") { defaultDateFormat(SimpleDateFormat("yyyy-MM-dd HH:mm", Locale.ROOT)) },
            of("defaultDateFormat of your own") { defaultDateFormat(OwnDateFormat()) },
            of("defaultLocale") { defaultLocale(Locale.GERMAN) },
            of("defaultTimeZone") { defaultTimeZone(TimeZone.getTimeZone("Asia/Tokyo")) },
            of("defaultLeniency(false)") { defaultLeniency(false) },
            of("defaultMergeable(true)") { defaultMergeable(true) },
            of("injectableValues") { injectableValues(InjectedValues()) },
            of("addHandler") { addHandler(object : DeserializationProblemHandler() {}) },
            of("cacheProvider of small caches") {
                // Classes that hold themselves need some room: Jackson looks for their serializers again and again.
                val small = DefaultCacheProvider.builder().maxDeserializerCacheSize(16).maxSerializerCacheSize(16)
                cacheProvider(small.maxTypeFactoryCacheSize(4).build())
            },
        )

    /** A class of somebody's, whose code may do anything. */
    private class OwnDateFormat : SimpleDateFormat("yyyy/MM/dd HH:mm", Locale.ROOT)

    private val ofFactories: List<Setting> =
        listOf(
            limit("maxNestingDepth(3)") { maxNestingDepth(3) },
            limit("maxTokenCount(9)") { maxTokenCount(9) },
            limit("maxNumberLength(4)") { maxNumberLength(4) },
            limit("maxNumberLength(64)") { maxNumberLength(64) },
            limit("maxNameLength(64)") { maxNameLength(64) },
            limit("maxStringLength(9)") { maxStringLength(9) },
            ofFactory("StreamWriteConstraints.maxNestingDepth(3)") {
                streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(3).build())
            },
            ofFactory("ErrorReportConfiguration of short texts") {
                val short = ErrorReportConfiguration.builder().maxErrorTokenLength(5).maxRawContentLength(5)
                errorReportConfiguration(short.build())
            },
            ofFactory("quoteChar(''')") { quoteChar('\'') },
            ofFactory("highestNonEscapedChar(127)") { highestNonEscapedChar(0x7F) },
            ofFactory("characterEscapes") { characterEscapes(Shouting) },
            ofFactory("rootValueSeparator") { rootValueSeparator(" ; ") },
        )

    val all: List<Setting> =
        ofDefaultTyping + ofInclusion + ofTypes + ofMappers + ofFactories + settingsOfMajor
}
