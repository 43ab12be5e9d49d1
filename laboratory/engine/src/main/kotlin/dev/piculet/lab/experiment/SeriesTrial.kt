package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/**
 * What one JVM does by the protocol of write-up 002.
 *
 * @property runs how often each contender handles all objects
 * @property contenders `id` or `id@version`, in the order in which they take their turns
 */
@Serializable
data class SeriesWork(
    val group: Group,
    val runs: Int,
    val contenders: List<String>,
) {
    override fun toString(): String = "${contenders.joinToString(" before ")} on $group"
}

/**
 * A JVM that followed the protocol of write-up 002.
 *
 * @property builds digests of what was measured, as in [RunConditions]
 * @property nanos wall time of each run, by the contender's place
 * @property error why there are no figures, one line
 */
@Serializable
data class SeriesTrial(
    val work: SeriesWork,
    val started: String,
    val millis: Long,
    val jdk: String,
    val builds: Map<String, String>,
    val nanos: List<List<Long>> = emptyList(),
    val error: String? = null,
) {
    /** Returns the runs of a contender that took part. */
    fun runsOf(contender: String): List<Long> = nanos[work.contenders.indexOf(contender)]
}
