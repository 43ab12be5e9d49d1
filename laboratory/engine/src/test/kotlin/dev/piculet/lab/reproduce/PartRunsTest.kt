package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Measure
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class PartRunsTest {
    private val id = "steady-objects-serialize-simple"
    private val part = Part(PartKind.STEADY, "objects", "serialize", listOf("simple"), listOf("a", "b@1.0", "c"))
    private val versions = mapOf("a" to "1.0", "c" to "1.0")
    private val whole = partPlan(listOf("a", "b", "c"))
    private val withoutTwo = partPlan(listOf("a", "b", "c"), away = setOf("b", "c"))

    private fun runs(
        vararg plans: Pair<String, RunPlan>,
        part: Part = this.part,
        versions: Map<String, String> = this.versions,
    ) = PartRuns(part, plans.toMap(), versions)

    @Test
    fun `a part that is not begun lacks nothing, and has its own folder`() {
        val none = runs("$id-20" to whole)
        assertEquals(emptyList(), none.folders + none.missing + none.lacking)
        assertEquals(id, none.next)
        assertNull(none.difference("smoke"))
    }

    @Test
    fun `contenders that could not be had are missing until a run beside it has them`() {
        assertEquals(emptyList(), runs(id to whole).missing)
        assertEquals(listOf("b@1.0", "c"), runs(id to withoutTwo).missing)
        assertEquals("$id.2", runs(id to withoutTwo).next)
        val second = "$id.2" to partPlan(listOf("a", "b"))
        assertEquals(listOf("c"), runs(id to withoutTwo, second).missing)
        val third = "$id.3" to partPlan(listOf("c"))
        val all = runs(id to withoutTwo, second, third)
        assertEquals(listOf(id, "$id.2", "$id.3"), all.folders)
        assertEquals(emptyList(), all.missing)
    }

    @Test
    fun `what can be had later is measured on all payloads, beside what rows divide it by`() {
        fun subject(
            contender: String,
            over: String?,
        ) = Measurable.Subject(Measure.STEADY, "objects", listOf("simple"), "serialize", contender, over)
        val deep = withoutTwo.gate.map { it.copy(group = it.group.copy(payload = "deep")) }
        val more = withoutTwo.copy(gate = withoutTwo.gate + deep)
        val late = runs(id to more).with(setOf("b@1.0"), listOf(subject("c", null)))
        assertEquals(part.copy(payloads = listOf("simple", "deep"), contenders = listOf("b@1.0")), late)
        val divided = runs(id to withoutTwo).with(setOf("b@1.0"), listOf(subject("b@1.0", "a"), subject("c", null)))
        assertEquals(listOf("a", "b@1.0"), divided.contenders)
    }

    @Test
    fun `a run that was begun otherwise differs`() {
        assertNull(runs(id to whole).difference("quick"))
        assertEquals("with --preset quick", runs(id to whole).difference("smoke"))
    }

    @Test
    fun `what a run was begun without is lacking, and contenders that could not be had are not`() {
        assertEquals(emptyList(), runs(id to whole).lacking)
        assertEquals(emptyList(), runs(id to withoutTwo).lacking)
        val more = part.copy(payloads = listOf("simple", "deep"), contenders = part.contenders + "b@2.0")
        assertEquals(listOf("deep", "b@2.0"), runs(id to whole, part = more).lacking)
        assertNull(runs(id to whole, part = more).difference("quick"))
    }

    @Test
    fun `a contender without a version is not there in an older one`() =
        assertEquals(listOf("c@2.0"), runs(id to whole, versions = versions + ("c" to "2.0")).lacking)
}
