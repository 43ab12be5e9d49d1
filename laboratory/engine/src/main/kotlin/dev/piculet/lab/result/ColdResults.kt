package dev.piculet.lab.result

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.statistics.Estimate

/** One phase over all samples: times as estimates, the rest as medians. */
data class ColdPhaseFigures(
    val name: String,
    val calls: Int,
    val cpuNs: Estimate,
    val wallNs: Estimate,
    val classes: Int,
    val allocatedBytes: Long,
)

/**
 * One contender on one payload in fresh JVMs. First use includes making it, binding it, and its first calls.
 *
 * @property gate whether it did the work; without a pass there are no figures
 * @property detail why it did not pass, or why samples failed
 * @property samples good samples; [failed] ones are not among them
 * @property allCpuNs CPU time of first use and all calls after it
 * @property processCpuNs CPU time of all threads from the beginning of first use, by the number of calls of each operation then
 * @property ratio CPU time of first use divided by the baseline's, paired by block; null for the baseline itself
 * @property classes median of the classes that were loaded
 */
data class ColdRow(
    val entry: Entry,
    val label: String,
    val gate: GateStatus,
    val detail: String? = null,
    val samples: Int = 0,
    val failed: Int = 0,
    val isBaseline: Boolean = false,
    val cpuNs: Estimate? = null,
    val wallNs: Estimate? = null,
    val allCpuNs: Estimate? = null,
    val processCpuNs: Map<Int, Estimate> = emptyMap(),
    val ratio: Ratio? = null,
    val phases: List<ColdPhaseFigures> = emptyList(),
    val classes: Int? = null,
    val generated: GeneratedClasses? = null,
)

/**
 * The contenders of one payload on one JDK, those with figures first and fastest first.
 *
 * @property baseline null where no contender has figures
 */
data class ColdTable(
    val suite: String,
    val payload: String,
    val jdk: String,
    val baseline: String?,
    val rows: List<ColdRow>,
)

/** First uses as reports see them: every figure computed, nothing formatted. */
data class ColdResults(
    val environment: Environment,
    val jdks: List<Jdk>,
    val contenders: List<PlannedContender>,
    val command: String,
    val seed: Long,
    val samples: Int,
    val tables: List<ColdTable>,
)
