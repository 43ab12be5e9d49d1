package dev.piculet.lab.runner

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.ChildJvm
import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.StartUp
import dev.piculet.lab.fork.AttributionMain
import dev.piculet.lab.fork.ColdMain
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.useLines
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes

/** Attributes first uses. */
interface AttributionRunner {
    /** Measures one in a fresh JVM. A JVM that fails is a sample with an error, not an exception. */
    fun sample(
        block: Int,
        cell: AttributedCell,
        operations: List<Operation>,
    ): AttributedSample

    /** Returns the places that first use loads classes from, those with most classes first. Empty if the JVM does not tell. */
    fun sources(
        cell: ColdCell,
        operations: List<Operation>,
    ): List<ClassSource>
}

/**
 * Starts JVMs that tell what a first use consists of.
 *
 * @param folder for jars and archives, which all JVMs use
 */
class AttributionProcess(
    private val seed: Long,
    private val jdks: Map<String, Jdk>,
    private val contenders: Map<Pair<String, String>, ReadyContender>,
    private val folder: Path,
    private val timeout: Duration = 10.minutes,
) : AttributionRunner {
    @Serializable
    private class Answer(
        @SerialName("wall_ns") val wallNs: Long,
        val counters: Map<String, Long>,
    )

    private val classpath = JarredClassPath(folder)
    private val archives = HashMap<AttributedCell, Path?>()
    private val out = folder.resolve("out")

    override fun sample(
        block: Int,
        cell: AttributedCell,
        operations: List<Operation>,
    ): AttributedSample {
        val archive = archives.getOrPut(cell) { archive(cell, operations) }
        if (archive == null && cell.startUp != StartUp.JARS) {
            return AttributedSample(block, cell, error = "its JVM left no archive for ${cell.startUp.title}")
        }
        val end = run(cell.cell, operations, useOf(cell.startUp, archive))
        val answer = out.useLines { all -> all.lastOrNull { it.startsWith(AttributionMain.ANSWER) } }
        if (answer == null) return AttributedSample(block, cell, error = end)
        val (wallNs, counters) = Json.decodeFromString(Answer.serializer(), answer).run { wallNs to counters }
        return AttributedSample(block, cell, Attribution.of(wallNs, counters))
    }

    override fun sources(
        cell: ColdCell,
        operations: List<Operation>,
    ): List<ClassSource> {
        val log = folder.resolve("classes")
        val jvm = jvm(cell) + "-Xlog:class+load=debug:file=$log:none:filecount=0" + listOf("-cp", classpathOf(cell))
        val what = listOf(classOf(cell), cell.suite, cell.payload, "$seed", "1", ColdMain.LOGGED)
        val arguments = what + operations.map { it.id() }
        ChildJvm(jvm + ColdMain::class.java.name + arguments, out).run(timeout)
        return if (log.exists()) log.useLines(block = ClassLog::sources) else emptyList()
    }

    /** Returns the archive that a run of the same work leaves, or null if there is none. */
    private fun archive(
        cell: AttributedCell,
        operations: List<Operation>,
    ): Path? {
        val archive = folder.resolve("${archives.size}.archive")
        val option =
            when (cell.startUp) {
                StartUp.JARS -> return null
                StartUp.APP_CDS -> "-XX:ArchiveClassesAtExit=$archive"
                StartUp.AOT_CACHE -> "-XX:AOTCacheOutput=$archive"
            }
        run(cell.cell, operations, listOf(option))
        return archive.takeIf { it.exists() }
    }

    private fun useOf(
        startUp: StartUp,
        archive: Path?,
    ): List<String> =
        when (startUp) {
            StartUp.JARS -> emptyList()
            StartUp.APP_CDS -> listOf("-XX:SharedArchiveFile=$archive")
            StartUp.AOT_CACHE -> listOf("-XX:AOTCache=$archive")
        }

    /** Returns how the JVM ended, in one line. */
    private fun run(
        cell: ColdCell,
        operations: List<Operation>,
        options: List<String>,
    ): String {
        val jcmd = "${jdks.getValue(cell.entry.jdk).home}/bin/jcmd"
        val arguments = listOf(jcmd, classOf(cell), cell.suite, cell.payload, "$seed") + operations.map { it.id() }
        val jvm = jvm(cell) + options + listOf("-cp", classpathOf(cell))
        val command = jvm + AttributionMain::class.java.name + arguments
        return ChildJvm(command, out, folder.resolve("err")).run(timeout)
    }

    private fun jvm(cell: ColdCell): List<String> {
        val jdk = jdks.getValue(cell.entry.jdk)
        return listOf(jdk.java) + contenderOf(cell).flags(jdk)
    }

    private fun classpathOf(cell: ColdCell) = classpath.of(contenderOf(cell).classpathWithoutJmh)

    private fun classOf(cell: ColdCell) = contenderOf(cell).descriptor.className

    private fun contenderOf(cell: ColdCell) = contenders.getValue(cell.entry.contender to cell.entry.version)
}
