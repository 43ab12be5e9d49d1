package dev.piculet.lab.result

import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.statistics.Probes
import dev.piculet.lab.statistics.Spread
import dev.piculet.lab.statistics.medianOf

/** Finds the machine's own error in a plan and its trials. Pure. */
internal object MachineAnalysis {
    /** @param trials the same as [records] */
    fun of(
        plan: RunPlan,
        records: List<TrialRecord>,
        trials: Trials,
    ): MachineError {
        val calibrations = plan.jdks.map { trials.cpuNs(BlockOrder.calibration(it.version)).values.toList() }
        val twin = plan.twin
        val noise = records.mapNotNull { it.noise }
        return MachineError(
            calibrationSpread = calibrations.filter { it.size > 1 }.maxOfOrNull { Spread.of(it).relative },
            twin = twin?.let { "${Labels(plan).of(it.entry)} in ${it.group}" },
            twinRatio = twin?.let { trials.ratio(it, Trials.cell(it.group!!, it.entry)) },
            pressure = median(noise.mapNotNull { it.pressure }),
            steal = median(noise.mapNotNull { it.steal }),
            load = median(noise.mapNotNull { it.load }),
            slowed = records.mapNotNull { Probes(it.probeNs).slowedShare }.takeIf { it.isNotEmpty() }?.average(),
        )
    }

    private fun median(values: List<Double>) = if (values.isEmpty()) null else medianOf(values)
}
