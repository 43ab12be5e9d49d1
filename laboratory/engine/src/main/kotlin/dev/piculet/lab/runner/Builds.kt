package dev.piculet.lab.runner

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.MeasuredJvm
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.ClassPathDigest
import dev.piculet.lab.environment.JvmOptions
import dev.piculet.lab.experiment.RunConditions
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

    /** Returns the names of class paths that have changed, or null if none has. */
    fun changesSince(before: RunConditions): String? =
        before.changedBuilds(conditions()).joinToString().ifEmpty { null }

    /** @throws LabException if class paths have changed, since which build was measured is unknown then */
    fun requireSame(
        before: RunConditions,
        measured: String,
    ) {
        val changed = changesSince(before) ?: return
        throw LabException(
            "While $measured was measured classes were built again: $changed. It was dropped. Start again.",
        )
    }

    private companion object {
        const val LAB = "the lab"
        const val FORK = "what every measured JVM has"
        const val GUEST = "the class path that is tried"

        fun ownClassPath(): List<Path> = System.getProperty("java.class.path").split(File.pathSeparator).map(Path::of)
    }
}
