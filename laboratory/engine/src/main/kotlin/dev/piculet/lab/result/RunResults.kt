package dev.piculet.lab.result

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.Measurement
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Verdict

/**
 * Time of a contender divided by time of the baseline on the same JDK, paired by block.
 *
 * @property verdict allows for all comparisons of the table, so it may be [Verdict.SAME] where the interval leaves 1 out
 */
data class Ratio(
    val baseline: String,
    val estimate: Estimate,
    val verdict: Verdict,
)

/**
 * One contender in one group. Times are for one call, which handles all values of the payload.
 *
 * @property label the contender as tables name it: with its version or JDK only where the run has several
 * @property gate whether it did the work; without a pass there are no times
 * @property detail why it did not pass, why it was not measured, or a remark
 * @property trials good trials; [failed] ones are not among them
 * @property unsteady good trials whose fork was still changing its speed
 * @property bytesPerOp median over forks, whose interval reaches from [bytesLow] to [bytesHigh]
 * @property isInPlace true if it reads fields without an object: not compared with those that make one
 * @property ratio null for the baseline itself, and where there is none
 * @property rank shared by contenders that can't be told apart on the same JDK; 1 is the fastest
 * @property forks measured wall times, one list a fork, one figure an iteration
 * @property forksCpuNs CPU time of each fork, in the order of the blocks
 */
data class ResultRow(
    val entry: Entry,
    val label: String,
    val gate: GateStatus,
    val detail: String?,
    val trials: Int = 0,
    val failed: Int = 0,
    val unsteady: Int = 0,
    val cpuNs: Estimate? = null,
    val wallNs: Estimate? = null,
    val bytesPerOp: Double? = null,
    val bytesLow: Double? = null,
    val bytesHigh: Double? = null,
    val size: Int? = null,
    val sizeGzip: Int? = null,
    val isBaseline: Boolean = false,
    val isInPlace: Boolean = false,
    val ratio: Ratio? = null,
    val rank: Int? = null,
    val forks: List<List<Double>> = emptyList(),
    val forksCpuNs: List<Double> = emptyList(),
)

/** The contenders of one group, those with figures first, by condition, kind of work, and fastest first. */
data class ResultTable(
    val group: Group,
    val baseline: String?,
    val rows: List<ResultRow>,
)

/**
 * The machine's own error during a run.
 *
 * @property calibrationSpread spread of the kernel that never changes, over blocks: (90th − 10th percentile) / median
 * @property twin the contender and group of the A/A pair: `handwritten in objects/simple/serialize`
 * @property twinRatio the same contender divided by itself; it should contain 1
 * @property pressure median share of time in which something waited for a CPU; null where unknown
 * @property steal median share of CPU time taken by other guests; null where unknown
 * @property load median load average; null where unknown
 * @property slowed share of iterations that do not count since something slowed the core down, of all forks; null where no probe ran
 */
data class MachineError(
    val calibrationSpread: Double?,
    val twin: String?,
    val twinRatio: Estimate?,
    val pressure: Double?,
    val steal: Double?,
    val load: Double?,
    val slowed: Double? = null,
)

/**
 * A run as reports see it: every figure computed, nothing formatted.
 *
 * @property blocks complete blocks
 * @property warnings doubts to read before any figure, one line each
 * @property leftOut parts of the request that were not measured, one line each
 * @property curves cost over a condition, a table an operation, where the run varies one
 * @property inconclusive groups whose comparisons did not reach the precision asked for, or that have too few blocks
 */
data class RunResults(
    val environment: Environment,
    val jdks: List<Jdk>,
    val contenders: List<PlannedContender>,
    val command: String,
    val preset: String,
    val seed: Long,
    val measurement: Measurement,
    val precision: Double?,
    val blocks: Int,
    val tables: List<ResultTable>,
    val machine: MachineError,
    val warnings: List<String>,
    val leftOut: List<String>,
    val inconclusive: List<Group>,
    val curves: List<CurveTable> = emptyList(),
)
