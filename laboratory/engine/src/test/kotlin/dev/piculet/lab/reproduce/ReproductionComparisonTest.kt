package dev.piculet.lab.reproduce

import dev.piculet.lab.publication.Claim
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedRow
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.PublishedUnit
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class ReproductionComparisonTest {
    private fun figure(
        value: Double,
        share: Double = 0.1,
    ) = Outcome.Figure(value, value * (1 - share), value * (1 + share))

    private fun row(
        name: String,
        honest: Outcome,
        unit: PublishedUnit = PublishedUnit.NANOSECONDS,
        rival: Outcome? = null,
    ) = ReproducedRow(
        PublishedRow(name, "", "avg", 1, 100.0, null, null, unit),
        Outcome.Figure(100.0),
        Outcome.None.NOT_YET,
        honest,
        beside = listOfNotNull(rival?.let { ReproducedRival("piculet", Outcome.None.NOT_YET, it) }),
    )

    private fun table(
        vararg rows: ReproducedRow,
        claim: Claim? = null,
    ) = listOf(
        ReproducedTable(
            Publication.of("004"),
            PublishedTable("dynamic", "Title", null, 1, claim, rows.map { it.row }),
            rows.toList(),
        ),
    )

    private fun findings(vararg rows: ReproducedRow) = Finding.of(table(*rows)).mapKeys {
        it.key
            .removePrefix("004/dynamic ")
    }

    @Test
    fun `a row has a figure, none, or wrong output, and nothing while it is not measured`() {
        val rows =
            arrayOf(
                row("a", Outcome.Figure(1.0)),
                row("b", Outcome.None("can't be had")),
                row("c", Outcome.None("wrote {}", isWrong = true)),
                row("d", Outcome.None.NOT_YET),
            )
        assertEquals(
            mapOf("a" to Finding.FIGURE, "b" to Finding.NO_FIGURE, "c" to Finding.WRONG_OUTPUT),
            findings(*rows),
        )
    }

    @Test
    fun `it costs less or more than what stands beside it only where intervals do not meet`() {
        fun beside(
            rival: Double,
            unit: PublishedUnit = PublishedUnit.NANOSECONDS,
        ) = findings(row("a", figure(100.0), unit, figure(rival))).getValue("a beside piculet")
        val found = listOf(150.0, 110.0, 70.0).map { beside(it) }
        assertEquals(listOf(Finding.LESS, Finding.NO_DIFFERENCE, Finding.MORE), found)
        assertEquals(Finding.LESS, beside(70.0, PublishedUnit.OPERATIONS_PER_SECOND))
    }

    /** Six blocks on a machine that takes twice as long in the last as in the first. */
    private fun drifting(
        nanos: Double,
        part: Part = PART,
    ): Outcome.Figure {
        val times = (0..5).associateWith { block -> nanos * (1 + block / 5.0) }
        return Outcome.Figure(1.5 * nanos, nanos, 2 * nanos, times = Outcome.BlockTimes(part, times))
    }

    @Test
    fun `what was measured in the same blocks is compared block by block`() {
        fun beside(
            rival: Outcome,
            unit: PublishedUnit = PublishedUnit.NANOSECONDS,
        ) = findings(row("a", drifting(100.0), unit, rival)).getValue("a beside piculet")
        assertEquals(Finding.LESS, beside(drifting(101.0)))
        assertEquals(Finding.MORE, beside(drifting(99.0)))
        assertEquals(Finding.NO_DIFFERENCE, beside(drifting(100.0)))
        assertEquals(Finding.LESS, beside(drifting(101.0), PublishedUnit.OPERATIONS_PER_SECOND), "blocks hold times")
        assertEquals(Finding.NO_DIFFERENCE, beside(drifting(101.0, PART.copy(payloads = listOf("other")))))
        val rows = arrayOf(row("a", drifting(100.0)), row("b", drifting(99.0)))
        assertEquals(Finding.MORE, Finding.of(table(*rows, claim = Claim("a", "b")))["004/dynamic a beside b"])
    }

    /** What is seven percent less, and so uncertain that one in eighty equal ones would be. */
    private val uncertain =
        listOf(97.0, 90.0, 95.0, 85.0, 96.0, 93.0).withIndex().associate { (block, nanos) -> block to nanos }

    @Test
    fun `comparisons of a table are corrected together`() {
        val honest = Outcome.Figure(93.0, times = Outcome.BlockTimes(PART, uncertain))
        val rival = Outcome.Figure(100.0, times = Outcome.BlockTimes(PART, uncertain.mapValues { 100.0 }))

        fun found(rows: Int) =
            findings(*Array(rows) { row("r$it", honest, rival = rival) }).filterKeys { "beside" in it }.values
        assertEquals(listOf(Finding.LESS), found(1).toList())
        assertEquals(List(12) { Finding.NO_DIFFERENCE }, found(12).toList())
    }

    @Test
    fun `a ratio and a saving are corrected by the times that they divide`() {
        val divided = uncertain.values.map { it to 100.0 }
        val (ratio, saving) = Outcome.Figure(0.93, 0.85, 0.97, divided = divided) to
            Outcome.Figure(7.0, 3.0, 15.0, divided = divided)

        fun found(rows: Int) =
            findings(
                *Array(rows) { row("r$it", ratio, PublishedUnit.TIMES) },
                *Array(rows) { row("s$it", saving, PublishedUnit.PERCENT) },
            ).filterKeys { "beside" in it }
        assertEquals(mapOf("r0 beside 1" to Finding.LESS, "s0 beside 0" to Finding.MORE), found(1))
        assertEquals(setOf(Finding.NO_DIFFERENCE), found(6).values.toSet())
    }

    @Test
    fun `too few common blocks are no verdict`() {
        val whole = drifting(200.0)
        val few = whole.copy(times = whole.times!!.let { it.copy(nanos = it.nanos - 0) })
        assertEquals(setOf("a"), findings(row("a", drifting(50.0), rival = few)).keys)
    }

    @Test
    fun `what has no interval is not compared`() =
        assertEquals(setOf("a"), findings(row("a", figure(1.0), rival = Outcome.Figure(9.0))).keys)

    @Test
    fun `a ratio is compared with 1 and a saving with 0`() {
        val rows =
            arrayOf(
                row("a", figure(2.0), PublishedUnit.TIMES),
                row("b", Outcome.Figure(1.0, -2.0, 4.0), PublishedUnit.PERCENT),
            )
        val found = findings(*rows)
        assertEquals(Finding.MORE, found["a beside 1"])
        assertEquals(Finding.NO_DIFFERENCE, found["b beside 0"])
    }

    @Test
    fun `the rows of a claim are compared`() {
        val rows = arrayOf(row("a", figure(100.0)), row("b", figure(25.0)))
        assertEquals(Finding.MORE, Finding.of(table(*rows, claim = Claim("a", "b")))["004/dynamic a beside b"])
        val lost = arrayOf(row("a", figure(100.0)), row("b", Outcome.None("wrote {}", isWrong = true)))
        assertNull(Finding.of(table(*lost, claim = Claim("a", "b")))["004/dynamic a beside b"])
    }

    @Test
    fun `two reproductions differ in findings that both have, and the figures of both are divided`() {
        val before = table(row("a", figure(100.0), rival = figure(70.0)), row("b", figure(50.0)), row("c", figure(1.0)))
        val now = table(row("a", figure(100.0), rival = figure(150.0)), row("b", figure(100.0)), row("d", figure(1.0)))
        val comparison = ReproductionComparison.of(before, now)
        val changed = FindingOfBoth("004/dynamic a beside piculet", Finding.MORE, Finding.LESS)
        assertEquals(CommonFindings(1, listOf(changed)), comparison.comparisons)
        assertEquals(CommonFindings(2, emptyList()), comparison.rows)
        assertEquals(2, comparison.alone)
        assertEquals(FigureRatios(rows = 2, median = 1.5, least = 1.0, most = 2.0, apart = 1), comparison.figures)
    }

    @Test
    fun `figures that are divided are times of a call, rates turned upside down`() {
        fun machine(slower: Double) =
            table(
                row("a", figure(100.0 * slower)),
                row("b", figure(1e7 / slower), PublishedUnit.OPERATIONS_PER_SECOND),
                row("c", figure(100.0), PublishedUnit.BYTES),
                row("d", figure(2.0), PublishedUnit.TIMES),
                row("e", figure(20.0), PublishedUnit.PERCENT),
            )
        val figures = ReproductionComparison.of(machine(1.0), machine(1.25)).figures!!
        assertEquals(2, figures.rows)
        val ratios = listOf(figures.least, figures.median, figures.most)
        ratios.forEach { assertEquals(1.25, it, 1e-9, "$ratios") }
        assertEquals(2, figures.apart)
    }

    @Test
    fun `reproductions that have sizes and ratios alone in common divide nothing`() {
        val table = table(row("c", figure(100.0), PublishedUnit.BYTES), row("d", figure(2.0), PublishedUnit.TIMES))
        assertNull(ReproductionComparison.of(table, table).figures)
    }

    @Test
    fun `ranges are not divided, and what has no interval is not apart from anything`() {
        fun apart(
            before: Outcome,
            now: Outcome,
        ) = ReproductionComparison.of(table(row("a", before)), table(row("a", now))).figures?.apart
        assertNull(apart(Outcome.Figure(10.0, to = 20.0), Outcome.Figure(11.0, to = 21.0)))
        assertEquals(0, apart(figure(100.0), Outcome.Figure(200.0)))
        assertEquals(0, apart(Outcome.Figure(200.0), figure(100.0)))
        assertEquals(1, apart(figure(200.0), figure(100.0)))
    }

    @Test
    fun `the same reproduction differs in nothing`() {
        val table = table(row("a", figure(100.0), rival = figure(70.0)))
        val comparison = ReproductionComparison.of(table, table)
        assertEquals(CommonFindings(1, emptyList()), comparison.comparisons)
        assertEquals(CommonFindings(1, emptyList()), comparison.rows)
    }

    @Test
    fun `a row that has a figure in neither is not counted, and wrong output is`() {
        val (none, wrong) = Outcome.None("can't be had") to Outcome.None("wrote {}", isWrong = true)
        val before = table(row("a", none), row("b", none), row("c", figure(1.0)), row("d", wrong), row("e", wrong))
        val now = table(row("a", none), row("b", figure(1.0)), row("c", none), row("d", wrong), row("e", none))
        val comparison = ReproductionComparison.of(before, now)
        assertEquals(4, comparison.rows.common)
        assertEquals(
            listOf("b", "c", "e"),
            comparison.rows.changed.map { it.of.removePrefix("004/dynamic ") },
        )
        assertEquals(0, comparison.alone)
    }

    @Test
    fun `less is the contrary of more and of nothing else`() {
        assertEquals(true, Finding.LESS opposes Finding.MORE)
        assertEquals(false, Finding.LESS opposes Finding.NO_DIFFERENCE)
        assertEquals(false, Finding.FIGURE opposes Finding.WRONG_OUTPUT)
    }

    private companion object {
        val PART = Part(PartKind.STEADY, "required", "serialize", listOf("kotlin-plain"), listOf("a", "b"))
    }
}
