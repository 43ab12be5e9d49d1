package dev.piculet.lab.report

import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.statistics.Estimate

/**
 * Renders a run as text: the same results always give the same text. Nothing reads files, clocks or terminals.
 *
 * Every report sees the results without the figures of contenders that did not pass the gate, so none can print a time
 * for work that was not done.
 */
abstract class Report {
    fun render(results: RunResults): String = write(results.withEarnedFigures())

    protected abstract fun write(results: RunResults): String
}

/** The results without the figures of contenders that did not pass the gate, and without NaN and infinity. */
internal fun RunResults.withEarnedFigures(): RunResults =
    copy(
        tables = tables.map { table -> table.copy(rows = table.rows.map { it.withEarnedFigures() }) },
        machine =
            machine.copy(
                calibrationSpread = machine.calibrationSpread.finite(),
                twinRatio = machine.twinRatio.finite(),
                pressure = machine.pressure.finite(),
                steal = machine.steal.finite(),
                load = machine.load.finite(),
                slowed = machine.slowed.finite(),
            ),
    )

private fun ResultRow.withEarnedFigures(): ResultRow =
    if (gate == GateStatus.PASS) {
        copy(
            cpuNs = cpuNs.finite(),
            wallNs = wallNs.finite(),
            bytesPerOp = bytesPerOp.finite(),
            bytesLow = bytesLow.finite(),
            bytesHigh = bytesHigh.finite(),
            ratio = ratio?.let { r -> r.estimate.finite()?.let { r.copy(estimate = it) } },
            forks = forks.map { fork -> fork.filter(Double::isFinite) },
            forksCpuNs = forksCpuNs.filter(Double::isFinite),
        )
    } else {
        copy(
            cpuNs = null,
            wallNs = null,
            bytesPerOp = null,
            bytesLow = null,
            bytesHigh = null,
            ratio = null,
            rank = null,
            forks = emptyList(),
            forksCpuNs = emptyList(),
        )
    }

/** JSON has no word for NaN and infinity, and no reader a use for them: such a figure counts as absent. */
private fun Double?.finite(): Double? = this?.takeIf(Double::isFinite)

private fun Estimate?.finite(): Estimate? =
    this?.takeIf { it.value.isFinite() }?.let {
        it.copy(
            interval = it.interval?.takeIf { bounds ->
                bounds.high.isFinite()
            },
        )
    }
