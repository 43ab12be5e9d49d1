package dev.piculet.lab.catalog

import dev.piculet.lab.payload.guest.GuestPayloads
import java.nio.file.Path

/**
 * A stranger's classes, behind the class path of each measured JVM of a run.
 *
 * @property folder the folder of the file that tells what values to make of them
 * @property packages those of the classes, for libraries that make objects of listed packages alone
 */
data class GuestClassPath(
    val folder: Path,
    val classPath: List<Path>,
    val packages: List<String>,
) {
    /** The JVM flags that tell a measured JVM of them. */
    val flags: List<String> get() = listOf("-D${GuestPayloads.VALUES}=$folder")
}
