package dev.piculet.lab.environment

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
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
    private val choice = Regex("bool Use(\\w+)GC")

    private const val SECONDS = 20L
    private const val OLDEST = 17

    /** Returns the JDK that runs this process. */
    fun current(): Jdk = probe(Path.of(System.getProperty("java.home")))

    /**
     * Asks the JDK in a folder.
     *
     * @throws LabException if it is none, or too old
     */
    fun probe(home: Path): Jdk {
        val java = home.resolve("bin/java")
        if (!java.isExecutable()) {
            throw LabException("No JDK at $home: $java is not there. Name the JDK's home folder.", ExitCode.USAGE)
        }
        val properties = properties(java)

        fun property(name: String) =
            properties[name] ?: throw LabException("$java does not tell its $name. Is it a JVM?", ExitCode.USAGE)
        val jdk =
            Jdk(
                home = home.toAbsolutePath().normalize().toString(),
                version = property("java.version"),
                vendor = property("java.vendor"),
                vm = "${property("java.vm.name")} ${property("java.vm.version")}",
                flags = heap,
                collector = collector(properties),
            )
        if (jdk.feature < OLDEST) {
            val message = "JDK ${jdk.version} at $home is too old: JDK $OLDEST or newer is needed."
            throw LabException(message, ExitCode.USAGE)
        }
        return jdk
    }

    /** Of HotSpot's flags, printed as `bool UseG1GC = true {product} {ergonomic}`. */
    private fun collector(properties: Map<String, String>): String? =
        properties.entries.firstNotNullOfOrNull { (name, value) ->
            choice.matchEntire(name)?.takeIf { value.startsWith("true") }?.groupValues?.get(1)
        }

    private fun properties(java: Path): Map<String, String> {
        val process =
            try {
                JvmOptions
                    .keepFrom(ProcessBuilder(listOf("$java") + heap + questions))
                    .redirectErrorStream(true)
                    .start()
            } catch (e: IOException) {
                throw LabException("Can't start $java (${e.message}).", ExitCode.USAGE, e)
            }
        val lines = process.inputStream.bufferedReader().readLines()
        if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) process.destroyForcibly()
        return lines
            .filter { " = " in it }
            .associate { it.substringBefore(" = ").trim() to it.substringAfter(" = ").trim() }
    }
}
