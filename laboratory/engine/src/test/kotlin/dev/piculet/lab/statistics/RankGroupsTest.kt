package dev.piculet.lab.statistics

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.SplittableRandom
import kotlin.math.exp
import kotlin.math.pow

class RankGroupsTest {
    private val drift = listOf(1.0, 1.3, 0.9, 1.1, 1.5, 0.8, 1.2, 1.0)

    /** Costs that follow the machine's drift, with a wobble of 1 % that differs for each [shift]. */
    private fun costs(
        cost: Double,
        shift: Int,
    ): BlockValues = drift.indices.associateWith { cost * drift[it] * (1 + 0.01 * ((it * 3 + shift) % 5 - 2)) }

    @Test
    fun `equals share a rank and the next one counts them`() {
        val ranks =
            RankGroups.of(
                mapOf(
                    "slow" to costs(200.0, 0),
                    "fast" to costs(100.0, 1),
                    "as fast" to costs(100.1, 3),
                    "slower" to costs(300.0, 2),
                ),
            )
        assertEquals(listOf(listOf("fast", "as fast"), listOf("slow"), listOf("slower")), ranks.groups)
        assertEquals(mapOf("fast" to 1, "as fast" to 1, "slow" to 3, "slower" to 4), ranks.ranks)
        assertEquals(emptyList<String>(), ranks.unranked)
    }

    @Test
    fun `a contender is compared with the leader of its group and not with its neighbour`() {
        val ranks =
            RankGroups.of(
                mapOf("a" to costs(100.0, 0), "b" to costs(101.2, 2), "c" to costs(102.4, 4)),
            )
        assertEquals(listOf(listOf("a", "b"), listOf("c")), ranks.groups)
        val neighbours = pairedByBlock(costs(101.2, 2), costs(102.4, 4))
        assertEquals(Verdict.SAME, Verdict.of(HodgesLehmann.ratio(neighbours)))
    }

    @Test
    fun `lacking the blocks of a slow hour is no advantage`() {
        val all = costs(100.0, 0)
        val slowHour = drift.indices.filter { drift[it] > 1.25 }.toSet()
        val ranks = RankGroups.of(mapOf("without" to costs(110.0, 1) - slowHour, "all" to all))
        assertEquals(mapOf("all" to 1, "without" to 2), ranks.ranks)
    }

    @Test
    fun `who has too few blocks is not ranked`() {
        val few = costs(1.0, 0).filterKeys { it < 5 }
        val ranks = RankGroups.of(mapOf("few" to few, "none" to emptyMap(), "all" to costs(100.0, 1)))
        assertEquals(RankGroups(listOf(listOf("all")), listOf("few", "none")), ranks)
    }

    @Test
    fun `who shares too few blocks with the leader is not separated from it`() {
        val early = costs(100.0, 0)
        val late = costs(500.0, 1).mapKeys { it.key + 4 }
        assertEquals(mapOf("early" to 1, "late" to 1), RankGroups.of(mapOf("late" to late, "early" to early)).ranks)
    }

    @Test
    fun `exact figures are ranked too`() {
        fun exactly(bytes: Double) = (1..6).associateWith { bytes }
        val ranks = RankGroups.of(mapOf("a" to exactly(96.0), "b" to exactly(96.0), "c" to exactly(104.0)))
        assertEquals(listOf(listOf("a", "b"), listOf("c")), ranks.groups)
    }

    @Test
    fun `each cell has its own ranks`() {
        val table =
            mapOf(
                "read" to mapOf("a" to costs(100.0, 0), "b" to costs(200.0, 1)),
                "write" to mapOf("a" to costs(200.0, 0), "b" to costs(100.0, 1)),
            )
        val ranks = RankGroups.ofTable(table)
        assertEquals(listOf(listOf("a"), listOf("b")), ranks.getValue("read").groups)
        assertEquals(listOf(listOf("b"), listOf("a")), ranks.getValue("write").groups)
    }

    @Test
    fun `the more comparisons a table makes the more each must show`() {
        val close = mapOf("a" to costs(100.0, 0), "b" to costs(102.4, 4))
        val equal = mapOf("a" to costs(100.0, 0), "b" to costs(100.0, 1))
        assertEquals(2, RankGroups.of(close).groups.size)
        val table = (1..1000).associate { "equal $it" to equal } + ("close" to close)
        val ranks = RankGroups.ofTable(table)
        assertEquals(1, ranks.getValue("close").groups.size)
    }

    @Test
    fun `no number of blocks is too small to rank contenders of a large table that differ clearly`() {
        val random = SplittableRandom(46)
        for (blocks in listOf(6, 10) + (13..23) + 40) {
            val contenders =
                (0 until 46).associate { i ->
                    "$i" to (0 until blocks).associateWith { 1.1.pow(i) * exp(0.005 * random.nextGaussian()) }
                }
            val ranks = RankGroups.ofTable((1..3).associateWith { contenders }).getValue(1)
            assertEquals(46, ranks.groups.size, "$blocks blocks")
        }
    }

    @Test
    fun `an empty table has no ranks`() {
        assertEquals(RankGroups(emptyList(), emptyList()), RankGroups.of(emptyMap()))
    }

    @Test
    fun `ranks separate no contenders if the interval of their ratio does not`() {
        val even = (0..5).associateWith { 100.0 }
        val almostAlwaysSlower = even.mapValues { (block, value) -> if (block == 0) value * 0.999 else value * 1.1 }
        val ratio = HodgesLehmann.ratio(pairedByBlock(almostAlwaysSlower, even))
        assertTrue(1.0 in ratio.interval!!)
        val pValue = PairedTest.pValue(pairedByBlock(almostAlwaysSlower, even), comparisons = 1)
        assertTrue(pValue < RankGroups.SIGNIFICANCE)
        assertEquals(
            listOf(listOf("even", "slower")),
            RankGroups.of(mapOf("even" to even, "slower" to almostAlwaysSlower)).groups,
        )
    }
}
