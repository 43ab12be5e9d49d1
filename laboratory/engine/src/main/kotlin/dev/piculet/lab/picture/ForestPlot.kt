package dev.piculet.lab.picture

/**
 * Ratios with their intervals, one row a subject, some panels side by side on the same axis. Texts are shown as they
 * are.
 *
 * @property title the comparison, for the first line and for screen readers
 * @property description the figures in words, for screen readers
 * @property axis meaning of 1×
 * @property panels headings from left to right
 * @property footer origin of the figures, one entry a line
 */
data class ForestPlot(
    val title: String,
    val description: String,
    val axis: String,
    val panels: List<String>,
    val groups: List<PlotGroup>,
    val footer: List<String>,
)

/** Rows under one heading. */
data class PlotGroup(
    val title: String,
    val rows: List<PlotRow>,
)

/**
 * One subject.
 *
 * @property isOurs true to let it stand out
 * @property cells one a panel, null where the subject takes no part
 */
data class PlotRow(
    val label: String,
    val isOurs: Boolean,
    val cells: List<PlotCell?>,
)

/** The content of a subject's place in a panel. */
sealed interface PlotCell {
    /** Shown beside the figure, or in place of one. */
    val text: String

    /**
     * A ratio above 0.
     *
     * @property low the interval's lower end, or null where there is none; so is [high] then
     */
    data class Figure(
        val value: Double,
        val low: Double?,
        val high: Double?,
        override val text: String,
    ) : PlotCell

    /** Why there is no figure. */
    data class Absence(
        override val text: String,
    ) : PlotCell
}
