package dev.piculet.lab.cli

import dev.piculet.lab.report.CsvReport
import dev.piculet.lab.report.JmhReport
import dev.piculet.lab.report.JsonReport
import dev.piculet.lab.report.MarkdownReport
import dev.piculet.lab.report.Report
import dev.piculet.lab.report.TerminalReport
import org.openjdk.jmh.util.Version
import picocli.CommandLine.ITypeConverter
import picocli.CommandLine.TypeConversionException
import java.nio.file.Path

/**
 * A form that results can be printed in.
 *
 * @property file the name of this report beside a store, null where there is none
 * @property report makes the report for a terminal and the folder of a run
 */
internal enum class ReportFormat(
    val file: String?,
    val report: (Terminal, Path) -> Report,
) {
    TERMINAL(null, { terminal, run -> TerminalReport(terminal.width, terminal.hasColour, "$run") }),
    MARKDOWN("report.md", { _, _ -> MarkdownReport() }),
    CSV("results.csv", { _, _ -> CsvReport() }),
    JSON("results.json", { _, _ -> JsonReport() }),
    JMH("jmh.json", { _, _ -> JmhReport(Version.getPlainVersion()) }),
    ;

    val id: String get() = name.lowercase()
}

internal class ReportFormatConverter : ITypeConverter<ReportFormat> {
    override fun convert(value: String): ReportFormat =
        ReportFormat.entries.find { it.id == value } ?: throw TypeConversionException(
            "'$value' is not one of ${ReportFormat.entries.joinToString(", ") { it.id }}",
        )
}
