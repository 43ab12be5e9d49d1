package dev.piculet.lab.catalog

import dev.piculet.lab.LabException
import dev.piculet.lab.contender.Limit
import dev.piculet.lab.experiment.Format
import java.nio.file.Path
import java.util.Properties
import kotlin.io.path.inputStream
import kotlin.io.path.name

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
 * @property isShareable true if several threads may call one instance at the same time
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
    val isShareable: Boolean = false,
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
        private const val FLAGS_SINCE = "flags.since."

        /** True if an artifact has the contender's version. */
        fun isVersioned(artifact: String): Boolean = "{version}" in artifact

        /** Reads a descriptor; a missing entry is named. */
        fun read(
            file: Path,
            module: ContenderModule,
        ): ContenderDescriptor {
            val entries = file.inputStream().use { Properties().apply { load(it) } }

            fun required(name: String): String =
                entries.getProperty(name)
                    ?: throw LabException("Descriptor ${file.name} has no entry '$name'. Add it: $file.")
            return ContenderDescriptor(
                id = required("id"),
                className = required("class"),
                module = module,
                version = required("version"),
                artifacts = listed(required("artifacts")),
                repository = entries.getProperty("repository"),
                format = Format.valueOf(required("format").uppercase()),
                flags = flags(entries),
                how = required("how"),
                isShareable = entries.getProperty("shareable") == "true",
                limits = listed(entries.getProperty("lacks", "")).map { limit(it, file) }.toSet(),
                published = entries.getProperty("published"),
                strangers = entries.getProperty("strangers"),
                adoption = Adoption.of(entries),
            ).let { it.copy(limits = it.limits + it.format.limits) }
        }

        private fun limit(
            id: String,
            file: Path,
        ): Limit =
            Limit.entries.find { it.id() == id } ?: throw LabException(
                "Descriptor ${file.name} lacks '$id', which is no known limit. Limits: " +
                    Limit.entries.joinToString { it.id() } + ".",
            )

        private fun listed(text: String) = text.split(',').map(String::trim).filter(String::isNotEmpty)

        private fun flags(entries: Properties): Map<Int, List<String>> {
            val since =
                entries
                    .stringPropertyNames()
                    .filter { it.startsWith(FLAGS_SINCE) }
                    .associate { it.removePrefix(FLAGS_SINCE).toInt() to words(entries.getProperty(it)) }
            return since + (0 to words(entries.getProperty("flags", "")))
        }

        private fun words(text: String) = text.split(' ').filter(String::isNotEmpty)
    }
}
