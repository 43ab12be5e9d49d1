package dev.piculet.lab.result

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Goal
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.BlockValues
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.HodgesLehmann
import dev.piculet.lab.statistics.MedianInterval
import dev.piculet.lab.statistics.RankGroups

/** Turns a plan and its trials into the figures of the reports. Pure: the same store gives the same results. */
class RunAnalysis(
    private val plan: RunPlan,
    private val records: List<TrialRecord>,
    private val goal: Goal = Goal.of(plan),
) {
    private val trials = Trials(records)
    private val labels = Labels(plan)
    private val planned = plan.groups.associateBy { it.group }
    private val inPlace = plan.contenders.filter { it.readsInPlace }.map { it.id to it.version }.toSet()
    private val ranks: Map<Group, Map<Entry, Int>> = ranks()
    private val ratios: Map<Cell, Ratio> = Comparisons(plan.groups, trials, labels).ratios
    private val remarks = Remarks(records)
    private val machine = MachineAnalysis.of(plan, records, trials)

    fun results(): RunResults =
        RunResults(
            environment = plan.environment,
            jdks = plan.jdks,
            contenders = plan.contenders,
            command = plan.command,
            preset = plan.preset,
            seed = plan.seed,
            measurement = plan.measurement,
            precision = goal.precision,
            blocks = blocks(),
            tables = plan.gate.groupBy { it.group }.map { (group, gate) -> table(group, gate) },
            machine = machine,
            warnings = warnings(),
            leftOut = plan.leftOut,
            inconclusive = plan.groups.filterNot(::isConclusive).map { it.group },
            curves = CurveAnalysis.of(plan, trials),
        )

    /** Complete blocks: the least number of good trials of any cell that is not given up. */
    private fun blocks(): Int =
        plan.groups
            .flatMap { group -> group.entries.map { Trials.cell(group.group, it) } }
            .filterNot(trials::isGivenUp)
            .minOfOrNull { trials.good(it).size } ?: 0

    private fun table(
        group: Group,
        gate: List<GateResult>,
    ): ResultTable {
        val rows = gate.map(::row)
        val (measured, others) = rows.partition { it.cpuNs != null }
        return ResultTable(
            group,
            planned[group]?.let(labels::ofBaseline),
            measured.sortedWith(FASTEST_FIRST) + others.sortedBy { it.gate },
        )
    }

    private fun row(gate: GateResult): ResultRow {
        val cell = Trials.cell(gate.group, gate.entry)
        val good = trials.good(cell)
        val wrong = trials.wrongOutput(cell)
        val unmeasured =
            ResultRow(
                gate.entry,
                labels.of(gate.entry),
                if (wrong == null) gate.status else GateStatus.WRONG_OUTPUT,
                listOfNotNull(wrong ?: failure(trials.of(cell)), gate.detail).joinToString("; ").ifEmpty { null },
                failed = trials.failed(cell),
                size = gate.size,
                sizeGzip = gate.sizeGzip,
                isInPlace = gate.isInPlace,
            )
        if (gate.status != GateStatus.PASS || good.isEmpty()) return unmeasured
        val baseline = planned[gate.group]?.let { Trials.baselineFor(it, gate.entry) }
        val bytes = MedianInterval.of(good.map { it.bytesPerOp!! })
        return unmeasured.copy(
            detail = (listOfNotNull(unmeasured.detail, kindOf(gate)) + remarks.of(good)).joinToString("; ").ifEmpty {
                null
            },
            trials = good.size,
            unsteady = good.count { it.unsteady != null },
            cpuNs = HodgesLehmann.location(trials.cpuNs(cell).values.toList()),
            wallNs = HodgesLehmann.location(trials.wallNs(cell).values.toList()),
            bytesPerOp = bytes.median,
            bytesLow = bytes.low,
            bytesHigh = bytes.high,
            isBaseline = baseline == gate.entry,
            ratio = ratios[cell],
            rank = ranks[gate.group]?.get(gate.entry),
            forks = good.map { it.measuredWallNs },
            forksCpuNs = good.map { it.cpuNs!! },
        )
    }

    /** What a reader who compares contenders may not expect of this one's work. */
    private fun kindOf(gate: GateResult): String? =
        when {
            gate.isInPlace -> "reads fields in place, without an object, and is ranked apart"
            gate.entry.let { it.contender to it.version } !in inPlace -> null
            Operation.ofId(gate.group.operation).isOfFields -> null
            else -> COPY
        }

    private fun failure(trials: List<TrialRecord>): String? {
        val failed = trials.filter { it.error != null }
        val error = failed.firstOrNull()?.error
        val areAll = failed.size == trials.size
        return if (areAll) error else error?.let { "${failed.size} of ${trials.size} trials failed: $it" }
    }

    /**
     * Ranks within a group, way of measuring and kind of work; Holm corrects over all groups of one payload, since they
     * form one table.
     */
    private fun ranks(): Map<Group, Map<Entry, Int>> =
        plan.groups
            .groupBy { it.group.suite to it.group.payload }
            .values
            .flatMap { ranksOfTable(it).entries }
            .groupBy({ it.key.first }, { it.value })
            .mapValues { (_, ranks) -> ranks.fold(emptyMap()) { all, some -> all + some } }

    private fun ranksOfTable(groups: List<PlannedGroup>): Map<Triple<Group, String, Boolean>, Map<Entry, Int>> {
        val entries = groups.flatMap { it.entries }.associateBy { it.toString() }
        val table: Map<Triple<Group, String, Boolean>, Map<String, BlockValues>> =
            groups
                .flatMap { group -> group.entries.map { Triple(group.group, it, it in group.inPlace) } }
                .groupBy({ (group, entry, inPlace) -> Triple(group, wayOf(entry), inPlace) }) { it.first to it.second }
                .mapValues { (_, cells) ->
                    cells.associate { (group, entry) -> entry.toString() to trials.cpuNs(Trials.cell(group, entry)) }
                }
        return RankGroups.ofTable(table).mapValues { (_, groups) -> groups.ranks.mapKeys { entries.getValue(it.key) } }
    }

    /** Equal for entries that are [measured alike][Entry.isMeasuredLike]. */
    private fun wayOf(entry: Entry) = "${entry.jdk}, ${entry.threads.number}, ${entry.heap}"

    private fun warnings(): List<String> =
        buildList {
            addAll(MachineWarnings.of(machine))
            if (plan.preset == Preset.SMOKE.id) {
                add(
                    "A smoke run proves nothing: its forks are too short to warm up. " +
                        "Use --preset quick or better for figures.",
                )
            }
            if (blocks() < Estimate.MIN_BLOCKS && plan.groups.isNotEmpty()) {
                add(
                    "Only ${blocks()} of the ${Estimate.MIN_BLOCKS} blocks that a verdict needs are complete: " +
                        "comparisons are undecided until the run is resumed.",
                )
            }
        }

    /** Precise enough where a precision was asked for; with the least number of blocks in any case. */
    private fun isConclusive(group: PlannedGroup): Boolean {
        val ratios = trials.ratiosToBaseline(group)
        if (blocks() < Estimate.MIN_BLOCKS || ratios.any { it?.interval == null }) return false
        val precision = goal.precision ?: return true
        return ratios.filterNotNull().all { it.interval!!.halfWidth <= precision }
    }

    private companion object {
        const val COPY =
            "is timed with the copy from or to an object; --operations read-one,read-all measures how it reads in place"

        val FASTEST_FIRST: Comparator<ResultRow> =
            compareBy<ResultRow, Entry>(Entry.BY_CONDITION) { it.entry }
                .thenBy { it.isInPlace }
                .thenBy { it.cpuNs!!.value }
    }
}
