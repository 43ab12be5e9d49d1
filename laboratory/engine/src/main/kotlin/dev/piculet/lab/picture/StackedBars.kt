package dev.piculet.lab.picture

/**
 * Sums of the same parts as bars. Texts are shown as they are.
 *
 * @property title for the first line and for screen readers
 * @property description the figures in words, for screen readers
 * @property axis what the lengths are
 * @property parts names of the parts, in their order from the left
 * @property footer origin of the figures, one entry a line
 */
data class StackedBars(
    val title: String,
    val description: String,
    val axis: String,
    val parts: List<String>,
    val groups: List<BarGroup>,
    val footer: List<String>,
)

data class BarGroup(
    val title: String,
    val bars: List<StackedBar>,
)

/** @property values of the parts, 0 or more */
data class StackedBar(
    val label: String,
    val values: List<Double>,
)
