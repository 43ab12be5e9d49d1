package dev.piculet.lab.catalog

import java.nio.file.Path
import kotlin.io.path.isDirectory
import kotlin.io.path.listDirectoryEntries

/**
 * The module of a family of contenders, built or not.
 *
 * @property name its folder in the checkout, as `laboratory/contenders/kryo`
 * @property classes where its build leaves its classes
 * @param productFolder where its build leaves the jars of this checkout that its contenders measure, if any
 */
data class ContenderModule(
    val name: String,
    val classes: Path,
    private val productFolder: Path,
) {
    val isBuilt: Boolean get() = classes.isDirectory()

    /** The jars of this checkout that its contenders measure, as they ship. */
    val product: List<Path>
        get() = if (productFolder.isDirectory()) productFolder.listDirectoryEntries("*.jar").sorted() else emptyList()

    companion object {
        /** The modules of all families. */
        const val ROOM: String = "laboratory/contenders"

        /** Returns a family's module in the checkout. */
        fun of(
            home: Path,
            family: String,
        ): ContenderModule {
            val target = home.resolve("$ROOM/$family/target")
            return ContenderModule("$ROOM/$family", target.resolve("classes"), target.resolve("product"))
        }
    }
}
