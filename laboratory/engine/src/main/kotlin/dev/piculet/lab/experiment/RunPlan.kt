package dev.piculet.lab.experiment

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.Serializable

/**
 * A contender as it takes part in a run.
 *
 * @property readsInPlace true if it can read fields without an object; the stored form leaves it out where it can't
 */
@OptIn(ExperimentalSerializationApi::class)
@Serializable
data class PlannedContender(
    val id: String,
    val version: String,
    val format: Format,
    /** Exact coordinates of the foreign artifacts on its classpath. */
    val artifacts: List<String>,
    /** The reason why it takes no part, or null if it does. */
    val unavailable: String? = null,
    @EncodeDefault(EncodeDefault.Mode.NEVER)
    val readsInPlace: Boolean = false,
) {
    /** `id@version`. */
    val name: String get() = "$id@$version"
}

/**
 * A group with the contenders that are measured in it.
 *
 * @property inPlace those that read fields without an object, which are not compared with the others
 */
@Serializable
data class PlannedGroup(
    val group: Group,
    /** The contender id and version that the others are compared with, on the same JDK; null if it can't be measured. */
    val baseline: BaselineRef?,
    val entries: List<Entry>,
    val inPlace: List<Entry> = emptyList(),
) {
    /** True if both do work of one kind, so that they can be compared. */
    fun areOfOneKind(
        one: Entry,
        other: Entry,
    ): Boolean = (one in inPlace) == (other in inPlace)
}

/** A contender in a version, whatever the JDK. */
@Serializable
data class BaselineRef(
    val contender: String,
    val version: String,
)

/**
 * Everything that was decided before the first trial. Written once; a resumed run obeys it.
 *
 * @property seed decides the order of trials and the values of random payloads
 * @property elapsedMillis the part of the budget that resolving and the gate took
 * @property conditions null in plans of form 1, which can be reported and not resumed
 * @property twin the A/A pair's second half
 * @property leftOut parts of the request that are not measured for lack of time, one line each
 * @property curve the condition that the run varies, or null; then the stored form leaves it out
 * @property sharesClasses true if forks get their classes from an archive, which the stored form leaves out where they do not
 */
@OptIn(ExperimentalSerializationApi::class)
@Serializable
data class RunPlan(
    val schema: Int = SCHEMA,
    val command: String,
    val preset: String,
    val seed: Long,
    val budgetMillis: Long,
    val elapsedMillis: Long,
    val precision: Double?,
    val measurement: Measurement,
    val environment: Environment,
    val conditions: RunConditions? = null,
    val jdks: List<Jdk>,
    val contenders: List<PlannedContender>,
    val groups: List<PlannedGroup>,
    val twin: Cell?,
    val leftOut: List<String>,
    val gate: List<GateResult>,
    @EncodeDefault(EncodeDefault.Mode.NEVER)
    val curve: Curve? = null,
    @EncodeDefault(EncodeDefault.Mode.NEVER)
    val sharesClasses: Boolean = false,
) {
    /** Trials of one block: contenders, the A/A pair's second half, and a calibration for each JDK. */
    val cellsPerBlock: Int
        get() = groups.sumOf { it.entries.size } + (if (twin == null) 0 else 1) + jdks.size

    /** The expected duration of a trial. */
    val trialMillis: Long get() = if (sharesClasses) measurement.sharedTrialMillis else measurement.trialMillis

    /** Returns the conditions of a plan that is measured, which is none of form 1. */
    fun requireConditions(): RunConditions = checkNotNull(conditions) { "A plan that is measured has conditions." }

    /** Returns what is left of it without some contenders, which are named as `id@version`. */
    fun without(names: Set<String>): RunPlan {
        if (names.isEmpty()) return this

        fun isLeft(entry: Entry) = "${entry.contender}@${entry.version}" !in names
        return copy(
            conditions = conditions?.let { it.copy(builds = it.builds - names) },
            contenders = contenders.filter { it.name !in names },
            groups =
                groups
                    .map { it.copy(entries = it.entries.filter(::isLeft), inPlace = it.inPlace.filter(::isLeft)) }
                    .filter { it.entries.isNotEmpty() },
            twin = twin?.takeIf { isLeft(it.entry) },
        )
    }

    companion object {
        /** Version of the stored form. */
        const val SCHEMA: Int = 2

        /** The most blocks that may be asked for: beyond it the machine's drift, and not their number, limits an interval. */
        const val MAX_BLOCKS: Int = 200
    }
}
