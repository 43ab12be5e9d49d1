package dev.piculet.lab.statistics

import net.jqwik.api.ForAll
import net.jqwik.api.Property
import net.jqwik.api.constraints.IntRange
import net.jqwik.api.constraints.Size
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class ParetoFrontTest {
    private fun front(vararg points: Pair<Double, Double>) = ParetoFront.of(points.toList()) { it }

    @Test
    fun `what another beats in one way and equals in the other is not on it`() {
        assertEquals(listOf(1.0 to 3.0, 2.0 to 1.0), front(2.0 to 1.0, 1.0 to 3.0, 2.0 to 3.0, 1.0 to 4.0))
    }

    @Test
    fun `equals are on it together, and one alone is`() {
        assertEquals(listOf(1.0 to 1.0, 1.0 to 1.0), front(1.0 to 1.0, 1.0 to 1.0))
        assertEquals(listOf(5.0 to 5.0), front(5.0 to 5.0))
    }

    @Property(tries = 300)
    fun `every choice off the front is dominated by one on it`(
        @ForAll @Size(min = 1, max = 12) xs: List<
            @IntRange(min = 1, max = 9)
            Int,
        >,
        @ForAll @IntRange(min = 1, max = 97) step: Int,
    ) {
        val points = xs.mapIndexed { i, x -> x.toDouble() to (1 + i * step % 7).toDouble() }
        val front = ParetoFront.of(points) { it }
        for (point in points) {
            val dominators = front.filter { it.first <= point.first && it.second <= point.second && it != point }
            assertEquals(point !in front, dominators.isNotEmpty(), "$point, $front")
        }
        assertTrue(front.zipWithNext().all { (a, b) -> a.first <= b.first && a.second >= b.second })
    }
}
