package dev.piculet.lab.reproduce

/** What stands in a column of a reproduced row. */
sealed interface Outcome {
    /**
     * A figure in the unit of its row, for one call.
     *
     * @property low lower end of its interval, or null without one
     * @property high upper end of its interval, or null without one
     * @property to the upper end of a range over several payloads, or null
     */
    data class Figure(
        val value: Double,
        val low: Double? = null,
        val high: Double? = null,
        val to: Double? = null,
    ) : Outcome

    /**
     * @property reason why there is no figure, one line
     * @property isWrong true if the work that would be timed is wrong
     */
    data class None(
        val reason: String,
        val isWrong: Boolean = false,
    ) : Outcome {
        companion object {
            val NOT_YET = None("not measured yet")
        }
    }
}
