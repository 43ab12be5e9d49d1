package dev.piculet.lab.result

import dev.piculet.lab.entry
import dev.piculet.lab.experiment.Cell
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.group
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class RemarksTest {
    private val cells = listOf("a", "b", "c", "d").map { Cell(entry(it), group()) }

    /** Six blocks of four contenders on a machine that slows down; the last contender is special. */
    private fun remarks(special: (Int, TrialRecord) -> TrialRecord): List<List<String>> {
        val records =
            (0..5).flatMap { block ->
                cells.map { cell ->
                    val usual = trial(block, cell, 100.0 * (1 + block))
                    if (cell == cells.last()) special(block, usual) else usual
                }
            }
        val remarks = Remarks(records)
        return cells.map { cell -> remarks.of(records.filter { it.cell == cell }) }
    }

    private fun assertRemark(
        expected: String,
        special: (Int, TrialRecord) -> TrialRecord,
    ) = assertEquals(listOf(emptyList(), emptyList(), emptyList(), listOf(expected)), remarks(special))

    @Test
    fun `a machine that drifts is no remark on anybody`() =
        assertEquals(List(4) { emptyList() }, remarks { _, usual -> usual })

    @Test
    fun `forks of two kinds`() =
        assertRemark(
            "its slowest fork took 1.5 times as long as its fastest, the machine's own drift taken out",
        ) { block, usual -> if (block == 2) usual.copy(cpuNs = usual.cpuNs!! * 1.5) else usual }

    @Test
    fun `measured JVMs report work of other threads`() {
        assertRemark("works on other threads") { block, usual ->
            if (block % 2 == 0) usual.copy(remark = "works on other threads") else usual
        }
        val once = remarks { block, usual -> if (block == 0) usual.copy(remark = "x") else usual }
        assertEquals(List(4) { emptyList() }, once)
    }

    @Test
    fun `forks that did not look have no say in that`() {
        fun found(vararg blocks: Int) = { block: Int, usual: TrialRecord ->
            usual.copy(remark = "works on other threads".takeIf { block in blocks }, looksElsewhere = block < 2)
        }
        assertRemark("works on other threads", found(0, 1))
        for (some in listOf(found(0), found(1), found())) {
            assertEquals(List(4) { emptyList() }, remarks(some))
        }
    }

    @Test
    fun `forks of which most are unsteady`() =
        assertRemark("4 of 6 forks unsteady") { block, usual -> if (block < 4) usual.copy(unsteady = "x") else usual }
}
