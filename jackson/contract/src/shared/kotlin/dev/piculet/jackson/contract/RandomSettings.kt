package dev.piculet.jackson.contract

import tools.jackson.core.StreamReadFeature
import tools.jackson.core.StreamWriteFeature
import tools.jackson.core.json.JsonReadFeature
import tools.jackson.core.json.JsonWriteFeature
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.ObjectReader
import tools.jackson.databind.ObjectWriter
import tools.jackson.databind.SerializationFeature
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.ser.std.SimpleBeanPropertyFilter
import tools.jackson.databind.ser.std.SimpleFilterProvider
import java.util.Locale
import java.util.Random
import java.util.TimeZone

/** Settings as users combine them: some of a mapper, and one of a call. */
internal object RandomSettings {
    private fun <F> eachWay(
        features: List<F>,
        on: MapperBuilder.(F) -> Unit,
        off: MapperBuilder.(F) -> Unit,
    ): List<Setting> =
        features.flatMap { feature ->
            listOf(Setting("$feature") { on(feature) }, Setting("no $feature") { off(feature) })
        }

    private val features: List<Setting> =
        eachWay(DeserializationFeature.entries, { enable(it) }, { disable(it) }) +
            eachWay(MapperFeature.entries, { enable(it) }, { disable(it) }) +
            eachWay(SerializationFeature.entries, { enable(it) }, { disable(it) }) +
            eachWay(JsonReadFeature.entries, { enable(it) }, { disable(it) }) +
            eachWay(JsonWriteFeature.entries, { enable(it) }, { disable(it) }) +
            eachWay(StreamReadFeature.entries, { enable(it) }, { disable(it) }) +
            eachWay(StreamWriteFeature.entries, { enable(it) }, { disable(it) }) +
            eachWay(datatypeFeatures, { enable(it) }, { disable(it) })

    private val others: List<Setting> =
        Settings.groups.flatten().filter { it.features.isEmpty() } +
            listOf(
                Setting("snake case") { propertyNamingStrategy(NamingStrategies.SNAKE_CASE) },
                Setting("kebab case") { propertyNamingStrategy(NamingStrategies.KEBAB_CASE) },
                Setting("German") { defaultLocale(Locale.GERMAN) },
                Setting("Tokyo") { defaultTimeZone(TimeZone.getTimeZone("Asia/Tokyo")) },
            )

    /** Returns a group of settings, which may be empty; the same for the same random numbers. */
    fun of(random: Random): List<Setting> =
        List(random.nextInt(4)) { (if (random.nextInt(3) == 0) others else features).random(random) }

    /**
     * Returns a mapper with settings, and the filter that random classes may name.
     *
     * @param mixed classes that have [MixedIn]'s annotations, too
     */
    fun mapper(
        module: JacksonModule,
        settings: List<Setting>,
        mixed: List<Class<*>>,
    ): JsonMapper {
        val filters = SimpleFilterProvider().addFilter("sieve", SimpleBeanPropertyFilter.serializeAllExcept("name"))
        val builder = builder().addModule(module).filterProvider(filters)
        otherModules().forEach { builder.addModule(it) }
        settings.forEach { it.configure(builder) }
        mixed.forEach { builder.addMixIn(it, MixedIn::class.java) }
        return builder.build()
    }

    /** Returns a reader with a setting that its mapper may not have. */
    fun of(
        reader: ObjectReader,
        random: Random,
    ): ObjectReader {
        val isOn = random.nextBoolean()
        return when (random.nextInt(6)) {
            0 -> DeserializationFeature.entries.random(random).let { if (isOn) reader.with(it) else reader.without(it) }
            1 -> JsonReadFeature.entries.random(random).let { if (isOn) reader.with(it) else reader.without(it) }
            2 -> reader.withView(if (isOn) String::class.java else Int::class.javaObjectType)
            3 -> reader.with(Locale.FRENCH)
            4 -> reader.withAttribute("a", 1)
            else -> reader
        }
    }

    /** Returns a writer with a setting that its mapper may not have. */
    fun of(
        writer: ObjectWriter,
        random: Random,
    ): ObjectWriter {
        val isOn = random.nextBoolean()
        return when (random.nextInt(6)) {
            0 -> SerializationFeature.entries.random(random).let { if (isOn) writer.with(it) else writer.without(it) }
            1 -> JsonWriteFeature.entries.random(random).let { if (isOn) writer.with(it) else writer.without(it) }
            2 -> writer.withView(if (isOn) String::class.java else Int::class.javaObjectType)
            3 -> writer.withDefaultPrettyPrinter()
            4 -> writer.with(TimeZone.getTimeZone("Asia/Tokyo"))
            else -> writer
        }
    }

    private fun <T> List<T>.random(random: Random): T = this[random.nextInt(size)]
}
