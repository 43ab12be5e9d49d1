package dev.piculet.lab.catalog

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.isJar
import java.nio.file.Path

/**
 * A contender in the version that is asked for.
 *
 * @property version a version of its library, or the path of a jar, as the user wrote it
 */
data class ContenderSelection(
    val descriptor: ContenderDescriptor,
    val version: String,
) {
    val id: String get() = descriptor.id

    /** The jar that stands for a part of its library, or null if a version is asked for. */
    val jar: NamedJar? by lazy { if (isJar(version)) NamedJar.read(Path.of(version)) else null }

    /** Why its jar can't be read, in one line, or null if it can, or none is asked for. */
    val fault: String? by lazy {
        try {
            jar.let { null }
        } catch (e: LabException) {
            e.message
        }
    }

    /** Jars of Piculet that it measures, or those of another build that stand for them. */
    val product: List<Path>
        get() = jar?.let(descriptor.module::productWith) ?: descriptor.module.product

    /**
     * Maven coordinates of its library. A jar stands for the artifact of its name, or for the first one that has a
     * version; the others have the jar's version.
     */
    val artifacts: List<String>
        get() {
            val named = jar ?: return descriptor.artifactsOf(version)
            if (descriptor.module.hasInProduct(named)) return descriptor.artifactsOf(descriptor.version)
            val all = descriptor.artifactsOf(named.version)
            val ownName = all.indexOfFirst { it.startsWith("${named.groupId}:${named.artifactId}:") }
            val replaced = if (ownName >= 0) {
                ownName
            } else {
                descriptor.artifacts
                    .indexOfFirst(ContenderDescriptor::isVersioned)
            }
            if (replaced < 0) {
                throw LabException("Contender '$id' measures no library that a jar can stand for.", ExitCode.USAGE)
            }
            return all.toMutableList().also { it[replaced] = named.coordinates }
        }

    override fun toString(): String = "$id@$version"
}
