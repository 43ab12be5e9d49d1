package dev.piculet.lab.experiment

import dev.piculet.lab.plan
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertSame

class RunPlanTest {
    private val plan = plan(listOf("a", "b"))

    @Test
    fun `without a contender there is no entry, pair or build of it, and its gate's answers stay`() {
        val builds = mapOf("the lab" to "1", "a@1.0" to "2", "b@1.0" to "3")
        val left = plan.copy(conditions = RunConditions(builds)).without(setOf("a@1.0"))
        assertEquals(listOf("b"), left.contenders.map { it.id })
        assertEquals(listOf(listOf("b"), listOf("b")), left.groups.map { all -> all.entries.map { it.contender } })
        assertNull(left.twin)
        assertEquals(builds - "a@1.0", left.conditions?.builds)
        assertEquals(plan.gate, left.gate)
    }

    @Test
    fun `a group without contenders is none`() {
        assertEquals(emptyList(), plan.without(setOf("a@1.0", "b@1.0")).groups)
        assertEquals(plan.twin, plan.without(setOf("b@1.0")).twin)
        assertSame(plan, plan.without(emptySet()))
    }

    @Test
    fun `a plan of form 1 has no conditions to measure by`() {
        val conditions = RunConditions(mapOf("the lab" to "1"))
        assertEquals(conditions, plan.copy(conditions = conditions).requireConditions())
        val fault = assertThrows<IllegalStateException> { plan.copy(conditions = null).requireConditions() }
        assertEquals("A plan that is measured has conditions.", fault.message)
    }
}
