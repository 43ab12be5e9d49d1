package dev.piculet.lab.runner

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.ChildJvm
import dev.piculet.lab.environment.TemporaryFolder
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdPhase
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.fork.ColdMain
import dev.piculet.lab.plan.ColdPlan
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.useLines
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes

/** Measures first uses. */
interface ColdRunner {
    /** Measures one in a fresh JVM. A JVM that fails is a sample with an error, not an exception. */
    fun sample(
        block: Int,
        cell: ColdCell,
        operations: List<Operation>,
    ): ColdSample

    /** Returns the classes that one generates, or null if they can't be counted. */
    fun generated(
        cell: ColdCell,
        operations: List<Operation>,
    ): GeneratedClasses?
}

/**
 * Starts a JVM with the class path and flags of a trial, but without JMH, for each first use, and the calls after it.
 * The classes that are generated are counted in a JVM of their own, because writing the log of them takes time.
 */
class ColdProcess(
    private val seed: Long,
    private val jdks: Map<String, Jdk>,
    private val contenders: Map<Pair<String, String>, ReadyContender>,
    private val calls: Int = ColdPlan.CALLS,
    private val timeout: Duration = 10.minutes,
) : ColdRunner {
    @Serializable
    private class Answer(
        val phases: List<ColdPhase>,
    )

    override fun sample(
        block: Int,
        cell: ColdCell,
        operations: List<Operation>,
    ): ColdSample =
        TemporaryFolder(FOLDER).use { temporary ->
            val folder = temporary.path
            val end = run(cell, operations, folder, ColdMain.TIMED)
            val answer = folder.resolve(OUT).useLines { all -> all.lastOrNull { it.startsWith(ColdMain.ANSWER) } }
            if (answer == null) {
                ColdSample(block, cell, emptyList(), error = end)
            } else {
                ColdSample(block, cell, Json.decodeFromString(Answer.serializer(), answer).phases)
            }
        }

    override fun generated(
        cell: ColdCell,
        operations: List<Operation>,
    ): GeneratedClasses? =
        TemporaryFolder(FOLDER).use { temporary ->
            val folder = temporary.path
            val log = folder.resolve("classes")
            val logging = listOf("-Xlog:class+load=debug:file=$log:none:filecount=0")
            run(cell, operations, folder, ColdMain.LOGGED, logging)
            if (log.exists()) log.useLines(block = ClassLog::generated) else null
        }

    /** Returns how the JVM ended, in one line. */
    private fun run(
        cell: ColdCell,
        operations: List<Operation>,
        folder: Path,
        purpose: String,
        options: List<String> = emptyList(),
    ): String {
        val contender = contenders.getValue(cell.entry.contender to cell.entry.version)
        val jdk = jdks.getValue(cell.entry.jdk)
        val what = listOf(contender.descriptor.className, cell.suite, cell.payload, "$seed", "$calls", purpose)
        val arguments = what + operations.map { it.id() }
        val jvm = listOf(jdk.java) + contender.flags(jdk) + options + listOf("-cp", contender.classpathWithoutJmh)
        val command = jvm + ColdMain::class.java.name + arguments
        return ChildJvm(command, folder.resolve(OUT), folder.resolve(ERR)).run(timeout)
    }

    private companion object {
        const val FOLDER = "piculet-lab-cold-"
        const val OUT = "out"
        const val ERR = "err"
    }
}
