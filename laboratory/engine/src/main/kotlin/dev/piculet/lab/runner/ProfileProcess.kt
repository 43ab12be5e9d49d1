package dev.piculet.lab.runner

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.explain.AnnotatedDocument
import dev.piculet.lab.explain.Explained
import dev.piculet.lab.explain.Recording
import dev.piculet.lab.gate.ExaminationProcess
import dev.piculet.lab.payload.Payloads
import java.io.IOException
import java.nio.file.Path
import java.time.Duration
import kotlin.io.path.createDirectories
import kotlin.io.path.createTempDirectory
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.nameWithoutExtension
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** Samples contenders while they are measured as in any trial. */
class ProfileProcess(
    private val seed: Long,
    private val jdks: Map<String, Jdk>,
    private val contenders: Map<Pair<String, String>, ReadyContender>,
    private val folder: Path,
    private val measurement: Measurement = MEASUREMENT,
) {
    /**
     * Returns the profile of one cell, with the classes that Piculet generated in its JVM.
     *
     * @param size bytes of its document
     * @throws LabException if the trial fails, or nothing was recorded
     */
    fun explained(
        cell: Cell,
        label: String,
        size: Int?,
    ): Explained {
        val own = createTempDirectory(folder, "contender-")
        val generated = own.resolve("generated").createDirectories()
        val file = own.resolve("recording.jfr")
        val trial = runner(file, generated).run(0, cell)
        val (cpuNs, bytes) = trial.cpuNs to trial.bytesPerOp
        if (cpuNs == null || bytes == null) {
            throw LabException("$label could not be sampled: ${trial.error ?: trial.wrongOutput}.")
        }
        val recording =
            try {
                Recording.read(file)
            } catch (e: IOException) {
                throw LabException("The recording of $label can't be read (${e.message}). Start it again.", cause = e)
            }
        val measured = Duration.ofMillis(measurement.iterations * measurement.millis)
        val profile =
            recording.profile(label, measured, cpuNs, bytes)
                ?: throw LabException("Nothing was sampled of $label. Start it again.")
        return Explained(profile, recording.classes, size, document(cell), textsIn(generated))
    }

    /** Returns the document of the first value, as the contender writes it in a JVM of its own. */
    private fun document(cell: Cell): AnnotatedDocument? {
        val (suite, id) = cell.group!!.suite to cell.group.payload
        val contender = contenders.getValue(cell.entry.contender to cell.entry.version)
        val foreign = createTempDirectory(folder, "foreign-")
        val examined =
            ExaminationProcess(contender, jdks.getValue(cell.entry.jdk), seed).examine(suite, listOf(id), foreign)
        val bytes = examined.single().documents().firstOrNull()?.takeIf { it.size <= MOST_BYTES } ?: return null
        val payload = Payloads.create(suite, id, seed)
        return AnnotatedDocument.of(
            bytes,
            ReferenceTree.of(payload.values().first()),
            payload.classes().map { it.name },
            isText = contender.descriptor.format == Format.JSON,
        )
    }

    private fun textsIn(generated: Path) =
        generated.listDirectoryEntries("*.txt").sorted().associate { it.nameWithoutExtension to it.readText() }

    private fun runner(
        recording: Path,
        generated: Path,
    ): JmhTrialRunner {
        val settings = folder.resolve("profile.jfc").apply { writeText(Recording.settings()) }
        val flags =
            listOf(
                "-XX:StartFlightRecording:filename=$recording,settings=$settings,disk=true",
                "-XX:FlightRecorderOptions:stackdepth=$DEPTH",
                "-Xlog:jfr*=off",
                "-Dpiculet.codegen.dump=$generated",
                // Else a sample is told to be at the next safepoint of its method.
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:+DebugNonSafepoints",
            )
        return JmhTrialRunner(measurement, seed, jdks, contenders, moreFlags = flags)
    }

    private companion object {
        const val DEPTH = 256

        /** Documents above it would make pages that nobody reads. */
        const val MOST_BYTES = 1 shl 15

        /** Long enough for some hundred samples. */
        val MEASUREMENT = Measurement(warmupIterations = 6, warmupMillis = 1000, iterations = 10, millis = 1000)
    }
}
