package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.ColdMeasurements
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.guest.FirstCalls
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.plan.ColdGroup
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.result.ColdAnalysis
import dev.piculet.lab.result.Switching
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.ColdLoop
import dev.piculet.lab.runner.ColdProcess
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.StoredRun

/** The end of a try: its trials, the first calls of those that the verdict names, and the verdict. */
internal class TryEnd(
    private val lab: Lab,
    private val progress: ProgressReporter,
    private val guest: Guest,
) {
    /** Makes the trials that are missing. Returns the exit code, which tells of faults if it is strict. */
    fun measure(
        session: RunSession,
        contenders: List<ReadyContender>,
        builds: Builds,
        isStrict: Boolean = false,
    ): Int {
        session.makeTrials(contenders, builds)
        val store = session.store
        val run = ReportedRun(store.folder, StoredRun(store.plan, store.goal, store.trials))
        if (guest.firstCalls == null) firstCalls(run, contenders)?.let(guest::keep)
        val answer = TryVerdict(lab.catalog, guest, run).answer()
        guest.keep(answer)
        progress.end()
        ReportFiles(run, lab.terminal).write()
        val exitCode = ResultOutput(isJson = false, isStrict).print(run, lab.terminal)
        lab.terminal.print(AnswerText(answer, run.folder, lab.terminal).text())
        return exitCode
    }

    private fun firstCalls(
        run: ReportedRun,
        contenders: List<ReadyContender>,
    ): FirstCalls? {
        val plan = run.stored.plan
        val coldPlan = coldPlan(plan, guest.switchingOf(run)) ?: return null
        val process =
            ColdProcess(
                plan.seed,
                plan.jdks.associateBy { it.version },
                contenders.associateBy { it.id to it.version },
                calls = 1,
            )
        val samples = mutableListOf<ColdSample>()
        ColdLoop(coldPlan, process, progress).complete(samples) { samples += it }
        val results = ColdAnalysis(plan, coldPlan, ColdMeasurements(samples, emptyMap())).results()
        val rows = results.tables.flatMap { it.rows }
        val times = rows.mapNotNull { row -> row.cpuNs?.let { row.entry.contender to it } }.toMap()

        fun all(value: (Estimate) -> Double?) = times.mapNotNull { (id, time) -> value(time)?.let { id to it } }.toMap()
        return FirstCalls(all { it.value }, all { it.low }, all { it.high })
    }

    private fun coldPlan(
        plan: RunPlan,
        switching: Switching,
    ): ColdPlan? {
        val operations = plan.groups.map { Operation.ofId(it.group.operation) }
        val isWritten = Operation.SERIALIZE in operations || Operation.ROUNDTRIP in operations
        val from = switching.baseline?.entry
        val to = listOfNotNull(switching.withinFormat, switching.toOtherFormat).map { it.to.entry }
        if (!isWritten || from == null || to.isEmpty()) return null
        val group = plan.groups.first().group
        val entries: List<Entry> = listOf(from) + to
        val baseline = BaselineRef(from.contender, from.version)
        val all = ColdGroup(group.suite, group.payload, ColdPlan.OPERATIONS, baseline, entries)
        return ColdPlan(listOf(all), SAMPLES, plan.seed)
    }

    companion object {
        /** One more than an interval needs. */
        private const val SAMPLES = Estimate.MIN_BLOCKS + 1
        private const val SUBJECTS = 2

        /** The time that first calls take, about. */
        fun firstCallMillis(guest: Guest): Long = SAMPLES * SUBJECTS * (ColdPlan.JVM_MILLIS + guest.facts.millis)
    }
}

/** Returns what changes from the baseline of a try bring on its first JDK. */
internal fun Guest.switchingOf(run: ReportedRun): Switching =
    Switching(run.results, run.stored.plan.jdks.first().version, facts.baseline)
