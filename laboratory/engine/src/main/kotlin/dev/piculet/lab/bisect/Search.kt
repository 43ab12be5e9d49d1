package dev.piculet.lab.bisect

/** What is known of a commit once it was looked at. */
enum class Answer {
    /** Not slower than the threshold allows. */
    FAST,

    /** Slower than that. */
    SLOW,

    /** As many blocks as may be made tell neither. */
    UNDECIDED,

    /** It can't be built, or not be measured. */
    SKIPPED,
}

/**
 * The search for the first slow one of commits in a row, at the positions from 0, which is fast, to [last], which is
 * slow. It believes that whatever follows a slow commit is slow. Pure; every answer gives another search.
 */
class Search private constructor(
    private val last: Int,
    private val answers: Map<Int, Answer>,
) {
    /** The last commit that is known to be fast. */
    val fast: Int = answers.filterValues { it == Answer.FAST }.keys.maxOrNull() ?: 0

    /** The first commit that is known to be slow. */
    val slow: Int = answers.filterValues { it == Answer.SLOW }.keys.minOrNull() ?: last

    private val between = (fast + 1..<slow).toList()
    private val open = between.filter { it !in answers }

    /** Commits of which one is the first slow one, in their order. It is found if there is one alone. */
    val suspects: List<Int> = between + slow

    /** The commit to look at, or null if no other one can tell more. */
    val next: Int? = open.minByOrNull { kotlin.math.abs(it - wanted()) }

    /** Steps that are left if every one of them decides. */
    val stepsLeft: Int get() = Int.SIZE_BITS - open.size.countLeadingZeroBits()

    /** The middle, or a place apart from those that told nothing: their neighbours often tell nothing either. */
    private fun wanted(): Double {
        val silent = between.size - open.size
        return fast + (slow - fast) * fraction(silent + 1)
    }

    /** @throws IllegalArgumentException if that commit was not the [next] one */
    fun with(answer: Answer): Search {
        val position = requireNotNull(next) { "The search has ended." }
        return Search(last, answers + (position to answer))
    }

    companion object {
        /** @param last position of the slow commit, 1 at least */
        fun of(last: Int): Search {
            require(last >= 1) { "There is nothing between one commit and itself." }
            return Search(last, emptyMap())
        }

        /** Returns 1/2, 1/4, 3/4, 1/8, 5/8, 3/8, 7/8 and so on: van der Corput's sequence. */
        private fun fraction(number: Int): Double =
            Integer.toUnsignedLong(Integer.reverse(number)).toDouble() / (1L shl Int.SIZE_BITS)
    }
}
