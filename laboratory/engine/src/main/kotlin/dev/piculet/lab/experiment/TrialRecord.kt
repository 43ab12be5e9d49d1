package dev.piculet.lab.experiment

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.Serializable

/**
 * One trial: a line of the store. Times are nanoseconds for one call, which handles all values of the payload.
 *
 * @property block counted from 0
 * @property error why the trial failed, one line; the figures are then null
 * @property wrongOutput why the measured work was wrong, one line; the figures are then null
 * @property remark costs that the figures do not show: work of other threads, waiting, memory outside the heap; one
 *     line
 * @property cpuNs CPU time of the measuring threads over all measurement iterations that count
 * @property bytesPerOp bytes that the measuring threads allocated
 * @property jitShare share of the measurement's time in which the JIT compiled
 * @property warmupCpuNs one figure an iteration
 * @property probeNs CPU time of a probe before and after each iteration of the measurement; empty with several threads, which slow
 *     one another down, and of an earlier lab. Iterations that something slowed down, by these, are in none of the times above
 * @property unsteady why the fork's figures are in doubt, or null
 * @property remedy what is done about that, or null if nothing is in doubt, or not known of an earlier lab
 * @property looksElsewhere false if the fork did not look for costs that the figures do not show
 * @property millis duration of the whole trial, JVM start included
 */
@OptIn(ExperimentalSerializationApi::class)
@Serializable
data class TrialRecord(
    val block: Int,
    val cell: Cell,
    val started: String,
    val millis: Long,
    val error: String? = null,
    val wrongOutput: String? = null,
    val remark: String? = null,
    val cpuNs: Double? = null,
    val wallNs: Double? = null,
    val bytesPerOp: Double? = null,
    val jitShare: Double? = null,
    val warmupCpuNs: List<Double> = emptyList(),
    val measuredCpuNs: List<Double> = emptyList(),
    val measuredWallNs: List<Double> = emptyList(),
    val unsteady: String? = null,
    val noise: Noise? = null,
    @EncodeDefault(EncodeDefault.Mode.NEVER)
    val remedy: Remedy? = null,
    @EncodeDefault(EncodeDefault.Mode.NEVER)
    val looksElsewhere: Boolean = true,
    @EncodeDefault(EncodeDefault.Mode.NEVER)
    val probeNs: List<Double> = emptyList(),
) {
    /**
     * Returns the record, or a failed one in its place if a time is not positive: estimates of it would be nonsense.
     */
    fun checked(): TrialRecord {
        val times = listOfNotNull(cpuNs, wallNs) + measuredCpuNs + measuredWallNs
        val areTimes = times.all { it > 0 && it.isFinite() }
        return if (error != null || areTimes) this else TrialRecord(block, cell, started, millis, error = NO_TIME)
    }

    companion object {
        const val NO_TIME: String = "The clock showed no time for an iteration."

        /**
         * How many blocks, the first ones, have forks that look for costs that the figures do not show. Such costs are
         * of the contender, and so the same in all its forks: two that agree show them, and looking takes time.
         */
        const val LOOKING_BLOCKS: Int = 2
    }
}
