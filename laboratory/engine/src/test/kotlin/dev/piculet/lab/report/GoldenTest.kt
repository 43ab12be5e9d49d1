package dev.piculet.lab.report

import dev.piculet.lab.CurveRuns
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.page.SvgReport
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.result.RunResults
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.MethodSource
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText

/**
 * Compares whole reports with checked-in texts. After a wanted change, run `./mvnw -f laboratory/engine/pom.xml test
 * -Dtest=GoldenTest -Dgolden.update=true` and review the difference.
 */
class GoldenTest {
    class Golden(
        val file: String,
        val report: Report,
        val results: RunResults = RichRun.results,
    ) {
        override fun toString(): String = file
    }

    @ParameterizedTest
    @MethodSource("goldens")
    fun `report of the rich run is as checked in`(golden: Golden) {
        val file = FOLDER.resolve(golden.file)
        // Line ends of checked-in files depend on the checkout. CsvReportTest asserts those of CSV.
        val text = golden.report.render(golden.results).replace("\r\n", "\n")
        if (System.getProperty("golden.update").toBoolean()) {
            FOLDER.createDirectories()
            file.writeText(text)
        }
        assertEquals(file.readText().replace("\r\n", "\n"), text)
    }

    private companion object {
        val FOLDER: Path = Path.of("src/test/resources/golden/report")
        const val MORE = "lab-results/rich"

        /** JMH's format is wordy: two groups show all of it. */
        val FEW: RunResults = RichRun.results.copy(tables = RichRun.results.tables.takeLast(2))

        val OVER_THREADS: RunResults = resultsOf(CurveRuns.overThreads())
        val OVER_SIZES: RunResults = resultsOf(CurveRuns.overSizes())
        val OVER_HEAPS: RunResults = resultsOf(CurveRuns.overHeaps())

        private fun resultsOf(run: Pair<RunPlan, List<TrialRecord>>) = RunAnalysis(run.first, run.second).results()

        @JvmStatic
        fun goldens(): List<Golden> =
            listOf(
                Golden("terminal-80.txt", TerminalReport(80, colour = false, run = MORE)),
                Golden("terminal-80-colour.txt", TerminalReport(80, colour = true, run = MORE)),
                Golden("terminal-120.txt", TerminalReport(120, colour = false, run = MORE)),
                Golden("terminal-140.txt", TerminalReport(140, colour = false)),
                Golden("terminal-140-colour.txt", TerminalReport(140, colour = true)),
                Golden("report.md", MarkdownReport()),
                Golden("report.csv", CsvReport()),
                Golden("report.json", JsonReport()),
                Golden("report-jmh.json", JmhReport("1.37"), FEW),
                Golden("curves-threads-80.txt", TerminalReport(80, colour = false, run = MORE), OVER_THREADS),
                Golden("curves-size-100.txt", TerminalReport(100, colour = false), OVER_SIZES),
                Golden("curves-heap.md", MarkdownReport(), OVER_HEAPS),
                Golden("curves-size.svg", SvgReport(), OVER_SIZES),
                Golden("curves-threads.svg", SvgReport(), OVER_THREADS),
            )
    }
}
