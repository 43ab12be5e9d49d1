package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.AbsentPart
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.Repetition
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Measure
import dev.piculet.lab.statistics.Estimate

/**
 * How the honest figures of a part are got.
 *
 * @property id as in folders
 */
enum class PartKind(
    val id: String,
) {
    /** By trials of the block loop. */
    STEADY("steady"),

    /** By fresh JVMs. */
    FIRST("first"),

    /** By the gate alone, which counts bytes. */
    SIZE("size"),
}

/**
 * Figures that are measured side by side: one operation of one suite, each payload with each contender.
 *
 * @property payloads in the order of the published rows
 * @property contenders `id` or `id@version`
 */
data class Part(
    val kind: PartKind,
    val suite: String,
    val operation: String,
    val payloads: List<String>,
    val contenders: List<String>,
) {
    /** The name of its folder: its first payload is in no other part of that kind. */
    val id: String get() = "${kind.id}-$suite-$operation-${payloads.first()}"

    /** Returns what to store if it can't be measured. */
    fun absent(reason: String): AbsentPart = AbsentPart(id, suite, operation, payloads, contenders, reason)

    private val cells: Int get() = payloads.size * contenders.size

    /** Returns how many JVMs it starts at least with a preset, on so many JDKs: for the gate, and for figures. */
    fun jvms(
        preset: Preset,
        jdks: Int,
    ): Int =
        when (kind) {
            PartKind.STEADY -> (cells * jdks + 1 + jdks) * Estimate.MIN_BLOCKS
            PartKind.FIRST -> cells * jdks * samples(preset)
            PartKind.SIZE -> 0
        } + contenders.size * jdks

    /** Returns how long it takes at least with a preset. */
    fun leastMillis(
        preset: Preset,
        jdks: Int,
    ): Long = millis(preset.measurement.sharedTrialMillis, preset, jdks)

    /** Returns how long it takes with a preset where the first fork of each contender shows that it warms up slowly. */
    fun slowMillis(
        preset: Preset,
        jdks: Int,
    ): Long {
        val trial = preset.measurement.sharedTrialMillis
        val first = if (kind == PartKind.STEADY) (cells * jdks + 1) * trial else 0L
        return first + millis(trial + Repetition.moreMillis(preset.measurement), preset, jdks)
    }

    /** Returns how long it takes at most to become precise: as long again as the first blocks need at least, however slowly forks warm up. */
    fun mostMillis(
        preset: Preset,
        jdks: Int,
    ): Long = leastMillis(preset, jdks) + slowMillis(preset, jdks)

    private fun millis(
        trial: Long,
        preset: Preset,
        jdks: Int,
    ): Long {
        val gate = contenders.size * jdks * ColdPlan.JVM_MILLIS
        val jvm = if (kind == PartKind.STEADY) trial else ColdPlan.JVM_MILLIS
        return gate + (jvms(preset, jdks) - contenders.size * jdks) * jvm
    }

    companion object {
        private const val SMOKE_SAMPLES = 2

        /** Returns how many first uses of each contender and payload are measured. */
        fun samples(preset: Preset): Int =
            when (preset) {
                Preset.SMOKE -> SMOKE_SAMPLES
                Preset.QUICK -> Estimate.MIN_BLOCKS
                Preset.STANDARD, Preset.THOROUGH -> ColdPlan.SAMPLES
            }

        /** Returns the kind of part that measures a subject, or null if none does. */
        fun kindOf(measure: Measure): PartKind? =
            when (measure) {
                Measure.STEADY, Measure.RATIO, Measure.SAVING -> PartKind.STEADY
                Measure.FIRST -> PartKind.FIRST
                Measure.SIZE -> PartKind.SIZE
                Measure.PROTOCOL -> null
            }

        /**
         * Returns the parts that measure all of these and their rivals, in the order of their first use. Payloads on which the same
         * contenders are compared make a part, so that nothing is measured that no row asks for.
         */
        fun of(subjects: List<Measurable.Subject>): List<Part> =
            subjects
                .flatMap { listOf(it) + it.rivals }
                .mapNotNull { subject -> kindOf(subject.measure)?.let { it to subject } }
                .groupBy({ (kind, it) -> Triple(kind, it.suite, it.operation) }, { (_, subject) -> subject })
                .flatMap { (key, all) ->
                    val (kind, suite, operation) = key
                    val contenders = mutableMapOf<String, MutableSet<String>>()
                    for (one in all) one.payloads.forEach { contenders.getOrPut(it, ::mutableSetOf) += one.contenders }
                    contenders.entries
                        .groupBy({ it.value.toSet() }, { it.key })
                        .map { (compared, payloads) -> Part(kind, suite, operation, payloads, compared.toList()) }
                }
    }
}
