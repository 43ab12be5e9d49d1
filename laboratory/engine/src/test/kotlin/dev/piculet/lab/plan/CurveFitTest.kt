package dev.piculet.lab.plan

import dev.piculet.lab.entry
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.group
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class CurveFitTest {
    private val ids = listOf("a", "b", "c")
    private val operations = listOf("serialize", "deserialize")
    private val overThreads =
        listOf(
            Candidate(
                "objects",
                "simple",
                operations,
                ids.flatMap { id -> listOf(1, 2, 4).map { entry(id).copy(threads = Threads(it)) } },
            ),
        )
    private val overSizes =
        listOf("media-1kB", "media-10kB", "media-1MB")
            .map { Candidate("objects", it, operations, ids.map { id -> entry(id) }) }

    private fun shape(fit: Fit) =
        fit.groups.map { (group, all) -> "$group ${all.joinToString(" ") { it.contender + it.threads.number }}" }

    @Test
    fun `everything is kept where it fits`() {
        val all = overSizes.flatMap { one -> operations.map { group(one.payload, it) to one.entries } }.toMap()
        assertEquals(Fit(all, emptyList()), CurveFit(18).choose(overSizes))
    }

    @Test
    fun `operations are dropped first, then contenders with all of their values`() {
        val one = CurveFit(17).choose(overThreads)
        assertEquals(listOf("objects/simple/serialize a1 a2 a4 b1 b2 b4 c1 c2 c4"), shape(one))
        assertEquals(listOf("objects: deserialize"), one.leftOut)
        val fewer = CurveFit(8).choose(overThreads)
        assertEquals(listOf("objects/simple/serialize a1 a2 a4 b1 b2 b4"), shape(fewer))
        assertEquals(listOf("objects: deserialize", "objects: contenders c"), fewer.leftOut)
    }

    @Test
    fun `no size is dropped, whatever the budget, and two contenders are kept`() {
        val fit = CurveFit(1).choose(overSizes)
        val expected = listOf("media-1kB", "media-10kB", "media-1MB").map { "objects/$it/serialize a1 b1" }
        assertEquals(expected, shape(fit))
    }

    @Test
    fun `a size that the gate refuses to a contender takes no room`() {
        val refused = overSizes.map { it.copy(refused = mapOf(it.entries[2] to setOf("serialize"))) }
        val fit = CurveFit(6).choose(refused)
        assertEquals(listOf("objects: deserialize"), fit.leftOut)
        assertEquals("objects/media-1MB/serialize a1 b1", shape(fit).last())
    }

    @Test
    fun `no candidates give an empty choice`() =
        assertEquals(Fit(emptyMap(), emptyList()), CurveFit(9).choose(emptyList()))
}
