package dev.piculet.lab.picture

/**
 * Cost over a condition on logarithmic axes, a panel an operation. Texts are shown as they are.
 *
 * @property title for the first line and for screen readers
 * @property description the figures in words, for screen readers
 * @property note meaning of the marks
 * @property footer origin of the figures, one entry a line
 */
data class CurvePlot(
    val title: String,
    val description: String,
    val note: String,
    val panels: List<CurvePanel>,
    val footer: List<String>,
)

/**
 * Curves on the same axes.
 *
 * @property across name of the horizontal axis
 * @property up name of the vertical axis
 * @property ticks measured values of the condition, with their labels
 */
data class CurvePanel(
    val title: String,
    val across: String,
    val up: String,
    val ticks: List<Pair<Double, String>>,
    val lines: List<CurveLine>,
)

/**
 * One subject.
 *
 * @property points at least one, ascending
 * @property bend where it bends, within the points, or null
 */
data class CurveLine(
    val label: String,
    val points: List<CurveDot>,
    val bend: Double?,
)

/**
 * A figure above 0.
 *
 * @property low the interval's lower end, or null where there is none; so is [high] then
 */
data class CurveDot(
    val x: Double,
    val y: Double,
    val low: Double?,
    val high: Double?,
)
