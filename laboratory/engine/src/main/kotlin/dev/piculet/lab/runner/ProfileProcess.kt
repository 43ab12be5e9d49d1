package dev.piculet.lab.runner

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.explain.AnnotatedDocument
import dev.piculet.lab.explain.Explained
import dev.piculet.lab.explain.Recording
import dev.piculet.lab.gate.ExaminationProcess
import dev.piculet.lab.gate.Question
import dev.piculet.lab.payload.Payloads
import dev.piculet.lab.plan.ColdPlan
import java.io.IOException
import java.nio.file.Path
import java.time.Duration
import kotlin.io.path.createDirectories
import kotlin.io.path.createTempDirectory
import kotlin.io.path.extension
import kotlin.io.path.nameWithoutExtension
import kotlin.io.path.readText
import kotlin.io.path.walk
import kotlin.io.path.writeText

/**
 * Samples contenders while they are measured as in any trial.
 *
 * @param profiler what samples time, or null to leave it to Flight Recorder, which does so too where the profiler fails
 */
class ProfileProcess(
    private val seed: Long,
    private val jdks: Map<String, Jdk>,
    private val contenders: Map<Pair<String, String>, ReadyContender>,
    private val folder: Path,
    private val profiler: AsyncProfiler? = null,
    private val measurement: Measurement = MEASUREMENT,
) {
    /**
     * Returns the profile of one cell, with the source of classes that its library generated in its JVM, if it tells it.
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
        val files = ProfileFiles(own.resolve("recording.jfr"), own.resolve("samples.jfr"), own.resolve("generated"))
        files.generated.createDirectories()
        val trial = sampled(cell, files)
        val (cpuNs, bytes) = trial.cpuNs to trial.bytesPerOp
        if (cpuNs == null || bytes == null) {
            throw LabException("$label could not be sampled: ${trial.error ?: trial.wrongOutput}.")
        }
        val recording =
            try {
                Recording.read(files.recording, files.samples)
            } catch (e: IOException) {
                throw LabException("The recording of $label can't be read (${e.message}). Start it again.", cause = e)
            }
        val measured = Duration.ofMillis(measurement.iterations * measurement.millis)
        val profile =
            recording.profile(label, measured, cpuNs, bytes)
                ?: throw LabException("Nothing was sampled of $label. Start it again.")
        return Explained(
            profile,
            recording.sampler,
            sources(cell),
            size,
            document(cell),
            textsIn(files.generated),
        )
    }

    /** A profiler that does not run here, as on a system with another C library, keeps its JVM from starting. */
    private fun sampled(
        cell: Cell,
        files: ProfileFiles,
    ): TrialRecord {
        val trial = runner(files, listOfNotNull(profiler?.flag(files.samples))).run(0, cell, warmUp = 1)
        if (profiler == null || trial.error == null) return trial
        return runner(files, emptyList()).run(1, cell, warmUp = 1)
    }

    /** Returns where the classes of a first use come from, in a JVM of its own. */
    private fun sources(cell: Cell): List<ClassSource> {
        val (suite, payload, name) = cell.group!!
        val operations = ColdPlan.operationsOfFirstUse(name, Payloads.create(suite, payload, seed))
        return AttributionProcess(seed, jdks, contenders, createTempDirectory(folder, "classes-"))
            .sources(ColdCell(suite, payload, cell.entry), operations)
    }

    /** Returns the document of the first value, as the contender writes it in a JVM of its own. */
    private fun document(cell: Cell): AnnotatedDocument? {
        val (suite, id) = cell.group!!.suite to cell.group.payload
        val contender = contenders.getValue(cell.entry.contender to cell.entry.version)
        val foreign = createTempDirectory(folder, "foreign-")
        val examined =
            ExaminationProcess(contender, jdks.getValue(cell.entry.jdk), seed)
                .examine(listOf(Question(suite, id)), foreign)
        val bytes = examined.values.single().documents().firstOrNull()?.takeIf { it.size <= MOST_BYTES } ?: return null
        val payload = Payloads.create(suite, id, seed)
        return AnnotatedDocument.of(
            bytes,
            ReferenceTree.of(payload.values().first()),
            payload.classes().map { it.name },
            isText = contender.descriptor.format == Format.JSON,
        )
    }

    /** Libraries write a file a class, in the folders of its package or in one folder. */
    private fun textsIn(generated: Path) =
        generated
            .walk()
            .filter { it.extension in SOURCES }
            .sorted()
            .associate { it.nameWithoutExtension to it.readText() }

    private fun runner(
        files: ProfileFiles,
        more: List<String>,
    ): JmhTrialRunner {
        val settings = folder.resolve("profile.jfc").apply { writeText(Recording.settings()) }
        val flags =
            listOf(
                "-XX:StartFlightRecording:filename=${files.recording},settings=$settings,disk=true",
                "-XX:FlightRecorderOptions:stackdepth=$DEPTH",
                "-Xlog:jfr*=off",
                // What makes libraries write the code that they generate: Piculet as pseudo-Java, Fory as Java.
                "-Dpiculet.codegen.dump=${files.generated}",
                "-DFORY_CODE_DIR=${files.generated}",
                "-DFORY_DELETE_CODE_ON_EXIT=false",
                // Else a sample is told to be at the next safepoint of its method.
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:+DebugNonSafepoints",
            )
        return JmhTrialRunner(measurement, seed, jdks, contenders, start = ForkStart(flags + more))
    }

    /**
     * What a measured JVM writes.
     *
     * @property recording by Flight Recorder
     * @property samples by the profiler
     * @property generated a folder for source of generated classes
     */
    private class ProfileFiles(
        val recording: Path,
        val samples: Path,
        val generated: Path,
    )

    private companion object {
        const val DEPTH = 256
        val SOURCES = setOf("txt", "java")

        /** Documents above it would make pages that nobody reads. */
        const val MOST_BYTES = 1 shl 15

        /** Long enough for some hundred samples. */
        val MEASUREMENT = Measurement(warmupIterations = 6, warmupMillis = 1000, iterations = 10, millis = 1000)
    }
}
