package dev.piculet.lab.cli

import dev.piculet.lab.report.ReproductionCsv
import dev.piculet.lab.report.ReproductionReport
import dev.piculet.lab.reproduce.ReproducedTable
import picocli.CommandLine.ITypeConverter
import picocli.CommandLine.TypeConversionException
import java.util.regex.PatternSyntaxException

/** A form that reproduced tables can be printed in. */
internal enum class ReproductionFormat {
    TERMINAL,
    CSV,
    ;

    val id: String get() = name.lowercase()

    /** Returns tables in that form. */
    fun text(
        terminal: Terminal,
        tables: List<ReproducedTable>,
    ): String =
        when (this) {
            CSV -> ReproductionCsv().render(tables)
            TERMINAL -> ReproductionReport(terminal.width, terminal.hasColour).render(tables)
        }
}

internal class ReproductionFormatConverter : ChoiceConverter<ReproductionFormat>(ReproductionFormat.entries, { it.id })

/** Takes a regular expression. */
internal class RowsConverter : ITypeConverter<String> {
    override fun convert(value: String): String =
        try {
            value.also(::Regex)
        } catch (e: PatternSyntaxException) {
            throw TypeConversionException("'$value' is no regular expression: ${e.description}")
        }
}
