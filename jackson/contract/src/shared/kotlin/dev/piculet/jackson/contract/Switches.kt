package dev.piculet.jackson.contract

import tools.jackson.core.StreamReadFeature
import tools.jackson.core.StreamWriteFeature
import tools.jackson.core.json.JsonReadFeature
import tools.jackson.core.json.JsonWriteFeature
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.SerializationFeature

/** An option of Jackson's that is on or off. */
internal class Switch(
    val name: String,
    private val toFactory: FactoryBuilder.(Boolean) -> Unit = {},
    private val toMapper: MapperBuilder.(Boolean) -> Unit = {},
) {
    /** Returns what sets it. */
    fun setting(isOn: Boolean): Setting =
        Setting(
            if (isOn) name else "no $name",
            factory = { toFactory(this, isOn) },
            configure = { toMapper(this, isOn) },
        )

    companion object {
        fun <F : Any> ofMappers(
            features: List<F>,
            set: MapperBuilder.(F, Boolean) -> Unit,
        ): List<Switch> = features.map { feature -> Switch(nameOf(feature), toMapper = { set(this, feature, it) }) }

        fun <F : Any> ofFactories(
            features: List<F>,
            set: FactoryBuilder.(F, Boolean) -> Unit,
        ): List<Switch> = features.map { feature -> Switch(nameOf(feature), toFactory = { set(this, feature, it) }) }

        private fun nameOf(feature: Any): String =
            "${feature.javaClass.name.substringAfterLast('.').replace('$', '.')}.$feature"
    }
}

/** Every option that is on or off in this version of Jackson. */
internal object Switches {
    /** Those that concern nothing but reading. */
    val ofReading: List<Switch> =
        Switch.ofMappers(DeserializationFeature.entries) { feature, isOn -> configure(feature, isOn) } +
            Switch.ofMappers(StreamReadFeature.entries) { feature, isOn -> configure(feature, isOn) } +
            Switch.ofMappers(JsonReadFeature.entries) { feature, isOn -> configure(feature, isOn) }

    /** Those that concern nothing but writing. */
    val ofWriting: List<Switch> =
        Switch.ofMappers(SerializationFeature.entries) { feature, isOn -> configure(feature, isOn) } +
            Switch.ofMappers(StreamWriteFeature.entries) { feature, isOn -> configure(feature, isOn) } +
            Switch.ofMappers(JsonWriteFeature.entries) { feature, isOn -> configure(feature, isOn) }

    /** All others. */
    val ofBoth: List<Switch> =
        Switch.ofMappers(MapperFeature.entries) { feature, isOn -> configure(feature, isOn) } +
            Switch.ofMappers(datatypeFeatures) { feature, isOn -> configure(feature, isOn) } +
            switchesOfMajor
}
