package dev.piculet.lab.gate

import dev.piculet.lab.catalog.Format
import dev.piculet.lab.entry
import dev.piculet.lab.group
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class SizeOutliersTest {
    private fun marked(vararg sizes: Pair<String, Int>) =
        SizeOutliers
            .mark(sizes.map { (id, size) -> GateResult(group(), entry(id), GateStatus.PASS, size = size) }) { id ->
                if (id.startsWith("json")) Format.JSON else Format.BINARY
            }.associateBy { it.entry.contender }

    @Test
    fun `a document far smaller than the others of its format fails`() {
        val results = marked("a" to 40, "b" to 42, "c" to 9)
        assertEquals(GateStatus.WRONG_OUTPUT, results.getValue("c").status)
        assertEquals("wrote 9 bytes where the median of its format is 40", results.getValue("c").detail)
    }

    @Test
    fun `a document far larger is remarked on and passes`() {
        val results = marked("a" to 40, "b" to 42, "c" to 500)
        assertEquals(GateStatus.PASS, results.getValue("c").status)
        assertEquals("wrote 500 bytes where the median of its format is 42", results.getValue("c").detail)
    }

    @Test
    fun `formats are not compared with each other`() {
        val results = marked("a" to 10, "b" to 10, "c" to 10, "json1" to 100, "json2" to 100, "json3" to 100)
        results.values.forEach { assertNull(it.detail) }
    }

    @Test
    fun `two writers are too few to call one of them odd`() {
        marked("a" to 1, "b" to 100).values.forEach { assertNull(it.detail) }
    }
}
