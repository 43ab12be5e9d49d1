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

/**
 * A form that results can be printed in.
 *
 * @property file the name of this report beside a store, null where there is none
 */
internal enum class ReportFormat(
    val file: String?,
    val report: (Terminal) -> Report,
) {
    TERMINAL(null, { TerminalReport(it.width, it.hasColour) }),
    MARKDOWN("report.md", { MarkdownReport() }),
    CSV("results.csv", { CsvReport() }),
    JSON("results.json", { JsonReport() }),
    JMH("jmh.json", { JmhReport(Version.getPlainVersion()) }),
    ;

    val id: String get() = name.lowercase()
}

internal class ReportFormatConverter : ITypeConverter<ReportFormat> {
    override fun convert(value: String): ReportFormat =
        ReportFormat.entries.find { it.id == value } ?: throw TypeConversionException(
            "'$value' is none of ${ReportFormat.entries.joinToString(", ") { it.id }}",
        )
}
