package dev.piculet.lab.environment

import dev.piculet.lab.LabException
import java.io.IOException
import java.nio.file.Files
import java.nio.file.Path

/**
 * The room in the folder for temporary files, where JVMs that the lab starts leave their answers. Without it their work
 * would seem to be at fault.
 *
 * @param usable how many bytes can still be written there, or null if that is unknown
 */
class TemporaryRoom(
    private val folder: Path = Path.of(System.getProperty("java.io.tmpdir")),
    private val usable: (Path) -> Long? = { usableIn(it) },
) {
    /** @throws LabException if there is too little */
    fun require() {
        val left = usable(folder) ?: return
        if (left >= LEAST_MIB * MIB) return
        throw LabException(
            "$folder has ${left / MIB} MiB left, and JVMs that the lab starts need $LEAST_MIB MiB there for their " +
                "answers. Make room, and start the same again; what is stored is safe.",
        )
    }

    private companion object {
        const val MIB = 1L shl 20

        /** The largest payload is a third of it, and may stand there twice. */
        const val LEAST_MIB = 32

        /** Some file systems tell no size at all. */
        fun usableIn(folder: Path): Long? =
            try {
                Files.getFileStore(folder).let { store -> store.usableSpace.takeIf { store.totalSpace > 0 } }
            } catch (_: IOException) {
                null
            }
    }
}
