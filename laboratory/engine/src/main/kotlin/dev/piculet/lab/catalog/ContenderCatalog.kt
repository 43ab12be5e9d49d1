package dev.piculet.lab.catalog

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.isJar
import java.nio.file.Path
import kotlin.io.path.isDirectory
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name

/** The contenders that are at home here, found by their descriptors. Nothing of them is loaded. */
class ContenderCatalog(
    descriptors: List<ContenderDescriptor>,
) {
    private val byId = descriptors.groupBy { it.id }.mapValues { (_, all) -> only(all) }.toSortedMap()

    /** All contenders, by id. */
    val all: List<ContenderDescriptor> get() = byId.values.toList()

    /** Returns the contender with that id, if there is one. */
    fun find(id: String): ContenderDescriptor? = byId[id]

    /**
     * Understands `id`, `id@version` and `id@path/to.jar`.
     *
     * @param isRead false for a jar that may be gone; then resolving it tells so
     * @throws LabException if there is no such contender or jar, or it can't have another version
     */
    fun select(
        request: String,
        isRead: Boolean = true,
    ): ContenderSelection {
        val id = request.substringBefore('@')
        val descriptor =
            byId[id] ?: throw LabException(
                "There is no contender '$id'. There are: ${byId.keys.joinToString(", ")}.",
                ExitCode.USAGE,
            )
        val version = request.substringAfter('@', descriptor.version)
        if (version.isBlank()) {
            throw LabException("Contender '$request' names no version. Write '$id' or '$id@VERSION'.", ExitCode.USAGE)
        }
        if (version.any { it.isWhitespace() || it in NOT_IN_VERSIONS } && !isJar(version)) {
            val message = "Contender '$request' names no version and no jar. The path of a jar ends with '.jar'."
            throw LabException(message, ExitCode.USAGE)
        }
        if (isJar(version)) return ContenderSelection(descriptor, version).also { if (isRead) it.jar }
        if (version != descriptor.version && !descriptor.isVersioned) {
            throw LabException(
                "Contender '$id' comes in one version, ${descriptor.version}. Ask for it without '@$version'.",
                ExitCode.USAGE,
            )
        }
        return ContenderSelection(descriptor, version)
    }

    private fun only(descriptors: List<ContenderDescriptor>): ContenderDescriptor =
        descriptors.singleOrNull() ?: throw LabException(
            "There are several contenders '${descriptors.first().id}', in " +
                "${descriptors.joinToString(" and ") { it.module.name }}. Give one of them another id.",
        )

    companion object {
        private const val NOT_IN_VERSIONS = ":/\\"

        /** Reads the descriptors that the engine of a checkout was built with: those of all contenders, built or not. */
        fun of(checkout: Path): ContenderCatalog = of(Checkout(checkout))

        /** Reads the descriptors of all contenders. */
        fun of(home: LabHome): ContenderCatalog {
            val folder = home.descriptors
            if (!folder.isDirectory()) {
                throw LabException(
                    "No contenders found: $folder is not a folder. Run ./lab from a checkout of Piculet.",
                )
            }
            return ContenderCatalog(folder.listDirectoryEntries().sorted().flatMap { descriptorsOf(home, it) })
        }

        private fun descriptorsOf(
            home: LabHome,
            family: Path,
        ): List<ContenderDescriptor> {
            val module = home.module(family.name)
            val files = family.resolve("src/main/descriptors").listDirectoryEntries("*.properties")
            return files.sorted().map { ContenderDescriptor.read(it, module) }
        }
    }
}
