package dev.piculet.lab.cli

import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.report.AttributionReport
import kotlinx.serialization.json.Json

/** Attributions of first uses, as tables or with all samples. */
internal class AttributionOutput(
    private val terminal: Terminal,
    private val json: Boolean,
) {
    fun text(attributions: Attributions): String =
        if (json) {
            format.encodeToString(Attributions.serializer(), attributions) + "\n"
        } else {
            AttributionReport(terminal.width, terminal.hasColour).render(attributions)
        }

    private companion object {
        val format = Json { prettyPrint = true }
    }
}
