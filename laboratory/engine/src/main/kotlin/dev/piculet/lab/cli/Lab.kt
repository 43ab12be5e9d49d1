package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.runner.ContenderBuild
import java.nio.file.Path
import kotlin.random.Random

/** The environment of every command. */
class Lab(
    val terminal: Terminal,
    val home: Path,
    /** The words after `./lab`, for the command that reproduces a run. */
    val arguments: List<String>,
    /** By default nothing is built: the script that started this process has done so. */
    val build: ContenderBuild = ContenderBuild {},
) {
    val catalog: ContenderCatalog by lazy { ContenderCatalog.of(home) }

    /** Returns the command that asks for the same again, with the seed that was [chosen] unless the user gave [asked]. */
    internal fun command(
        asked: Long?,
        chosen: Long,
    ): String {
        val words = arguments.map { if (' ' in it) "'$it'" else it }
        return (listOf("./lab") + words).joinToString(" ") + if (asked == null) " --seed $chosen" else ""
    }

    internal companion object {
        /**
         * Returns the JDKs in these folders, each once, or this process's own if there are none.
         *
         * @param jvmArgs flags of all their JVMs, besides the lab's own
         */
        fun jdks(
            homes: List<Path>,
            jvmArgs: List<String> = emptyList(),
        ): List<Jdk> =
            homes
                .ifEmpty { listOf(Path.of(System.getProperty("java.home"))) }
                .map { JdkProbe.probe(it, JdkProbe.flagsWith(jvmArgs)) }
                .distinctBy { it.version }

        /** Returns a seed that is short enough to be typed again. */
        fun randomSeed(): Long = Random.nextLong(MAX_RANDOM_SEED)

        private const val MAX_RANDOM_SEED = 1_000_000L
    }
}
