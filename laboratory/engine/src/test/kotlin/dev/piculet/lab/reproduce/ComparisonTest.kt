package dev.piculet.lab.reproduce

import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedRow
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.PublishedUnit
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

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
