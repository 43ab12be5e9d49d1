package dev.piculet.lab.runner

import dev.piculet.lab.catalog.ArtifactResolver
import java.nio.file.Path
import java.util.zip.ZipFile
import kotlin.io.path.createTempDirectory
import kotlin.io.path.outputStream

/**
 * [async-profiler](https://github.com/async-profiler/async-profiler) as an agent of a measured JVM: by CPU time, a
 * thousand samples a second, where Flight Recorder has some ten.
 */
class AsyncProfiler internal constructor(
    private val library: Path,
) {
    /** Returns the flag that makes a JVM write its samples to a file when it ends. */
    fun flag(recording: Path): String = "-agentpath:$library=start,event=cpu,interval=1ms,jfr,file=$recording"

    companion object {
        private const val ARTIFACT = "tools.profiler:async-profiler:4.2"

        /**
         * Returns it for this machine, or null if it can't be had, or doesn't run here.
         *
         * @param folder where its library may be put
         */
        fun of(
            resolver: ArtifactResolver,
            folder: Path,
        ): AsyncProfiler? = platform()?.let { name -> resolver.fileOf(ARTIFACT)?.let { unpacked(it, name, folder) } }

        private fun unpacked(
            jar: Path,
            platform: String,
            folder: Path,
        ): AsyncProfiler? =
            ZipFile(jar.toFile()).use { zip ->
                val entry = zip.getEntry("$platform/libasyncProfiler.so") ?: return null
                val library = createTempDirectory(folder, "profiler-").resolve("libasyncProfiler.so")
                library.outputStream().use { out -> zip.getInputStream(entry).use { it.copyTo(out) } }
                AsyncProfiler(library)
            }

        private fun platform(): String? {
            val (system, machine) = System.getProperty("os.name") to System.getProperty("os.arch")
            return when {
                system.startsWith("Mac") -> "macos"
                system != "Linux" -> null
                machine == "amd64" -> "linux-x64"
                machine == "aarch64" -> "linux-arm64"
                else -> null
            }
        }
    }
}
