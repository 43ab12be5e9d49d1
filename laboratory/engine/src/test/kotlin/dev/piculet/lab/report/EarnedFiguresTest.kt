package dev.piculet.lab.report

import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.html.HtmlReport
import dev.piculet.lab.plan
import dev.piculet.lab.result.Ratio
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.statistics.Verdict
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.MethodSource

/** No report may show a time of a contender that did other work, even if the results had one. */
class EarnedFiguresTest {
    @ParameterizedTest
    @MethodSource("reports")
    fun `no time is ever printed for wrong output`(report: Report) {
        val row = timed("cheat", 7_777.7).copy(gate = GateStatus.WRONG_OUTPUT, detail = "writes {}")
        assertNothingIsPrintedOf(row, report)
    }

    @ParameterizedTest
    @MethodSource("reports")
    fun `no time is printed for an unsupported operation`(report: Report) {
        val row = timed("cheat", 7_777.7).copy(gate = GateStatus.UNSUPPORTED, detail = "No maps.")
        assertNothingIsPrintedOf(row, report)
    }

    private fun assertNothingIsPrintedOf(
        row: ResultRow,
        report: Report,
    ) {
        val figure = estimate(7_777.7, 7_777.6, 7_777.8)
        val bad =
            row.copy(
                cpuNs = figure,
                wallNs = figure,
                bytesPerOp = 7_777.7,
                bytesLow = 7_777.6,
                bytesHigh = 7_777.8,
                ratio = Ratio("handwritten", figure, Verdict.SLOWER),
                rank = 7_777,
                forks = listOf(listOf(7_777.7)),
                forksCpuNs = listOf(7_777.7),
            )
        val rows = listOf(timed("handwritten", 10.5), timed("kryo", 38.0), bad)
        val text = report.render(runOf(tableOf("serialize", rows)))
        assertTrue("kryo" in text)
        assertFalse("7777" in text || "7.77" in text || "7.78" in text) { text }
    }

    @ParameterizedTest
    @MethodSource("reports")
    fun `figures that are no numbers count as absent`(report: Report) {
        val boundless = estimate(20.0, 19.0, Double.POSITIVE_INFINITY)
        val odd = timed("odd", 20.0).copy(bytesPerOp = Double.NaN, cpuNs = boundless)
        val none = timed("none", 20.0).copy(cpuNs = estimate(Double.NaN, null, null), wallNs = null)
        val text = report.render(runOf(tableOf("serialize", listOf(timed("handwritten", 10.5), odd, none))))
        assertFalse(Regex("Infinity|[^\"]NaN").containsMatchIn(text)) { text }
    }

    private companion object {
        @JvmStatic
        fun reports(): List<Report> =
            listOf(
                TerminalReport(100, colour = true),
                MarkdownReport(),
                CsvReport(),
                JsonReport(),
                JmhReport("1.0"),
                HtmlReport(plan(), emptyList()),
            )
    }
}
