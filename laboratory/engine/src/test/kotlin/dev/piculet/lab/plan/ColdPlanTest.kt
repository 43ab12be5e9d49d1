package dev.piculet.lab.plan

import dev.piculet.lab.ExitCode
import dev.piculet.lab.JDK17
import dev.piculet.lab.JDK25
import dev.piculet.lab.LabException
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.entry
import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.StartUp
import dev.piculet.lab.payload.Payloads
import dev.piculet.lab.plan
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotEquals

class ColdPlanTest {
    @Test
    fun `operations of a payload are measured together, in the order of a use`() {
        val group = ColdPlan.of(plan(), samples = 2).groups.single()
        assertEquals(listOf(Operation.SERIALIZE, Operation.DESERIALIZE), group.operations)
        assertEquals(listOf("a", "b", "c"), group.entries.map { it.contender })
        assertEquals(BaselineRef("a", "1.0"), group.baseline)
    }

    @Test
    fun `a contender that fails in one operation is not measured at all, and can't be the baseline`() {
        val run = plan()
        val groups = run.groups.map {
            if (it.group.operation == "deserialize") it.copy(entries = it.entries.drop(1)) else it
        }
        val group = ColdPlan.of(run.copy(groups = groups), samples = 2).groups.single()
        assertEquals(listOf("b", "c"), group.entries.map { it.contender })
        assertEquals(BaselineRef("b", "1.0"), group.baseline)
    }

    @Test
    fun `a payload that nobody can be measured on is left out`() {
        val run = plan()
        val groups = run.groups.map { it.copy(entries = emptyList(), baseline = null) }
        assertEquals(emptyList(), ColdPlan.of(run.copy(groups = groups), samples = 2).groups)
    }

    @Test
    fun `every block has every cell once, payload by payload, in an order of its own that the seed decides`() {
        val run = plan(contenders = ('a'..'h').map { "$it" }, jdks = listOf(JDK17, JDK25))
        val complex = run.groups.map { it.copy(group = it.group.copy(payload = "complex")) }
        val plan = ColdPlan.of(run.copy(groups = run.groups + complex), samples = 2)
        val first = plan.cells(0)
        assertEquals(plan.cells.toSet(), first.toSet())
        assertEquals(32, first.size)
        assertEquals(2, first.chunked(16).map { half -> half.map { it.payload }.distinct().single() }.distinct().size)
        assertEquals(first, plan.cells(0))
        assertNotEquals(first, plan.cells(1))
        assertNotEquals(first, plan.copy(seed = 2).cells(0))
    }

    @Test
    fun `a value can't be read before it is written`() {
        val run = plan()
        val e =
            assertFailsWith<LabException> {
                ColdPlan.of(run.copy(groups = run.groups.filter { it.group.operation == "deserialize" }), samples = 2)
            }
        assertEquals(
            "A fresh JVM has nothing to read of objects/simple before it has written it. Measure serialize, too.",
            e.message,
        )
        assertEquals(ExitCode.USAGE, e.exitCode)
    }

    @Test
    fun `a first use for the sake of reading writes first, unless there is a text to read`() {
        fun operations(
            operation: String,
            suite: String = "objects",
            payload: String = "simple",
        ) = ColdPlan.operationsOfFirstUse(operation, Payloads.create(suite, payload, 1))
        assertEquals(ColdPlan.OPERATIONS, operations("deserialize"))
        assertEquals(listOf(Operation.DESERIALIZE), operations("deserialize", "kotlin", "list"))
        assertEquals(listOf(Operation.SERIALIZE), operations("serialize"))
        assertEquals(ColdPlan.OPERATIONS, operations("roundtrip"))
    }

    @Test
    fun `a payload that is a text can be read alone`() {
        val text = PlannedGroup(Group("kotlin", "constructor-5", "deserialize"), null, listOf(entry("a")))
        val group = ColdPlan.of(plan().copy(groups = listOf(text)), samples = 2).groups.single()
        assertEquals(listOf(Operation.DESERIALIZE), group.operations)
    }

    @Test
    fun `it takes a JVM a sample and one more, and for an attribution one more for each archive`() {
        val plan = ColdPlan.of(plan(contenders = listOf("a", "b"), jdks = listOf(JDK17, JDK25)), samples = 3)
        assertEquals(4 * (3 + 1), plan.jvms)
        val ways = plan.attributedCells.groupBy({ it.cell.entry.jdk }, { it.startUp }).mapValues { it.value.distinct() }
        assertEquals(listOf(StartUp.JARS, StartUp.APP_CDS), ways[JDK17.version])
        assertEquals(StartUp.entries, ways[JDK25.version])
        assertEquals(2 * (1 + 2 * 3 + 1) + 2 * (1 + 3 * 3 + 2), plan.attributionJvms)
    }
}
