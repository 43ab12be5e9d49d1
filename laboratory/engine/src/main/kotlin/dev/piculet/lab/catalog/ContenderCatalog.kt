package dev.piculet.lab.catalog

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import java.nio.file.Path
import kotlin.io.path.extension
import kotlin.io.path.isDirectory
import kotlin.io.path.listDirectoryEntries

/** The contenders of this checkout, found by their descriptors. Nothing of them is loaded. */
class ContenderCatalog(
    descriptors: List<ContenderDescriptor>,
) {
    private val byId = descriptors.associateBy { it.id }.toSortedMap()

    /** All contenders, by id. */
    val all: List<ContenderDescriptor> get() = byId.values.toList()

    /** Returns the contender with that id, if there is one. */
    fun find(id: String): ContenderDescriptor? = byId[id]

    /**
     * Understands `id` and `id@version`.
     *
     * @throws LabException if there is no such contender, or it can't have another version
     */
    fun select(request: String): ContenderSelection {
        val id = request.substringBefore('@')
        val descriptor =
            byId[id] ?: throw LabException(
                "There is no contender '$id'. There are: ${byId.keys.joinToString(", ")}.",
                ExitCode.USAGE,
            )
        val version = request.substringAfter('@', descriptor.version)
        if (version != descriptor.version && !descriptor.isVersioned) {
            throw LabException(
                "Contender '$id' comes in one version, ${descriptor.version}. Ask for it without '@$version'.",
                ExitCode.USAGE,
            )
        }
        if (version.isBlank()) {
            throw LabException("Contender '$request' names no version. Write '$id' or '$id@VERSION'.", ExitCode.USAGE)
        }
        return ContenderSelection(descriptor, version)
    }

    companion object {
        /** Reads the descriptors of the built contender modules under a checkout. */
        fun of(home: Path): ContenderCatalog {
            val folder = home.resolve("laboratory/contenders")
            if (!folder.isDirectory()) {
                throw LabException(
                    "No contenders found: $folder is not a folder. Run ./lab from a checkout of Piculet.",
                )
            }
            val descriptors = folder.listDirectoryEntries().sorted().flatMap(::descriptorsOf)
            if (descriptors.isEmpty()) {
                throw LabException("No contenders found under $folder. Build them: ./mvnw package -DskipTests.")
            }
            return ContenderCatalog(descriptors)
        }

        private fun descriptorsOf(module: Path): List<ContenderDescriptor> {
            val classes = module.resolve("target/classes")
            val folder = classes.resolve("META-INF/piculet-lab")
            if (!folder.isDirectory()) return emptyList()
            val product = product(module.resolve("target/product"))
            return folder
                .listDirectoryEntries()
                .filter { it.extension == "properties" }
                .sorted()
                .map { ContenderDescriptor.read(it, classes, product) }
        }

        /** The jars of this checkout that a module's contenders measure, as they ship. */
        private fun product(folder: Path): List<Path> =
            if (folder.isDirectory()) folder.listDirectoryEntries("*.jar").sorted() else emptyList()
    }
}

/** A contender in the version that is asked for. */
data class ContenderSelection(
    val descriptor: ContenderDescriptor,
    val version: String,
) {
    val id: String get() = descriptor.id

    override fun toString(): String = "$id@$version"
}
