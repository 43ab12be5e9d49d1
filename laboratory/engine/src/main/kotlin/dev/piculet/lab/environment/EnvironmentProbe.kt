package dev.piculet.lab.environment

import dev.piculet.lab.experiment.Environment
import java.io.IOException
import java.lang.management.ManagementFactory
import java.nio.file.Path
import java.time.Instant
import java.time.temporal.ChronoUnit
import java.util.concurrent.TimeUnit
import kotlin.io.path.isReadable
import kotlin.io.path.useLines

/** Describes this machine, and the checkout. */
object EnvironmentProbe {
    private const val SECONDS = 5L

    /** @param checkout its folder, or null in an installed copy, which has no commit */
    fun probe(checkout: Path?): Environment =
        Environment(
            cpu = cpu(),
            cores = Runtime.getRuntime().availableProcessors(),
            memoryBytes = memory(),
            os = "${System.getProperty("os.name")} ${System.getProperty("os.arch")}",
            kernel = System.getProperty("os.version"),
            started = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
            commit = checkout?.let(::commit),
            kotlin = KotlinVersion.CURRENT.toString(),
        )

    private fun cpu(): String? =
        field(Path.of("/proc/cpuinfo"), "model name") ?: output(null, "sysctl", "-n", "machdep.cpu.brand_string")

    private fun memory(): Long? =
        (ManagementFactory.getOperatingSystemMXBean() as? com.sun.management.OperatingSystemMXBean)?.totalMemorySize

    /**
     * The commit, with `+changes` where the tree differs from it, new files included. Sources that lie unpacked in somebody's repository
     * have none.
     */
    private fun commit(checkout: Path): String? {
        val placeInRepository = output(checkout, "git", "rev-parse", "--show-prefix")
        if (placeInRepository != "") return null
        val commit = output(checkout, "git", "rev-parse", "HEAD") ?: return null
        val changes = output(checkout, "git", "status", "--porcelain")
        return if (changes.isNullOrEmpty()) commit else "$commit+changes"
    }

    private fun field(
        file: Path,
        name: String,
    ): String? {
        if (!file.isReadable()) return null
        return file.useLines { lines -> lines.find { it.startsWith(name) } }?.substringAfter(':')?.trim()
    }

    private fun output(
        folder: Path?,
        vararg command: String,
    ): String? =
        try {
            val process =
                ProcessBuilder(*command)
                    .directory(folder?.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
            val text = process.inputStream.bufferedReader().readText().trim()
            text.takeIf { process.waitFor(SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0 }
        } catch (_: IOException) {
            null
        }
}
