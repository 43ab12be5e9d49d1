package dev.piculet.lab.cli

import picocli.CommandLine.ITypeConverter
import picocli.CommandLine.TypeConversionException

/** A form that reproduced tables can be printed in. */
internal enum class ReproductionFormat {
    TERMINAL,
    CSV,
    ;

    val id: String get() = name.lowercase()
}

internal class ReproductionFormatConverter : ITypeConverter<ReproductionFormat> {
    override fun convert(value: String): ReproductionFormat =
        ReproductionFormat.entries.find { it.id == value } ?: throw TypeConversionException(
            "'$value' is not one of ${ReproductionFormat.entries.joinToString(", ") { it.id }}",
        )
}
