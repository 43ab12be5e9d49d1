package dev.piculet.lab.plan

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.experiment.Curve
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Heap
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.suite.Suite
import java.nio.file.Path
import kotlin.time.Duration

/**
 * The user's request. Null and empty mean the preset's or suite's own choice.
 *
 * @property contenders `id` or `id@version`
 * @property threads how trials call contenders, each way beside the others; the first is the baseline's
 * @property heaps of the trials, each beside the others; null for that of the JDK's flags
 * @property curve what the payloads, [threads] or [heaps] vary, or null if nothing; then no value of it is left out
 * @property needsAll true if a version that is asked for and can't be had is an error, and not left out
 * @property keepsOperations true if a tight budget drops contenders before operations
 * @property command how to ask for the same again, seed included
 */
data class RunRequest(
    val suites: List<Suite>,
    val contenders: List<String>,
    val payloads: List<String>,
    val operations: List<Operation>,
    val baseline: String?,
    val preset: Preset,
    val budget: Duration,
    val precision: Double?,
    val seed: Long,
    val jdkHomes: List<Path>,
    val command: String,
    val threads: List<Threads> = listOf(Threads.ONE),
    val heaps: List<Heap?> = listOf(null),
    val curve: Curve? = null,
    val needsAll: Boolean = true,
    val keepsOperations: Boolean = false,
) {
    init {
        val known = suites.flatMap { it.payloads }.toSet()
        val unknown = payloads.filterNot { id -> suites.any { it.knows(id) } }
        if (unknown.isNotEmpty()) {
            throw LabException(
                "There is no payload '${unknown.first()}' in ${suites.joinToString(" or ") { it.id }}. " +
                    "There are: ${known.joinToString(", ")}; with -one behind it, the first value alone.",
                ExitCode.USAGE,
            )
        }
    }

    /** Returns the contenders to take part in a suite, the most important first; a baseline that is named takes part. */
    fun contendersOf(suite: Suite): List<String> {
        val chosen = contenders.ifEmpty { if (preset.isCore) suite.core else suite.contenders }
        return if (baseline == null || baseline in chosen) chosen else listOf(baseline) + chosen
    }

    /** True if a contender takes part in a suite, whatever its version. */
    fun hasContender(
        suite: Suite,
        id: String,
    ): Boolean = contendersOf(suite).any { it.substringBefore('@') == id }

    /** Returns the payloads to use of a suite, the most important first. */
    fun payloadsOf(suite: Suite): List<String> =
        if (payloads.isEmpty()) suite.payloads else payloads.filter(suite::knows).distinct()

    /** Returns an entry as it is measured in each of the ways. */
    fun waysOf(entry: Entry): List<Entry> =
        threads.flatMap { called -> heaps.map { entry.copy(threads = called, heap = it) } }

    fun chosenOperations(): List<Operation> = operations.ifEmpty { preset.operations }.distinct()
}
