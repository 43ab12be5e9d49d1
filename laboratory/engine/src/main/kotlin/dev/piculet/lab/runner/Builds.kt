package dev.piculet.lab.runner

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.MeasuredJvm
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.ClassPathDigest
import dev.piculet.lab.environment.JvmOptions
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.TrialRecord
import java.io.File
import java.nio.file.Path

/** Identifies the executed code: the lab's own classes, those of every measured JVM, and each contender's. */
class Builds(
    private val contenders: List<ReadyContender>,
    private val lab: List<Path> = ownClassPath(),
) {
    private val digest = ClassPathDigest()

    /** Returns the digests of the class paths now. */
    fun conditions(): RunConditions =
        RunConditions(
            mapOf(LAB to digest.of(lab), FORK to digest.of(MeasuredJvm.classpath(emptyList()))) +
                contenders.associate { "${it.selection}" to digest.of(it.ownClassPath) } +
                contenders
                    .mapNotNull {
                        it.guest
                    }.distinct()
                    .associate { GUEST to digest.of(it.classPath + listOf(it.folder)) },
            JvmOptions.inherited(),
        )

    private companion object {
        const val LAB = "the lab"
        const val FORK = "what every measured JVM has"
        const val GUEST = "the class path that is tried"

        fun ownClassPath(): List<Path> = System.getProperty("java.class.path").split(File.pathSeparator).map(Path::of)
    }
}

/** Refuses a trial during which a class path changed, since the build that it measured is unknown. */
class OneBuild(
    private val runner: TrialRunner,
    private val builds: Builds,
    private val conditions: RunConditions,
) : TrialRunner {
    override fun run(
        block: Int,
        cell: Cell,
        warmUp: Int,
    ): TrialRecord {
        val trial = runner.run(block, cell, warmUp)
        val changed = conditions.changedBuilds(builds.conditions())
        if (changed.isEmpty()) return trial
        throw LabException(
            "While the run went on its classes were built again: ${changed.joinToString(", ")}. " +
                "The last trial was dropped; those before it are safe, and ./lab report shows them.",
        )
    }
}
