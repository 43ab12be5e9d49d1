package dev.piculet.lab.report

import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.reproduce.CommonFindings
import dev.piculet.lab.reproduce.Finding
import dev.piculet.lab.reproduce.ReproductionComparison

/** Two reproductions beside each other, for a person at a terminal: how many comparisons and rows differ, and which. */
class ReproductionComparisonText(
    width: Int,
    colour: Boolean,
) {
    private val terminal = TerminalText(width, colour)

    /** @param records of the earlier reproduction and of the later one, by their names */
    fun render(
        comparison: ReproductionComparison,
        records: List<Pair<String, ReproductionRecord>>,
    ): String =
        paragraphs(
            listOf(
                terminal.paragraph(verdict(comparison), Ink.BOLD),
                (comparison.comparisons.changed + comparison.rows.changed).flatMap { (of, before, now) ->
                    terminal.item("${printable(of)}: ${words(before)} → ${words(now)}")
                },
                (versions(records) + conditions(records)).flatMap { terminal.paragraph(it) },
                listOfNotNull(figures(comparison), alone(comparison), LEGEND).flatMap { terminal.paragraph(it) },
            ),
        )

    private fun verdict(comparison: ReproductionComparison): String =
        "${comparisons(comparison.comparisons)}; ${rows(comparison.rows)}."

    private fun comparisons(found: CommonFindings): String {
        if (found.common == 0) return "No comparison stands in both"
        val changed = found.changed.size
        val differ = if (changed == 1) "differs" else "differ"
        val opposite = found.changed.count { it.before opposes it.now }
        val contrary =
            when {
                changed == 0 -> ""
                opposite == 0 -> ", none to the contrary"
                else -> ", $opposite to the contrary"
            }
        val number = if (changed == 0) "None" else "$changed"
        return "$number of ${count(found.common, "comparison")} $differ$contrary"
    }

    private fun rows(found: CommonFindings): String {
        val changed = found.changed.size
        val number = if (changed == 0) "none" else "$changed"
        val have = if (changed > 1) "have" else "has"
        return "$number of ${count(found.common, "row")} $have a figure or WRONG OUTPUT in one alone"
    }

    private fun words(finding: Finding): String =
        when (finding) {
            Finding.FIGURE -> "a figure"
            Finding.NO_FIGURE -> "no figure"
            Finding.WRONG_OUTPUT -> "WRONG OUTPUT"
            Finding.LESS -> "less"
            Finding.MORE -> "more"
            Finding.NO_DIFFERENCE -> "no difference"
        }

    /** Contenders that are asked for without a version may be others in each. */
    private fun versions(records: List<Pair<String, ReproductionRecord>>): List<String> {
        val (before, now) = records.map { (_, record) -> record.versions }
        val others = before.keys.filter { it in now && before[it] != now[it] }
        if (others.isEmpty()) return emptyList()
        return listOf("Warning: other versions: ${others.joinToString { "$it ${before[it]} → ${now[it]}" }}.")
    }

    private fun conditions(records: List<Pair<String, ReproductionRecord>>): List<String> =
        records.map { (name, record) ->
            with(record) {
                val machine = "${environment.cpu ?: "unknown CPU"}, ${environment.cores} cores"
                val seeds = seed?.let { ", --seed $it" }.orEmpty()
                "$name: $machine, JDK $jdk, --preset $preset$seeds, begun ${environment.started}."
            }
        }

    private fun figures(comparison: ReproductionComparison): String? =
        comparison.figures?.let {
            val (name, range) = "honest times of a call in both" to "${times(it.least)} to ${times(it.most)}"
            "${it.rows} $name: the later is ${times(it.median)} the earlier at the median ($range); ${it.apart} have " +
                "intervals that do not meet."
        }

    private fun alone(comparison: ReproductionComparison): String? =
        "${comparison.alone} rows or comparisons stand in one of them alone.".takeIf { comparison.alone > 0 }

    private fun times(value: Double) = "${significant(value)}×"

    private companion object {
        const val LEGEND =
            "Comparisons: whether a row costs less or more than another beside it, or than the row that its text " +
                "compares it with; whether a ratio is less or more than 1, or a saving than 0. Less and more: the " +
                "95 % interval of the ratio, taken block by block, leaves out 1, and the correction over the table " +
                "(Holm) agrees; where two were not measured in the same blocks, their intervals do not meet, which " +
                "is not corrected. Rows: those with an honest figure, or WRONG OUTPUT, in one at least."
    }
}
