package dev.piculet.lab.bisect

import net.jqwik.api.ForAll
import net.jqwik.api.Property
import net.jqwik.api.constraints.IntRange
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import kotlin.random.Random
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

class SearchTest {
    private class Walk(
        val end: Search,
        val asked: List<Int>,
    )

    private fun walk(
        last: Int,
        answerTo: (Int) -> Answer,
    ): Walk {
        var search = Search.of(last)
        val asked = mutableListOf<Int>()
        while (true) {
            val next = search.next ?: return Walk(search, asked)
            val left = search.stepsLeft
            asked += next
            assertTrue(asked.size <= last, "ends")
            search = search.with(answerTo(next))
            assertTrue(search.stepsLeft <= left)
        }
    }

    private fun honest(
        position: Int,
        first: Int,
    ) = if (position >= first) Answer.SLOW else Answer.FAST

    @Property
    fun `the first slow commit is found wherever it is, in as few steps as halving takes`(
        @ForAll @IntRange(min = 1, max = 2000) last: Int,
        @ForAll @IntRange(min = 0, max = 1999) any: Int,
    ) {
        val first = 1 + any % last
        val walk = walk(last) { honest(it, first) }
        assertEquals(listOf(first), walk.end.suspects)
        assertEquals(first - 1, walk.end.fast)
        assertTrue(walk.asked.size <= Search.of(last).stepsLeft, "${walk.asked}")
    }

    @Property
    fun `whichever commits tell nothing, the first slow one is among the suspects, and all others told nothing`(
        @ForAll @IntRange(min = 1, max = 200) last: Int,
        @ForAll @IntRange(min = 0, max = 199) any: Int,
        @ForAll @IntRange(min = 0, max = 100) percent: Int,
        @ForAll seed: Long,
    ) {
        val first = 1 + any % last
        val random = Random(seed)
        val silent = (1..<last).filter { random.nextInt(100) < percent }.toSet()
        val walk =
            walk(last) {
                if (it in silent) listOf(Answer.SKIPPED, Answer.UNDECIDED).random(random) else honest(it, first)
            }
        assertEquals(walk.asked.distinct(), walk.asked)
        assertTrue(walk.asked.all { it in 1..<last }, "${walk.asked}")
        assertTrue(first in walk.end.suspects)
        assertTrue(silent.containsAll(walk.end.suspects.dropLast(1)))
        assertFalse(walk.end.suspects.last() in silent)
        assertFalse(walk.end.fast in silent)
        assertEquals(walk.end.fast + 1, walk.end.suspects.first())
        if (silent.isEmpty()) assertEquals(listOf(first), walk.end.suspects)
    }

    @Test
    fun `many commits in a row that tell nothing are passed in few steps`() {
        val walk = walk(1000) { if (it in 400..600) Answer.SKIPPED else honest(it, 900) }
        assertEquals(listOf(900), walk.end.suspects)
        assertTrue(walk.asked.size < 20, "${walk.asked}")
    }

    @Test
    fun `two neighbours leave nothing to ask`() {
        val search = Search.of(1)
        assertNull(search.next)
        assertEquals(0, search.stepsLeft)
        assertEquals(listOf(1), search.suspects)
        assertThrows<IllegalArgumentException> { search.with(Answer.FAST) }
        assertThrows<IllegalArgumentException> { Search.of(0) }
    }
}
