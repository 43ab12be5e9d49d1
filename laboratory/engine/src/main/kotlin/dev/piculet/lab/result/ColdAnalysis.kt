package dev.piculet.lab.result

import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdMeasurements
import dev.piculet.lab.experiment.ColdPhase
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.statistics.BlockValues
import dev.piculet.lab.statistics.HodgesLehmann
import dev.piculet.lab.statistics.TableVerdicts
import dev.piculet.lab.statistics.pairedByBlock

/** Computes the figures of first uses. Pure. */
class ColdAnalysis(
    private val run: RunPlan,
    private val plan: ColdPlan,
    private val measurements: ColdMeasurements,
) {
    private val labels = Labels(run)
    private val samples = measurements.samples.groupBy { it.cell }

    fun results(): ColdResults =
        ColdResults(
            run.environment,
            run.jdks,
            run.contenders,
            run.command,
            run.seed,
            plan.samples,
            run.gate.groupBy { Triple(it.group.suite, it.group.payload, it.entry.jdk) }.map { (key, gate) ->
                table(key.first, key.second, key.third, gate)
            },
        )

    private fun table(
        suite: String,
        payload: String,
        jdk: String,
        gate: List<GateResult>,
    ): ColdTable {
        val baseline = baseline(suite, payload, jdk)
        val byEntry = gate.groupBy { it.entry }
        val ratios = baseline?.let { ratios(suite, payload, byEntry.keys, it) }.orEmpty()
        val rows =
            byEntry.map { (entry, answers) ->
                val row = row(suite, payload, entry, answers, baseline)
                if (row.cpuNs == null) row else row.copy(ratio = ratios[entry])
            }
        val (measured, others) = rows.partition { it.cpuNs != null }
        return ColdTable(
            suite,
            payload,
            jdk,
            baseline?.let(::label),
            measured.sortedBy { it.cpuNs!!.value } + others.sortedBy { it.gate },
        )
    }

    /** The names of JDKs stand above the tables, so labels leave them out. */
    private fun label(entry: Entry) = labels.of(entry.contender, entry.version)

    private fun baseline(
        suite: String,
        payload: String,
        jdk: String,
    ): Entry? {
        val group = plan.groups.find { it.suite == suite && it.payload == payload } ?: return null
        return group.entries.find { it.jdk == jdk && BaselineRef(it.contender, it.version) == group.baseline }
    }

    private fun row(
        suite: String,
        payload: String,
        entry: Entry,
        gate: List<GateResult>,
        baseline: Entry?,
    ): ColdRow {
        val cell = ColdCell(suite, payload, entry)
        val answer = gate.firstOrNull { it.status != GateStatus.PASS } ?: gate.first()
        val all = samples[cell].orEmpty()
        val good = all.filter { it.error == null }
        val unmeasured =
            ColdRow(
                entry,
                label(entry),
                answer.status,
                answer.detail.takeIf { answer.status != GateStatus.PASS } ?: all.firstNotNullOfOrNull { it.error },
                failed = all.size - good.size,
            )
        if (answer.status != GateStatus.PASS || good.isEmpty()) return unmeasured
        return unmeasured.copy(
            samples = good.size,
            isBaseline = entry == baseline,
            cpuNs = estimate(good) { it.firstUseCpuNs },
            wallNs = estimate(good) { it.firstUseWallNs },
            allCpuNs = estimate(good) { it.allCpuNs },
            processCpuNs =
                good.first().processCpuNs.keys.associateWith { calls ->
                    estimate(good) { it.processCpuNs.getValue(calls).takeIf { nanos -> nanos > 0 } ?: HALF_A_TICK }
                },
            phases = good.first().phases.map { phase -> figures(phase, good) },
            classes = median(good.map { it.firstUseClasses }),
            generated = measurements.generated[cell],
        )
    }

    private fun figures(
        phase: ColdPhase,
        samples: List<ColdSample>,
    ): ColdPhaseFigures {
        fun of(sample: ColdSample) = sample.phases.first { it.name == phase.name }
        return ColdPhaseFigures(
            phase.name,
            phase.calls,
            estimate(samples) { of(it).cpuNs },
            estimate(samples) { of(it).wallNs },
            median(samples.map { of(it).classes }),
            median(samples.map { of(it).allocatedBytes }),
        )
    }

    private fun estimate(
        samples: List<ColdSample>,
        nanos: (ColdSample) -> Long,
    ) = HodgesLehmann.location(samples.map { positive(nanos(it)) })

    /** The ratios of a table, whose verdicts allow for all of them. */
    private fun ratios(
        suite: String,
        payload: String,
        entries: Set<Entry>,
        baseline: Entry,
    ): Map<Entry, Ratio> {
        val base = firstUse(ColdCell(suite, payload, baseline))
        val pairs =
            (entries - baseline)
                .associateWith { pairedByBlock(firstUse(ColdCell(suite, payload, it)), base) }
                .filterValues { it.isNotEmpty() }
        val verdicts = TableVerdicts.of(pairs)
        return pairs.mapValues { (entry, ofEntry) ->
            Ratio(label(baseline), HodgesLehmann.ratio(ofEntry), verdicts.getValue(entry))
        }
    }

    private fun firstUse(cell: ColdCell): BlockValues =
        samples[cell].orEmpty().filter { it.error == null }.associate { it.block to positive(it.firstUseCpuNs) }

    /** The clock may stand still during a very short phase, and logarithms need a positive number. */
    private fun positive(nanos: Long) = nanos.coerceAtLeast(1).toDouble()

    private fun <T : Comparable<T>> median(values: List<T>): T = values.sorted()[values.size / 2]

    private companion object {
        /** Linux counts the CPU time of a process in hundredths of a second; a count of none stands for half of one. */
        const val HALF_A_TICK = 5_000_000L
    }
}
