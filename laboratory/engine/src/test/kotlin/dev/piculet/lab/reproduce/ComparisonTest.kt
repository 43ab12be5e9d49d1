package dev.piculet.lab.reproduce

import dev.piculet.lab.publication.Claim
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedRow
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.PublishedUnit
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class ComparisonTest {
    private fun row(
        unit: PublishedUnit,
        published: Double,
        honest: Double,
    ) = ReproducedRow(
        PublishedRow("${unit.symbol} $published", "", "avg", 1, published, null, null, unit),
        Outcome.Figure(published),
        Outcome.None.NOT_YET,
        Outcome.Figure(honest),
    )

    private fun compared(
        vararg rows: ReproducedRow,
        calls: Int = 1,
    ): Comparison? {
        val table = PublishedTable("throughput", "Title", null, calls, null, rows.map { it.row })
        return Comparison.of(ReproducedTable(Publication.of("003"), table, rows.toList()), ReproducedRow::honest, calls)
    }

    @Test
    fun `where all figures are times, rates are compared as times of a call`() {
        val rows =
            arrayOf(
                row(PublishedUnit.NANOSECONDS, published = 300.0, honest = 100.0),
                row(PublishedUnit.OPERATIONS_PER_SECOND, published = 1e6, honest = 4e6),
            )
        assertEquals(Comparison(2, median = 3.5, least = 3.0, most = 4.0), compared(*rows))
        val batches = row(PublishedUnit.OPERATIONS_PER_SECOND, published = 1e6, honest = 6e6)
        assertEquals(2.0, compared(batches, calls = 3)!!.median)
    }

    @Test
    fun `a claim is divided block by block where it can be`() {
        fun figure(
            value: Double,
            nanos: List<Double>,
        ): Outcome.Figure {
            val part = Part(PartKind.STEADY, "objects", "serialize", listOf("simple"), listOf("a", "b"))
            val byBlock = nanos.withIndex().associate { (block, one) -> block to one }
            return Outcome.Figure(value, times = Outcome.BlockTimes(part, byBlock))
        }

        fun row(
            name: String,
            honest: Outcome,
        ) = row(PublishedUnit.OPERATIONS_PER_SECOND, 1.0, 1.0).let {
            it.copy(row = it.row.copy(benchmark = name), honest = honest)
        }
        val rows = listOf(row("a", figure(9.0, listOf(40.0, 80.0))), row("b", figure(9.0, listOf(10.0, 20.0))))
        val claim = Claim("a", "b")
        val table = PublishedTable("throughput", "Title", null, 1, claim, rows.map { it.row })
        val ratio = Comparison.ofClaim(ReproducedTable(Publication.of("003"), table, rows), ReproducedRow::honest)
        assertEquals(4.0, ratio!!.value, 1e-9)
        assertNull(ratio.interval, "two blocks are too few")
    }

    @Test
    fun `beside figures that are no times, rates are compared as they stand`() {
        val rows =
            arrayOf(
                row(PublishedUnit.OPERATIONS_PER_SECOND, published = 6e6, honest = 3e7),
                row(PublishedUnit.TIMES, published = 3.0, honest = 4.0),
                row(PublishedUnit.TIMES, published = 4.0, honest = 2.0),
            )
        assertEquals(Comparison(3, median = 0.75, least = 0.2, most = 2.0), compared(*rows))
    }
}
