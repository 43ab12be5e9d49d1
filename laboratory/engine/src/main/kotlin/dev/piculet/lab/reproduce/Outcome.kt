package dev.piculet.lab.reproduce

import dev.piculet.lab.statistics.BlockValues
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.HodgesLehmann
import dev.piculet.lab.statistics.pairedByBlock

/** What stands in a column of a reproduced row. */
sealed interface Outcome {
    /**
     * A figure in the unit of its row, for one call.
     *
     * @property low lower end of its interval, or null without one
     * @property high upper end of its interval, or null without one
     * @property to the upper end of a range over several payloads, or null
     * @property times what it is made of, if it was measured block by block
     * @property run the one that it is of, if it is a time by the lab's own protocol, or a ratio of such times
     */
    data class Figure(
        val value: Double,
        val low: Double? = null,
        val high: Double? = null,
        val to: Double? = null,
        val times: BlockTimes? = null,
        val run: PartRun? = null,
    ) : Outcome {
        /** Returns its time divided by that of another, paired by block, or null if they have no block in common. */
        fun over(other: Figure): Estimate? {
            val (own, others) = (times ?: return null) to (other.times ?: return null)
            if (own.part != others.part || run != other.run) return null
            return pairedByBlock(own.nanos, others.nanos).takeIf { it.isNotEmpty() }?.let(HodgesLehmann::ratio)
        }
    }

    /** CPU times of a call, measured in blocks that hold for the whole of [part]. */
    data class BlockTimes(
        val part: Part,
        val nanos: BlockValues,
    )

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
