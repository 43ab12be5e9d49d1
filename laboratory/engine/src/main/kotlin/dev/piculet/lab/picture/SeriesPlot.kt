package dev.piculet.lab.picture

/**
 * Times of runs that follow one another, small panels with the same axes. Texts are shown as they are.
 *
 * @property title for the first line and for screen readers
 * @property description the figures in words, for screen readers
 * @property axis what the axes are
 * @property footer origin of the figures, one entry a line
 */
data class SeriesPlot(
    val title: String,
    val description: String,
    val axis: String,
    val panels: List<SeriesPanel>,
    val footer: List<String>,
)

/** @property lines two at most: they differ by shape as well as by colour */
data class SeriesPanel(
    val title: String,
    val lines: List<SeriesLine>,
)

/** @property values above 0, in the order of the runs */
data class SeriesLine(
    val label: String,
    val values: List<Double>,
)
