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
     * @property divided of a ratio, or of a saving, the times that are divided, block by block
     */
    data class Figure(
        val value: Double,
        val low: Double? = null,
        val high: Double? = null,
        val to: Double? = null,
        val times: BlockTimes? = null,
        val run: PartRun? = null,
        val divided: List<Pair<Double, Double>> = emptyList(),
    ) : Outcome {
        /** Returns its times and those of another in the blocks that they have in common. */
        fun pairsWith(other: Figure): List<Pair<Double, Double>> {
            val (own, others) = (times ?: return emptyList()) to (other.times ?: return emptyList())
            val areOfOneRun = own.part == others.part && run == other.run
            return if (areOfOneRun) pairedByBlock(own.nanos, others.nanos) else emptyList()
        }

        /** Returns its time divided by that of another, paired by block, or null if they have no block in common. */
        fun over(other: Figure): Estimate? = pairsWith(other).takeIf { it.isNotEmpty() }?.let(HodgesLehmann::ratio)
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
