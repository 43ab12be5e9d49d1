package dev.piculet.lab.plan

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.statistics.BlockValues
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.HodgesLehmann
import dev.piculet.lab.statistics.pairedByBlock

/** Stored trials by cell. */
class Trials(
    records: List<TrialRecord>,
) {
    /** Forks of an earlier lab count whatever their warm-up, as they did. */
    private val isJudged = records.any { it.remedy != null }

    private val byCell: Map<Cell, List<TrialRecord>> = records.map { it.checked() }.groupBy { it.cell }

    /** Returns all trials of a cell, failed ones too. */
    fun of(cell: Cell): List<TrialRecord> = byCell[cell].orEmpty()

    /**
     * Returns the good trials of a cell, one a block: of several the one that warmed up longest, and of these the
     * steady one. All of them warmed up alike: blocks without a fork that did so as long as the longest are left out.
     * None if the work of one was wrong.
     */
    fun good(cell: Cell): List<TrialRecord> {
        if (wrongOutput(cell) != null) return emptyList()
        val counted =
            of(cell)
                .filter { it.cpuNs != null }
                .groupBy { it.block }
                .values
                .map(::counted)
        if (!isJudged) return counted
        val longest = counted.maxOfOrNull { it.warmupCpuNs.size }
        return counted.filter { it.warmupCpuNs.size == longest }
    }

    private fun counted(ofBlock: List<TrialRecord>): TrialRecord {
        val longest = ofBlock.maxOf { it.warmupCpuNs.size }
        val warm = ofBlock.filter { it.warmupCpuNs.size == longest }
        return warm.firstOrNull { it.unsteady == null } ?: warm.last()
    }

    /** Returns how many trials of a cell failed. */
    fun failed(cell: Cell): Int = of(cell).count { it.error != null }

    /** Returns why the work of a cell is wrong, or null. */
    fun wrongOutput(cell: Cell): String? = of(cell).firstNotNullOfOrNull { it.wrongOutput }

    /** Returns CPU time by block. */
    fun cpuNs(cell: Cell): BlockValues = good(cell).associate { it.block to it.cpuNs!! }

    /** Returns wall time by block. */
    fun wallNs(cell: Cell): BlockValues = good(cell).associate { it.block to it.wallNs!! }

    /** Returns allocated bytes by block; none if some trial allocated nothing, of which there is no ratio. */
    fun bytesPerOp(cell: Cell): BlockValues {
        val bytes = good(cell).associate { it.block to it.bytesPerOp!! }
        return if (bytes.values.all { it > 0 && it.isFinite() }) bytes else emptyMap()
    }

    /** True if the work of the cell is wrong, or it failed repeatedly in one block. It gets no more trials then. */
    fun isGivenUp(cell: Cell): Boolean =
        wrongOutput(cell) != null ||
            of(cell).groupBy { it.block }.values.any { ofBlock ->
                ofBlock.size >= Repetition.MAX_FAILURES && ofBlock.all { it.error != null }
            }

    /** Returns the contender's CPU time over the baseline's, paired by block, or null without a common block. */
    fun ratio(
        contender: Cell,
        baseline: Cell,
    ): Estimate? = pairs(contender, baseline).takeIf { it.isNotEmpty() }?.let(HodgesLehmann::ratio)

    /** Returns CPU times of both in the blocks that they have in common. */
    fun pairs(
        contender: Cell,
        baseline: Cell,
    ): List<Pair<Double, Double>> = pairedByBlock(cpuNs(contender), cpuNs(baseline))

    /**
     * Returns the ratios of a group that can still become more precise: those of contenders that are not given up. One is
     * null until there is a common block.
     */
    fun ratiosToBaseline(planned: PlannedGroup): List<Estimate?> =
        planned.entries
            .mapNotNull { entry -> baselineFor(planned, entry)?.takeIf { it != entry }?.let { entry to it } }
            .map { (entry, baseline) -> cell(planned.group, entry) to cell(planned.group, baseline) }
            .filterNot { (contender, baseline) -> isGivenUp(contender) || isGivenUp(baseline) }
            .map { (contender, baseline) -> ratio(contender, baseline) }

    companion object {
        /**
         * Returns the entry of a group's baseline on the JDK of [entry], by as many threads and in the same heap, or null
         * if it is not measured there. Where threads call it in several ways, the first of them is the baseline, so that
         * the ways are compared with one another.
         */
        fun baselineFor(
            planned: PlannedGroup,
            entry: Entry,
        ): Entry? =
            planned.entries.firstOrNull {
                it.isMeasuredLike(entry) && BaselineRef(it.contender, it.version) == planned.baseline &&
                    planned.areOfOneKind(it, entry)
            }

        /** The cell of one contender in one group. */
        fun cell(
            group: Group,
            entry: Entry,
        ): Cell = Cell(entry, group, Role.CONTENDER)
    }
}
