package dev.piculet.lab.cli

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.ColdMeasurements
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.plan.ColdGroup
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.result.ColdAnalysis
import dev.piculet.lab.result.ColdRow
import dev.piculet.lab.result.Switching
import dev.piculet.lab.statistics.Estimate

/** First uses of the baseline of a try, and of those that its verdict names. */
internal class FirstUsesOfTry(
    private val run: RunPlan,
    private val switching: Switching,
) {
    /** What to measure, or null if there is nothing to compare, or nothing to read. */
    val plan: ColdPlan? = planned()

    private fun planned(): ColdPlan? {
        val operations = run.groups.map { Operation.ofId(it.group.operation) }
        val isWritten = Operation.SERIALIZE in operations || Operation.ROUNDTRIP in operations
        val from = switching.baseline?.entry
        val to = listOfNotNull(switching.withinFormat, switching.toOtherFormat).map { it.to.entry }
        if (!isWritten || from == null || to.isEmpty()) return null
        val group = run.groups.first().group
        val entries: List<Entry> = listOf(from) + to
        val baseline = BaselineRef(from.contender, from.version)
        val all = ColdGroup(group.suite, group.payload, ColdPlan.OPERATIONS, baseline, entries)
        return ColdPlan(listOf(all), SAMPLES, run.seed)
    }

    /** Returns [samples] if they are of the plan. Others, of a verdict with fewer blocks, would be no pairs of it. */
    fun stillOf(samples: List<ColdSample>): List<ColdSample> {
        val cells = plan?.cells.orEmpty().toSet()
        return if (samples.map { it.cell }.toSet() == cells) samples else emptyList()
    }

    /** Returns the figures of [samples]. */
    fun rows(samples: List<ColdSample>): Map<Entry, ColdRow> {
        val results = plan?.let { ColdAnalysis(run, it, ColdMeasurements(samples, emptyMap())).results() }
        return results?.tables.orEmpty().flatMap { it.rows }.associateBy { it.entry }
    }

    companion object {
        /** One more than an interval needs. */
        private const val SAMPLES = Estimate.MIN_BLOCKS + 1
        private const val SUBJECTS = 2

        /** The time that first uses take, about. */
        fun millis(guest: Guest): Long = SAMPLES * SUBJECTS * (ColdPlan.JVM_MILLIS + guest.facts.millis)
    }
}
