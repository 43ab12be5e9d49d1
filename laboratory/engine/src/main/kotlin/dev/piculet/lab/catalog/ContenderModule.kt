package dev.piculet.lab.catalog

import java.nio.file.Path
import java.util.zip.ZipFile
import kotlin.io.path.exists
import kotlin.io.path.isDirectory
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name

/**
 * The module of a family of contenders, built or not.
 *
 * @property name its folder in the checkout, as `laboratory/contenders/kryo`
 * @property classes the folder where its build leaves its classes, or the jar that has them
 * @param productFolder where its build leaves the jars of Piculet that its contenders measure, if any
 */
data class ContenderModule(
    val name: String,
    val classes: Path,
    private val productFolder: Path,
) {
    val isBuilt: Boolean get() = classes.exists()

    /** True if the module was built, and has a class. */
    fun hasClass(name: String): Boolean {
        val entry = name.replace('.', '/') + ".class"
        if (classes.isDirectory()) return classes.resolve(entry).exists()
        return isBuilt && ZipFile(classes.toFile()).use { it.getEntry(entry) != null }
    }

    /** The jars of Piculet that its contenders measure, as they ship. */
    val product: List<Path>
        get() = if (productFolder.isDirectory()) productFolder.listDirectoryEntries("*.jar").sorted() else emptyList()

    /** The names of their artifacts. */
    val productArtifacts: List<String> get() = product.map(::artifactOf)

    /** True if a jar is another build of one of [product]. */
    fun hasInProduct(jar: NamedJar): Boolean = jar.artifactId in productArtifacts

    /**
     * Returns [product] with a jar in place of the one of its name, and with those of the others that are in the jar's
     * folder; null if it has none of its name.
     */
    fun productWith(jar: NamedJar): List<Path>? {
        if (!hasInProduct(jar)) return null
        val others = jar.file.toAbsolutePath().parent.listDirectoryEntries("*.jar").associateBy(::artifactOf)
        val all = others + (jar.artifactId to jar.file)
        return product.map { all[artifactOf(it)] ?: it }
    }

    companion object {
        /** The modules of all families. */
        const val ROOM: String = "laboratory/contenders"

        /** What comes before the version in the name of a jar. */
        private fun artifactOf(jar: Path): String = jar.name.replace(Regex("-\\d[^/]*$"), "")
    }
}
