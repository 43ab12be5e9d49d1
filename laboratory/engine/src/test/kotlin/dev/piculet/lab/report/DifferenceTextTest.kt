package dev.piculet.lab.report

import dev.piculet.lab.publication.Claim
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedRow
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.PublishedUnit
import dev.piculet.lab.reproduce.Outcome
import dev.piculet.lab.reproduce.Part
import dev.piculet.lab.reproduce.PartKind
import dev.piculet.lab.reproduce.PartRun
import dev.piculet.lab.reproduce.ReproducedRow
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.reproduce.RowBasis
import org.junit.jupiter.api.Test
import kotlin.test.assertContains

class DifferenceTextTest {
    private val basis = RowBasis("one", "quick", "CPU, 2 cores")

    private fun row(
        name: String,
        published: Double,
        honest: Outcome,
        basis: RowBasis? = null,
    ) = ReproducedRow(
        PublishedRow(name, "", "avg", 1, published, null, null, PublishedUnit.NANOSECONDS),
        Outcome.Figure(published),
        Outcome.Figure(published / 2),
        honest,
        basis = basis,
    )

    private fun sentence(
        first: ReproducedRow,
        second: ReproducedRow,
    ): String {
        val claim = Claim(first.row.name, second.row.name)
        val table = PublishedTable("simple", "Title", null, 1, claim, listOf(first.row, second.row))
        return DifferenceText.of(ReproducedTable(Publication.of("003"), table, listOf(first, second)))
    }

    @Test
    fun `a claim whose rows are of two reproductions is not compared`() {
        val first = row("a", 300.0, Outcome.Figure(30.0), basis)
        val second = row("b", 100.0, Outcome.Figure(20.0), basis)
        val divided = "As published, a took 3.00× as long as b, 3.00× by its protocol here, and 1.50× honestly; "
        assertContains(sentence(first, second), divided)
        val other = second.copy(basis = basis.copy(name = "two"))
        val reason = "they are of two reproductions"
        val apart = "a took 3.00× as long as b, and that can't be compared honestly, because $reason; "
        assertContains(sentence(first, other), apart)
    }

    private val part = Part(PartKind.STEADY, "objects", "serialize", listOf("simple"), listOf("a", "b"))

    private fun honest(
        nanos: List<Double>,
        run: String = "steady",
    ): Outcome {
        val byBlock = nanos.withIndex().associate { (block, one) -> block to one }
        return Outcome.Figure(nanos.average(), times = Outcome.BlockTimes(part, byBlock), run = PartRun(run, null))
    }

    private val drifting = listOf(10.0, 20.0, 30.0, 40.0, 50.0, 60.0)

    @Test
    fun `a claim whose rows share blocks has an interval`() {
        val first = honest(drifting.mapIndexed { i, it -> it * (1.5 + 0.01 * i) })
        val sentence = sentence(row("a", 300.0, first), row("b", 100.0, honest(drifting)))
        assertContains(sentence, ", and 1.52× [1.50–1.55] honestly; ")
    }

    @Test
    fun `a claim of fewer blocks, or of two runs, has none`() {
        val few = row("a", 300.0, honest(drifting.take(2).map { 2 * it })) to row("b", 100.0, honest(drifting.take(2)))
        assertContains(sentence(few.first, few.second), ", and 2.00× honestly; ")
        val other = row("b", 100.0, honest(drifting.map { 2 * it }, run = "steady.2"))
        assertContains(sentence(row("a", 300.0, honest(drifting)), other), ", and 0.500× honestly; ")
    }
}
