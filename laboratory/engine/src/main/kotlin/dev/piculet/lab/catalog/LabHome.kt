package dev.piculet.lab.catalog

import java.nio.file.Path
import kotlin.io.path.isDirectory
import kotlin.io.path.listDirectoryEntries

/** Where the lab is, and the classes of its contenders with it. */
sealed interface LabHome {
    /** What starts the lab there, as its users type it. */
    val command: String

    /** The folder with `FAMILY/src/main/descriptors/ID.properties` of all families. */
    val descriptors: Path

    /** Returns the module of a family of contenders. */
    fun module(family: String): ContenderModule
}

/** A checkout of Piculet, where modules are built when a run needs them. */
class Checkout(
    val root: Path,
) : LabHome {
    override val command: String get() = COMMAND

    override val descriptors: Path = root.resolve("laboratory/engine/target/classes/contenders")

    override fun module(family: String): ContenderModule {
        val target = root.resolve("${ContenderModule.ROOM}/$family/target")
        return ContenderModule("${ContenderModule.ROOM}/$family", target.resolve("classes"), target.resolve("product"))
    }

    companion object {
        /** How the lab names itself in its texts. */
        const val COMMAND: String = "./lab"
    }
}

/**
 * What the lab's jar unpacks at its first start: modules that are built already, beside their descriptors.
 *
 * @property folder has `contenders`
 */
class InstalledCopy(
    private val folder: Path,
    override val command: String,
) : LabHome {
    override val descriptors: Path = folder.resolve("contenders")

    override fun module(family: String): ContenderModule {
        val target = descriptors.resolve("$family/target")
        val jars = if (target.isDirectory()) target.listDirectoryEntries("*.jar") else emptyList()
        val classes = jars.singleOrNull() ?: target.resolve("$family.jar")
        return ContenderModule("contenders/$family", classes, target.resolve("product"))
    }
}
