package dev.piculet.lab.cli

import dev.piculet.lab.contender.Operation
import dev.piculet.lab.plan.Preset
import picocli.CommandLine.ITypeConverter
import picocli.CommandLine.TypeConversionException
import kotlin.time.Duration

/** Takes one of some choices by its name. */
internal abstract class ChoiceConverter<T : Any>(
    private val choices: List<T>,
    private val idOf: (T) -> String,
) : ITypeConverter<T> {
    override fun convert(value: String): T =
        choices.find { idOf(it) == value } ?: throw TypeConversionException(
            "'$value' is not one of ${choices.joinToString(", ", transform = idOf)}",
        )
}

internal class PresetConverter : ChoiceConverter<Preset>(Preset.entries, { it.id })

internal class OperationConverter : ChoiceConverter<Operation>(Operation.entries, { it.id() })

/** `3%` or `0.03`. */
internal class PrecisionConverter : ITypeConverter<Precision> {
    override fun convert(value: String): Precision {
        val fraction = shareOf(value)
        if (fraction == null || fraction.isNaN() || fraction <= 0 || fraction >= 1) {
            throw TypeConversionException("'$value' is no precision between 0 and 100 %; write 3% or 0.03")
        }
        return Precision(fraction)
    }
}

/** Returns `3%` or `0.03` as a number, or null if it is none. */
internal fun shareOf(value: String): Double? {
    val number = value.removeSuffix("%").toDoubleOrNull()
    return if (value.endsWith('%')) number?.div(PERCENT) else number
}

private const val PERCENT = 100

/** A relative half-width; a class because picocli knows no optional primitives. */
internal class Precision(
    val fraction: Double,
)

/** `90s`, `20m`, `1h 30m`. */
internal class DurationConverter : ITypeConverter<TimeBudget> {
    override fun convert(value: String): TimeBudget {
        val duration = Duration.parseOrNull(value)
        if (duration == null || !duration.isPositive() || duration.isInfinite()) {
            throw TypeConversionException("'$value' is no time; write 90s, 20m or '1h 30m'")
        }
        return TimeBudget(duration)
    }
}

/** A time; a class because Kotlin's duration is a number to Java, and so to picocli. */
internal class TimeBudget(
    val duration: Duration,
)
