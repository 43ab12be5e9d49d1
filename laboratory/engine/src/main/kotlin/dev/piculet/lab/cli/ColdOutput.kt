package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.report.ColdJsonReport
import dev.piculet.lab.report.ColdReport
import dev.piculet.lab.result.ColdAnalysis
import dev.piculet.lab.result.ColdResults
import dev.piculet.lab.store.StoredFirstUses

/** First uses as tables or as JSON, the same when they were measured and when they are read again. */
internal class ColdOutput(
    private val terminal: Terminal,
    private val json: Boolean,
) {
    fun text(stored: StoredFirstUses): String {
        stored.attribution?.let { return AttributionOutput(terminal, json).text(it.attributions) }
        val results = resultsOf(stored)
        return if (json) {
            ColdJsonReport().render(results)
        } else {
            ColdReport(terminal.width, terminal.hasColour).render(results)
        }
    }

    companion object {
        fun resultsOf(stored: StoredFirstUses): ColdResults {
            val plan = stored.record.plan
            return ColdAnalysis(plan, ColdPlan.of(plan, stored.record.request.samples), stored.measurements).results()
        }

        /** Returns the exit code that tells of wrong output, or else of contenders whose first use has no interval. */
        fun strictExitCode(results: ColdResults): Int {
            val rows = results.tables.flatMap { it.rows }
            return when {
                rows.any { it.gate == GateStatus.WRONG_OUTPUT } -> ExitCode.WRONG_OUTPUT
                rows.any { it.gate == GateStatus.PASS && it.cpuNs?.interval == null } -> ExitCode.INCONCLUSIVE
                else -> ExitCode.DONE
            }
        }
    }
}
