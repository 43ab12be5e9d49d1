package dev.piculet.lab.plan

import dev.piculet.lab.entry
import dev.piculet.lab.experiment.Instances
import dev.piculet.lab.experiment.Threads
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class BudgetFitTest {
    private val entries = listOf("a", "b", "c").map { entry(it) }
    private val operations = listOf("serialize", "deserialize")
    private val candidates =
        listOf("simple", "complex", "media").map { Candidate("objects", it, operations, entries) }

    private fun choose(
        cells: Int,
        from: List<Candidate> = candidates,
    ) = BudgetFit(cells).choose(from)

    private fun shape(fit: Fit) = fit.groups.map { (group, entries) ->
        "$group ${entries.joinToString("") { it.contender }}"
    }

    @Test
    fun `everything is kept where it fits`() {
        val fit = choose(cells = 18)
        assertEquals(6, fit.groups.size)
        assertEquals(emptyList(), fit.leftOut)
    }

    @Test
    fun `payloads are dropped from the end, and named`() {
        val fit = choose(cells = 14)
        assertEquals(setOf("simple", "complex"), fit.groups.keys.map { it.payload }.toSet())
        assertEquals(listOf("objects: payloads media"), fit.leftOut)
    }

    @Test
    fun `the rest of the budget goes to the next payload in fewer operations`() {
        val fit = choose(cells = 17)
        assertEquals(listOf("objects/media/serialize abc"), shape(fit).filter { "media" in it })
        assertEquals(5, fit.groups.size)
        assertEquals(listOf("objects/media: deserialize"), fit.leftOut)
    }

    @Test
    fun `one payload that does not fit loses operations before contenders`() {
        val fit = choose(cells = 5)
        assertEquals(listOf("objects/simple/serialize abc"), shape(fit))
        assertEquals(listOf("objects: payloads complex, media", "objects/simple: deserialize"), fit.leftOut)
    }

    @Test
    fun `contenders are dropped before operations where those are kept`() {
        val fit = BudgetFit(cellsPerBlock = 4, keepsOperations = true).choose(candidates)
        assertEquals(listOf("objects/simple/serialize ab", "objects/simple/deserialize ab"), shape(fit))
        assertEquals(listOf("objects: payloads complex, media", "objects/simple: contenders c"), fit.leftOut)
    }

    @Test
    fun `what the gate refuses takes no room`() {
        val refused = entries.associateWith { setOf("deserialize") }
        val writingOnly = candidates.first().copy(refused = refused)
        val fit = BudgetFit(cellsPerBlock = 3, keepsOperations = true).choose(listOf(writingOnly))
        assertEquals(listOf("objects/simple/serialize abc", "objects/simple/deserialize "), shape(fit))
        assertEquals(emptyList(), fit.leftOut)
    }

    @Test
    fun `an operation that the gate refuses to all is no reason to drop the other`() {
        val refused = entries.associateWith { setOf("serialize") }
        val fit = choose(cells = 2, from = listOf(candidates.first().copy(refused = refused)))
        assertEquals(listOf("objects/simple/serialize ", "objects/simple/deserialize ab"), shape(fit))
        assertEquals(listOf("objects/simple: contenders c"), fit.leftOut)
    }

    @Test
    fun `then contenders are dropped from the end, but two are kept`() {
        val fit = choose(cells = 1)
        assertEquals(listOf("objects/simple/serialize ab"), shape(fit))
        assertEquals("objects/simple: contenders c", fit.leftOut.last())
    }

    @Test
    fun `a contender that is dropped in one of its ways is named with it`() {
        val shared = Threads(8, Instances.SHARED)
        val ways = candidates.map { it.copy(entries = it.entries + it.entries.last().copy(threads = shared)) }
        val fit = choose(cells = 3, from = ways)
        assertEquals("objects/simple: contenders c (8 threads, shared)", fit.leftOut.last())
    }

    @Test
    fun `suites share a block evenly`() {
        val other = candidates.map { it.copy(suite = "other") }
        val fit = choose(cells = 12, from = candidates + other)
        assertEquals(
            listOf("objects/simple", "other/simple"),
            fit.groups.keys
                .map { "${it.suite}/${it.payload}" }
                .distinct(),
        )
    }

    @Test
    fun `no candidates give an empty choice`() {
        assertEquals(Fit(emptyMap(), emptyList()), choose(cells = 10, from = emptyList()))
    }
}
