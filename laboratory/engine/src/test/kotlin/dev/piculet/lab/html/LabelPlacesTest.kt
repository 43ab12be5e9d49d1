package dev.piculet.lab.html

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class LabelPlacesTest {
    private val points = listOf(50.0 to 50.0, 52.0 to 53.0, 95.0 to 50.0)

    private fun places(width: Double) = LabelPlaces(0.0..width, 0.0..100.0, points)

    @Test
    fun `a label stands to the right of its point, on its height`() =
        assertEquals(60.0 to 54.0, places(200.0).placeOf("abc", 50.0, 50.0))

    @Test
    fun `a label that has no room on the right stands on the left`() {
        val (left, _) = places(100.0).placeOf("abc", 95.0, 50.0)
        assertTrue(left + 3 * 7 <= 95.0 - 6, "$left")
    }

    @Test
    fun `labels of near points do not cover one another`() {
        val places = places(200.0)
        val (_, one) = places.placeOf("abc", 50.0, 50.0)
        val (_, other) = places.placeOf("abc", 52.0, 53.0)
        assertTrue(one != other)
    }

    @Test
    fun `a label that fits nowhere stands on the right all the same`() =
        assertEquals(105.0 to 54.0, places(100.0).placeOf("a name longer than the picture", 95.0, 50.0))
}
