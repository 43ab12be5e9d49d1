package dev.piculet.lab.plan

import dev.piculet.lab.JDK17
import dev.piculet.lab.JDK25
import dev.piculet.lab.experiment.Role
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

class BlockOrderTest {
    private fun cells(
        plan: RunPlan,
        block: Int,
    ) = BlockOrder(plan).cells(block, plan.groups)

    @Test
    fun `the same seed plans the same order`() {
        repeat(10) { block -> assertEquals(cells(plan(seed = 7), block), cells(plan(seed = 7), block)) }
    }

    @Test
    fun `another seed, and another block, plan another order`() {
        val orders = (0L..9L).map { seed -> cells(plan(seed = seed), 0) } + (1..9).map { cells(plan(seed = 0), it) }
        assertTrue(orders.distinct().size > 15, "almost all orders differ")
        assertNotEquals(cells(plan(seed = 1), 0), cells(plan(seed = 2), 0))
    }

    @Test
    fun `a block has every cell once, the A-A pair and the calibration on every JDK`() {
        val plan = plan(jdks = listOf(JDK17, JDK25))
        val cells = cells(plan, 3)
        assertEquals(cells.size, cells.distinct().size)
        assertEquals(2 * 3 * 2 + 1 + 2, cells.size)
        assertEquals(1, cells.count { it.role == Role.TWIN })
        assertEquals(2, cells.count { it.role == Role.CALIBRATION })
    }

    @Test
    fun `compared cells are measured directly after one another`() {
        val groups = cells(plan(), 5).map { it.group }
        val changes = groups.zipWithNext().count { (a, b) -> a != b }
        assertEquals(2, changes, "two groups and the calibration, each in one piece")
    }

    @Test
    fun `every contender comes first about equally often`() {
        val plan = plan()
        val firsts =
            (0 until 3000).groupingBy { block ->
                cells(plan, block).first { it.group?.operation == "deserialize" }.entry.contender
            }
        assertTrue(firsts.eachCount().values.all { it in 900..1100 }, "${firsts.eachCount()}")
    }
}
