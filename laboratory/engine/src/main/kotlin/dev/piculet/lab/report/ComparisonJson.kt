package dev.piculet.lab.report

import dev.piculet.lab.compare.ComparedFigure
import dev.piculet.lab.compare.MissingFigure
import dev.piculet.lab.compare.RunComparison
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

/** For programs, in the schema of `docs/lab-output.md`: every member is always there, and null where unknown. */
class ComparisonJson : ComparisonReport {
    override fun render(comparison: RunComparison): String {
        val document =
            JsonComparison(
                ComparisonText.verdict(comparison),
                comparison.earlier,
                comparison.present,
                comparison.method,
                comparison.threshold,
                comparison.warnings,
                comparison.figures.map(::figure),
                comparison.missing.map(::missing),
            )
        return format.encodeToString(JsonComparison.serializer(), document) + "\n"
    }

    private fun figure(figure: ComparedFigure) =
        JsonFigure(
            figure.group.suite,
            figure.group.payload,
            figure.group.operation,
            figure.label,
            figure.outcome.id,
            jsonEstimate(figure.ratio),
            figure.ratio.blocks,
            figure.bytesPerOp.earlier,
            figure.bytesPerOp.present,
            figure.size.earlier,
            figure.size.present,
        )

    private fun missing(figure: MissingFigure) =
        JsonMissing(
            figure.group.suite,
            figure.group.payload,
            figure.group.operation,
            figure.label,
            figure.isWrong,
            figure.reason,
        )

    @Serializable
    private data class JsonComparison(
        val verdict: String,
        val before: String,
        val now: String,
        val method: String,
        val threshold: Double,
        val warnings: List<String>,
        val figures: List<JsonFigure>,
        @SerialName("not_compared") val notCompared: List<JsonMissing>,
    )

    @Serializable
    private data class JsonMissing(
        val suite: String,
        val payload: String,
        val operation: String,
        val label: String,
        @SerialName("is_wrong_output") val isWrongOutput: Boolean,
        val reason: String,
    )

    @Serializable
    private data class JsonFigure(
        val suite: String,
        val payload: String,
        val operation: String,
        val label: String,
        val outcome: String,
        val ratio: JsonEstimate,
        val blocks: Int,
        @SerialName("bytes_per_op_before") val bytesPerOpBefore: Double?,
        @SerialName("bytes_per_op") val bytesPerOp: Double?,
        @SerialName("size_before") val sizeBefore: Int?,
        val size: Int?,
    )

    private companion object {
        val format = Json { prettyPrint = true }
    }
}
