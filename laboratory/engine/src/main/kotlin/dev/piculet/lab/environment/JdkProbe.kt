package dev.piculet.lab.environment

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Collector
import dev.piculet.lab.experiment.Jdk
import java.io.IOException
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.isExecutable

/** Describes a JDK by starting it. */
object JdkProbe {
    /** A fixed heap takes its growth out of the measurement; the collector is the JVM's own choice, as in production. */
    private val heap = listOf("-Xms1g", "-Xmx1g")

    private val questions = listOf("-XX:+PrintFlagsFinal", "-XshowSettings:properties", "-version")
    private val choice = Regex("bool Use(Serial|Parallel|G1|Z|Shenandoah|Epsilon)GC")

    private const val MOST_HEAP = "-Xmx"
    private const val FIRST_HEAP = "-Xms"
    private val HEAP_FLAGS = listOf(FIRST_HEAP, "-XX:MaxHeapSize=", "-XX:MaxRAMPercentage=")
    private const val SECONDS = 20L
    private const val OLDEST = 17

    /** Returns the JDK that runs this process. */
    fun current(): Jdk = probe(Path.of(System.getProperty("java.home")))

    /** Returns the flags of every JVM for which a user asks for [more]. */
    fun flagsWith(more: List<String>): List<String> {
        val most = more.lastOrNull { it.startsWith(MOST_HEAP) }
        val isHeapChosen = most != null || more.any { flag -> HEAP_FLAGS.any { flag.startsWith(it) } }
        val least = most
            ?.let {
                FIRST_HEAP + it.removePrefix(MOST_HEAP)
            }.takeIf { more.none { it.startsWith(FIRST_HEAP) } }
        return (if (isHeapChosen) listOfNotNull(least) else heap) + more
    }

    /**
     * Asks the JDK in a folder.
     *
     * @param flags those of every JVM, as [flagsWith] returns them
     * @throws LabException if it is none, too old, or does not start with these flags
     */
    fun probe(
        home: Path,
        flags: List<String> = heap,
    ): Jdk {
        val java = home.resolve("bin/java")
        if (!java.isExecutable()) {
            throw LabException("No JDK at $home: $java is not there. Name the JDK's home folder.", ExitCode.USAGE)
        }
        val properties = properties(java, flags)

        fun property(name: String) =
            properties[name] ?: throw LabException("$java does not tell its $name. Is it a JVM?", ExitCode.USAGE)
        val jdk =
            Jdk(
                home = home.toAbsolutePath().normalize().toString(),
                version = property("java.version"),
                vendor = property("java.vendor"),
                vm = "${property("java.vm.name")} ${property("java.vm.version")}",
                flags = flags,
                collector = collector(properties),
            )
        if (jdk.feature < OLDEST) {
            val message = "JDK ${jdk.version} at $home is too old: JDK $OLDEST or newer is needed."
            throw LabException(message, ExitCode.USAGE)
        }
        return jdk
    }

    /** Returns whether the JDK in a folder starts with a collector. */
    fun hasCollector(
        home: Path,
        collector: Collector,
    ): Boolean {
        val java = home.resolve("bin/java")
        val process = started(java, listOf(collector.flag, "-version"))
        process.inputStream.readBytes()
        return process.waitFor() == 0
    }

    private fun started(
        java: Path,
        words: List<String>,
    ): Process =
        try {
            JvmOptions.keepFrom(ProcessBuilder(listOf("$java") + words)).redirectErrorStream(true).start()
        } catch (e: IOException) {
            throw LabException("Can't start $java (${e.message}).", ExitCode.USAGE, e)
        }

    /** Of HotSpot's flags, printed as `bool UseG1GC = true {product} {ergonomic}`. */
    private fun collector(properties: Map<String, String>): String? =
        properties.entries.firstNotNullOfOrNull { (name, value) ->
            choice.matchEntire(name)?.takeIf { value.startsWith("true") }?.groupValues?.get(1)
        }

    private fun properties(
        java: Path,
        flags: List<String>,
    ): Map<String, String> {
        val process = started(java, flags + questions)
        val lines = process.inputStream.bufferedReader().readLines()
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) process.destroyForcibly().waitFor()
        if (process.exitValue() != 0) {
            val why = lines.firstOrNull { it.isNotBlank() } ?: "exit code ${process.exitValue()}"
            val message = "$java does not start with '${flags.joinToString(" ")}': ${why.trim()}"
            throw LabException(message.removeSuffix(".") + ".", ExitCode.USAGE)
        }
        return lines
            .filter { " = " in it }
            .associate { it.substringBefore(" = ").trim() to it.substringAfter(" = ").trim() }
    }
}
