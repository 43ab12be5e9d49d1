package dev.piculet.lab.runner

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.ChildJvm
import dev.piculet.lab.experiment.Jdk
import java.io.File
import kotlin.io.path.createTempDirectory
import kotlin.io.path.useLines
import kotlin.time.Duration

/** A JVM with several contenders on its class path, which no other measured JVM has. Some write-ups measured so. */
internal class SharedJvm(
    private val jdk: Jdk,
    private val contenders: List<ReadyContender>,
) {
    /**
     * @property lines those of its output that begin with the answer
     * @property end how it ended, in one line
     */
    class End(
        val lines: List<String>,
        val end: String,
    )

    /** Runs a main class with these arguments and the contenders' classes behind them. */
    fun run(
        main: Class<*>,
        arguments: List<String>,
        answer: String,
        timeout: Duration,
    ): End {
        val folder = createTempDirectory("piculet-lab-shared-")
        try {
            val out = folder.resolve("out")
            val command = listOf(jdk.java) + flags() + listOf("-cp", classpath(), main.name) + arguments
            val end = ChildJvm(command + contenders.map(::classOf), out, folder.resolve("err")).run(timeout)
            return End(out.useLines { all -> all.filter { it.startsWith(answer) }.toList() }, end)
        } finally {
            folder.toFile().deleteRecursively()
        }
    }

    private fun flags() = contenders.flatMap { it.descriptor.flagsFor(jdk.feature) }.distinct()

    private fun classpath() =
        contenders
            .flatMap { it.classpathWithoutJmh.split(File.pathSeparator) }
            .distinct()
            .joinToString(File.pathSeparator)

    private fun classOf(contender: ReadyContender) = contender.descriptor.run { published ?: className }
}
