package dev.piculet.lab.report

import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.reproduce.Finding
import dev.piculet.lab.reproduce.ReproductionComparison

/** Two reproductions beside each other, for a person at a terminal: how many verdicts differ, and which. */
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
                comparison.changed.flatMap { (of, before, now) ->
                    terminal.item("${printable(of)}: ${words(before)} → ${words(now)}")
                },
                (versions(records) + conditions(records)).flatMap { terminal.paragraph(it) },
                listOfNotNull(figures(comparison), alone(comparison), LEGEND).flatMap { terminal.paragraph(it) },
            ),
        )

    private fun verdict(comparison: ReproductionComparison): String {
        val changed = comparison.changed
        val differ = if (changed.size == 1) "differs" else "differ"
        val opposite = changed.count { it.before opposes it.now }
        val contrary =
            when {
                changed.isEmpty() -> ""
                opposite == 0 -> "; none says the contrary"
                else -> "; $opposite ${if (opposite == 1) "says" else "say"} the contrary"
            }
        val count = if (changed.isEmpty()) "None" else "${changed.size}"
        return "$count of ${comparison.common} verdicts $differ$contrary."
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
        "${comparison.alone} verdicts stand in one of them alone.".takeIf { comparison.alone > 0 }

    private fun times(value: Double) = "${significant(value)}×"

    private companion object {
        const val LEGEND =
            "Verdicts: whether a row has an honest figure; whether it costs less or more than another beside it, or " +
                "than the row that its text compares it with; whether a ratio is less or more than 1, or a saving " +
                "than 0. Less and more: the 95 % interval of the ratio, taken block by block, leaves out 1; where " +
                "two were not measured in the same blocks, their intervals do not meet."
    }
}
