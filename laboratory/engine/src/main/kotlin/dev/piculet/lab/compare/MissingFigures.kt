package dev.piculet.lab.compare

/**
 * Finds the figures that a comparison lacks, and why.
 *
 * @param noTime what is said where both have times, and none can be divided
 * @param labelOf names whose figure it is
 */
internal class MissingFigures(
    private val before: Side,
    private val now: Side,
    private val noTime: String,
    private val labelOf: (Match) -> String,
) {
    /**
     * Returns those of [all] that are not [compared]. What neither side was to measure is none of them, unless it is wrong: nobody
     * asked for it, no time was left for it, or it is unsupported.
     */
    fun of(
        all: List<Match>,
        compared: Set<Match>,
    ): List<MissingFigure> = all.distinct().filter { it !in compared && isMissed(it) }.map(::figure)

    private fun isMissed(match: Match) =
        before.isPlanned(match.group, match.earlier) || now.isPlanned(match.group, match.present) || isWrong(match)

    private fun isWrong(match: Match) =
        before.isWrong(match.group, match.earlier) || now.isWrong(match.group, match.present)

    private fun figure(match: Match): MissingFigure {
        val reasons =
            listOfNotNull(
                before.reasonAgainst(match.group, match.earlier),
                now.reasonAgainst(match.group, match.present),
            )
        val reason = reasons.distinct().joinToString("; ").ifEmpty { withTimes(match) }
        return MissingFigure(match.group, labelOf(match), reason, isWrong(match))
    }

    private fun withTimes(match: Match): String {
        val isOneInPlace =
            before.isInPlace(match.group, match.earlier) != now.isInPlace(match.group, match.present)
        return if (isOneInPlace) "only one of the two reads fields in place" else noTime
    }
}
