package dev.piculet.lab.result

import dev.piculet.lab.statistics.Estimate
import java.math.BigDecimal
import java.math.RoundingMode

/** Decimals that are added at most. */
private const val MOST_MORE = 2

/**
 * Returns how many decimals a ratio has that differs from 1, from [least] on: more where rounding would move a bound onto 1, and so
 * contradict that.
 */
internal fun decimalsBesideOne(
    ratio: Estimate,
    least: Int,
): Int {
    val bounds = listOfNotNull(ratio.low, ratio.high)
    val most = least + MOST_MORE
    return (least..most).first { decimals -> decimals == most || bounds.none { isShownAsOne(it, decimals) } }
}

private fun isShownAsOne(
    bound: Double,
    decimals: Int,
) = rounded(bound, decimals).compareTo(BigDecimal.ONE) == 0

/** The one rounding of figures: what decides on decimals has to see what is printed. */
internal fun rounded(
    value: Double,
    decimals: Int,
): BigDecimal = BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP)
