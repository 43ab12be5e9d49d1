package dev.piculet.jackson.contract

import tools.jackson.core.Base64Variants
import tools.jackson.core.StreamReadFeature
import tools.jackson.core.StreamWriteFeature
import tools.jackson.core.json.JsonReadFeature
import tools.jackson.core.json.JsonWriteFeature
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.ObjectReader
import tools.jackson.databind.ObjectWriter
import tools.jackson.databind.SerializationFeature
import tools.jackson.databind.deser.DeserializationProblemHandler
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.ser.std.SimpleBeanPropertyFilter
import tools.jackson.databind.ser.std.SimpleFilterProvider
import java.text.SimpleDateFormat
import java.util.Locale
import java.util.Random
import java.util.TimeZone

/** Settings as users combine them: some of a mapper, and one of a call. */
internal object RandomSettings {
    private val switched: List<Setting> =
        (Switches.ofReading + Switches.ofWriting + Switches.ofBoth).flatMap {
            listOf(it.setting(true), it.setting(false))
        }

    private val others: List<Setting> = Settings.groups.flatten().filter { it.features.isEmpty() } + OtherSettings.all

    /** Returns a group of settings, which may be empty; the same for the same random numbers. */
    fun of(random: Random): List<Setting> =
        List(random.nextInt(4)) { (if (random.nextInt(3) == 0) others else switched).random(random) }

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
        val builder = builder(module, settings).filterProvider(filters)
        otherModules().forEach { builder.addModule(it) }
        mixed.forEach { builder.addMixIn(it, MixedIn::class.java) }
        return builder.build()
    }

    private val ofReaders: List<ObjectReader.(Random) -> ObjectReader> =
        listOf(
            { this },
            { this },
            { eachWay(DeserializationFeature.entries, it, { with(it) }, { without(it) }) },
            { eachWay(JsonReadFeature.entries, it, { with(it) }, { without(it) }) },
            { eachWay(StreamReadFeature.entries, it, { with(it) }, { without(it) }) },
            { eachWay(datatypeFeatures, it, { with(it) }, { without(it) }) },
            { withView(views.random(it)) },
            { with(Locale.FRENCH) },
            { with(TimeZone.getTimeZone("Asia/Tokyo")) },
            { with(Base64Variants.MODIFIED_FOR_URL) },
            { withAttribute("a", 1) },
            { withRootName("root") },
            { withHandler(object : DeserializationProblemHandler() {}) },
        )

    private val ofWriters: List<ObjectWriter.(Random) -> ObjectWriter> =
        listOf(
            { this },
            { this },
            { eachWay(SerializationFeature.entries, it, { with(it) }, { without(it) }) },
            { eachWay(JsonWriteFeature.entries, it, { with(it) }, { without(it) }) },
            { eachWay(StreamWriteFeature.entries, it, { with(it) }, { without(it) }) },
            { eachWay(datatypeFeatures, it, { with(it) }, { without(it) }) },
            { withView(views.random(it)) },
            { withDefaultPrettyPrinter() },
            { with(Locale.FRENCH) },
            { with(TimeZone.getTimeZone("Asia/Tokyo")) },
            { with(SimpleDateFormat("dd.MM.yyyy", Locale.ROOT)) },
            { with(Base64Variants.MODIFIED_FOR_URL) },
            { with(Shouting) },
            { withAttribute("a", 1) },
            { withRootName("root") },
            { withRootValueSeparator(" ; ") },
        )

    private val views = listOf(String::class.java, Int::class.javaObjectType)

    private fun <T, F> T.eachWay(
        features: List<F>,
        random: Random,
        on: T.(F) -> T,
        off: T.(F) -> T,
    ): T = features.random(random).let { if (random.nextBoolean()) on(it) else off(it) }

    /** Returns a reader with a setting that its mapper may not have. */
    fun of(
        reader: ObjectReader,
        random: Random,
    ): ObjectReader = ofReaders.random(random)(reader, random)

    /** Returns a writer with a setting that its mapper may not have. */
    fun of(
        writer: ObjectWriter,
        random: Random,
    ): ObjectWriter = ofWriters.random(random)(writer, random)

    private fun <T> List<T>.random(random: Random): T = this[random.nextInt(size)]
}
