package dev.piculet.lab.report

import dev.piculet.lab.reproduce.Comparison
import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.statistics.Estimate

/** One sentence on how the columns of a reproduced table differ. */
internal object DifferenceText {
    fun of(table: ReproducedTable): String {
        val parts = listOfNotNull(claim(table), honest(table), here(table), ranges(table))
        val sentence = parts.joinToString("; ").ifEmpty { "no row has a figure to compare" }
        return sentence.replaceFirstChar(Char::uppercase) + "."
    }

    private fun claim(table: ReproducedTable): String? {
        val claim = table.table.claim ?: return null
        val published = Comparison.ofClaim(table) { it.published } ?: return null
        val (first, second) = listOf(claim.first, claim.second).map(table::row)
        val whole = table.takeIf { first.basis == second.basis }

        fun divided(column: (ReproducedRow) -> Outcome) = whole?.let { Comparison.ofClaim(it, column) }
        val here = divided { it.here }?.let { ", ${times(it)} by its protocol here" }.orEmpty()
        val honest =
            divided { it.honest }?.let { "${times(it)} honestly" }
                ?: "that can't be compared honestly, because ${obstacle(first, second)}"
        return "as published, ${claim.first} took ${times(published)} as long as ${claim.second}$here, and $honest"
    }

    private fun obstacle(
        first: ReproducedRow,
        second: ReproducedRow,
    ): String {
        val without = listOf(first, second).filter { it.honest is Outcome.None }
        if (without.isEmpty()) return "they are of two reproductions"
        if (without.size == 2) return "neither has an honest figure"
        val isWrong = (without.single().honest as Outcome.None).isWrong
        return "${without.single().row.name} has ${if (isWrong) "WRONG OUTPUT" else "no honest figure"}"
    }

    private fun honest(table: ReproducedTable): String? =
        Comparison.of(table, ReproducedRow::honest, table.calls)?.let { of(it, table, "the honest one") }

    private fun here(table: ReproducedTable): String? =
        Comparison.of(table, ReproducedRow::here, 1)?.let { of(it, table, "the one by its protocol here") }

    /** A range over several payloads is no figure to divide. */
    private fun ranges(table: ReproducedTable): String? {
        val both =
            table.rows.mapNotNull { row ->
                val published = rangeOf(row.published) ?: return@mapNotNull null
                rangeOf(row.honest)?.let { published to it }
            }
        if (both.isEmpty()) return null
        val apart = both.count { (one, other) -> one.endInclusive < other.start || other.endInclusive < one.start }
        val rows = if (apart == 0) "none" else "$apart"
        return "in $rows of ${both.size} rows that have both, the published range and the honest one do not meet"
    }

    private fun rangeOf(outcome: Outcome): ClosedFloatingPointRange<Double>? {
        val figure = outcome as? Outcome.Figure ?: return null
        return figure.to?.let { figure.value..it }
    }

    private fun of(
        comparison: Comparison,
        table: ReproducedTable,
        other: String,
    ): String {
        val rows = "in ${comparison.rows} of ${table.rows.size} rows"
        val range = "${times(comparison.least)} to ${times(comparison.most)}"
        val what = if (table.hasTimesAlone) "time of a call" else "figure"
        return "$rows the published $what is ${times(comparison.median)} $other at the median ($range)"
    }

    private fun times(value: Double) = "${significant(value)}×"

    /** With the interval, if there is one. */
    private fun times(ratio: Estimate) = if (ratio.interval == null) times(ratio.value) else ratioOf(ratio)
}
