package dev.piculet.lab.catalog

import dev.piculet.lab.contender.Limit
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.payload.Payloads
import dev.piculet.lab.payload.guest.GuestPayloads
import java.nio.file.Path
import kotlin.io.path.nameWithoutExtension

/**
 * The facts about a contender that are known before it is built or loaded: one `src/main/descriptors/ID.properties` of
 * its module.
 *
 * @property className the class that implements `Contender`
 * @property published the class that calls the library as a write-up does, or null if no write-up does so in another way
 * @property module where these classes are
 * @property version the version that is measured unless another is asked for
 * @property artifacts Maven coordinates of the library; `{version}` stands for the contender's version, and
 *     `{release}` for what comes before its first `-`
 * @property repository where the artifacts are, if not in Maven Central
 * @property flags JVM flags, by the first JDK feature release that gets them
 * @property suites ids of the suites that it takes part in where no contenders are named
 * @property isShareable true if several threads may call one instance at the same time
 * @property readsInPlace true if it can read fields of a document without an object
 * @property limits values that it need not hold: those that JSON can't express, and those that it declares
 * @property how how the library is used, one sentence
 * @property strangers why it can't hold a class that it was not prepared for when that was compiled, or null if it may
 * @property adoption what a user writes to take it up
 */
data class ContenderDescriptor(
    val id: String,
    val className: String,
    val module: ContenderModule,
    val version: String,
    val artifacts: List<String>,
    val repository: String?,
    val format: Format,
    val flags: Map<Int, List<String>>,
    val how: String,
    val suites: Set<String> = emptySet(),
    val isShareable: Boolean = false,
    val readsInPlace: Boolean = false,
    val limits: Set<Limit> = emptySet(),
    val published: String? = null,
    val strangers: String? = null,
    val adoption: Adoption = Adoption.UNKNOWN,
) {
    /** Returns the coordinates for one version of the library. */
    fun artifactsOf(version: String): List<String> =
        artifacts.map { it.replace("{version}", version).replace("{release}", version.substringBefore('-')) }

    /** True if another version can be asked for. */
    val isVersioned: Boolean get() = artifacts.any(::isVersioned)

    /** Returns the JVM flags for a JDK, with the packages of a stranger's classes for libraries that want to know them. */
    fun flagsFor(
        feature: Int,
        packages: List<String> = emptyList(),
    ): List<String> =
        flags
            .filterKeys { it <= feature }
            .toSortedMap()
            .values
            .flatten()
            .map { flag -> flag.replace("{packages}", packages.joinToString("") { ",$it" }) }

    companion object {
        private val ID = Regex("[a-z0-9]+([-.][a-z0-9]+)*")
        private val COORDINATES = Regex("[^:\\s]+(:[^:\\s]+){2,4}")

        /** True if an artifact has the contender's version. */
        fun isVersioned(artifact: String): Boolean = "{version}" in artifact

        /** Reads a descriptor; an entry that is missing, unknown or no sense is named. */
        fun read(
            file: Path,
            module: ContenderModule,
        ): ContenderDescriptor {
            val entries = DescriptorEntries.read(file)
            return ContenderDescriptor(
                id = id(entries),
                className = entries.required("class"),
                module = module,
                version = filled(entries, "version", entries.required("version")),
                artifacts = listed(entries.present("artifacts")).onEach { requireCoordinates(entries, it) },
                repository = entries.optional("repository"),
                format = format(entries),
                flags = flags(entries),
                how = entries.required("how"),
                suites = listed(entries.optional("suites").orEmpty()).onEach { requireSuite(entries, it) }.toSet(),
                isShareable = entries.isTrue("shareable"),
                readsInPlace = entries.isTrue("in-place"),
                limits = listed(entries.optional("lacks").orEmpty()).map { limit(entries, it) }.toSet(),
                published = entries.optional("published"),
                strangers = entries.optional("strangers"),
                adoption = Adoption.of(entries.all),
            ).let { it.copy(limits = it.limits + it.format.limits) }
        }

        private fun id(entries: DescriptorEntries): String {
            val id = entries.required("id")
            if (!ID.matches(id)) throw entries.fault("has id '$id'. Write small letters, digits and '-'")
            if (entries.file.nameWithoutExtension != id) throw entries.fault("has id '$id'. Name it $id.properties")
            return id
        }

        private fun format(entries: DescriptorEntries): Format {
            val all = Format.entries.associateBy { it.name.lowercase() }
            val name = entries.required("format")
            return all[name] ?: throw entries.fault("has format '$name'. Write one of ${all.keys.joinToString()}")
        }

        /** The build puts the values of properties in place of their names. */
        private fun filled(
            entries: DescriptorEntries,
            name: String,
            value: String,
        ): String {
            if ("\${" !in value) return value
            throw entries.fault("has $name $value, which no pom knows. Add it to the properties of laboratory/pom.xml")
        }

        private fun requireCoordinates(
            entries: DescriptorEntries,
            artifact: String,
        ) {
            val coordinates = filled(entries, "artifact", artifact)
            if (COORDINATES.matches(coordinates)) return
            throw entries.fault("has artifact '$artifact'. Write group:artifact:version")
        }

        private fun requireSuite(
            entries: DescriptorEntries,
            id: String,
        ) {
            val known = Payloads.suites() + GuestPayloads.SUITE
            if (id in known) return
            throw entries.fault("takes part in '$id', which is no suite. Write some of ${known.joinToString()}")
        }

        private fun limit(
            entries: DescriptorEntries,
            id: String,
        ): Limit {
            val known = Limit.entries.joinToString { it.id() }
            return Limit.entries.find { it.id() == id }
                ?: throw entries.fault("lacks '$id', which is no known limit. Write one of $known")
        }

        private fun listed(text: String) = text.split(',').map(String::trim).filter(String::isNotEmpty)

        private fun flags(entries: DescriptorEntries): Map<Int, List<String>> =
            entries.numbered(DescriptorEntries.FLAGS_SINCE).mapValues { (_, flags) -> words(flags) } +
                (0 to words(entries.optional("flags").orEmpty()))

        private fun words(text: String) = text.split(' ').filter(String::isNotEmpty)
    }
}
