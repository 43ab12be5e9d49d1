package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.html.HtmlReport
import dev.piculet.lab.page.SvgReport
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.report.CsvReport
import dev.piculet.lab.report.JmhReport
import dev.piculet.lab.report.JsonReport
import dev.piculet.lab.report.MarkdownReport
import dev.piculet.lab.report.Report
import dev.piculet.lab.report.TerminalReport
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.result.RunResults
import dev.piculet.lab.shellWord
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.StoredRun
import org.openjdk.jmh.util.Version
import java.nio.file.Path

/**
 * A form that results can be printed in.
 *
 * @property file the name of this report beside a store, null where there is none
 */
internal enum class ReportFormat(
    val file: String?,
    private val report: (Terminal, ReportedRun) -> Report,
) {
    TERMINAL(null, { terminal, run ->
        val growing = shellWord(run.folder).takeUnless { RunStore.isKept(run.folder) }
        TerminalReport(terminal.width, terminal.hasColour, growing, Trials(run.stored.trials))
    }),
    MARKDOWN("report.md", { _, _ -> MarkdownReport() }),
    HTML("report.html", { _, run -> HtmlReport(run.stored.plan, run.stored.trials, Guest.answerOf(run.folder)) }),
    SVG(null, { _, _ -> SvgReport() }),

    /** The picture as pixels; its text is the SVG that they are made of. */
    PNG(null, { _, _ -> SvgReport() }),
    CSV("results.csv", { _, _ -> CsvReport() }),
    JSON("results.json", { _, _ -> JsonReport() }),
    JMH("jmh.json", { _, _ -> JmhReport(Version.getPlainVersion()) }),
    ;

    val id: String get() = name.lowercase()

    /** Returns a run in that form. */
    fun text(
        terminal: Terminal,
        run: ReportedRun,
    ): String = report(terminal, run).render(run.results)
}

/**
 * A run in its folder, with its figures.
 *
 * @param payloads those to report alone, as `id` or `suite/id`; none stand for all
 */
internal class ReportedRun(
    val folder: Path,
    val stored: StoredRun,
    payloads: List<String> = emptyList(),
) {
    val results: RunResults =
        RunAnalysis(stored.plan, stored.trials, stored.goal).results().let {
            if (payloads.isEmpty()) it else of(payloads, it)
        }

    private fun of(
        payloads: List<String>,
        all: RunResults,
    ): RunResults {
        val there =
            all.tables.map { it.group.suite to it.group.payload } + all.curves.map { it.suite to it.payload }
        val unknown = payloads.find { asked -> there.none { (suite, id) -> isOf(asked, suite, id) } }
        if (unknown != null) {
            val ids = there.map { (_, id) -> id }.distinct()
            throw LabException(
                "'--payloads $unknown' is not in this run. There are: ${ids.joinToString()}.",
                ExitCode.USAGE,
            )
        }
        return all.copy(
            tables = all.tables.filter { table -> payloads.any { isOf(it, table.group.suite, table.group.payload) } },
            curves = all.curves.filter { curve -> payloads.any { isOf(it, curve.suite, curve.payload) } },
        )
    }

    private fun isOf(
        asked: String,
        suite: String,
        id: String,
    ) = asked == id || asked == "$suite/$id"
}

internal class ReportFormatConverter : ChoiceConverter<ReportFormat>(ReportFormat.entries, { it.id })
