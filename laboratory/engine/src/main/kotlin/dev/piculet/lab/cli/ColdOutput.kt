package dev.piculet.lab.cli

import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.report.ColdJsonReport
import dev.piculet.lab.report.ColdReport
import dev.piculet.lab.result.ColdAnalysis
import dev.piculet.lab.store.StoredFirstUses

/** First uses as tables or as JSON, the same when they were measured and when they are read again. */
internal class ColdOutput(
    private val terminal: Terminal,
    private val json: Boolean,
) {
    fun text(stored: StoredFirstUses): String {
        stored.attribution?.let { return AttributionOutput(terminal, json).text(it.attributions) }
        val plan = stored.record.plan
        val coldPlan = ColdPlan.of(plan, stored.record.request.samples)
        val results = ColdAnalysis(plan, coldPlan, stored.measurements).results()
        return if (json) {
            ColdJsonReport().render(results)
        } else {
            ColdReport(terminal.width, terminal.hasColour).render(results)
        }
    }
}
