package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.experiment.SeriesWork
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedRow
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class SeriesFiguresTest {
    private val writeUp = Publication.of("002")
    private val runs = writeUp.tables.first { it.id == "runs" }
    private val works = SeriesPlan.of(writeUp.tables.map { writeUp to it })

    private fun row(name: String) = runs.find(name)!!

    private fun subject(row: PublishedRow) = writeUp.subjectOf(runs, row) as Measurable.Subject

    /** The first contender takes one, two … seconds, the second a tenth of that; in the other order all takes twice as long. */
    private fun trial(work: SeriesWork): SeriesTrial {
        val times = if (work.contenders.first().startsWith("jackson")) 1 else 2
        val first = List(work.runs) { times * (it + 1) * 1_000_000_000L }
        return SeriesTrial(work, "2026-01-01", 1, "17", emptyMap(), listOf(first, first.map { it / 10 }))
    }

    private val figures = SeriesFigures(works.map(::trial))

    @Test
    fun `each pair runs in both orders, the text's first, as often as the text's table has rows`() {
        val own = works.filter { it.group.payload == "testdata-10000" }
        assertEquals(listOf("jackson2-kotlin@2.12.0", "kotlinx-json-reified-kotlin15@1.2.0"), own.first().contenders)
        assertEquals(own[0].contenders.reversed(), own[1].contenders)
        assertEquals(setOf(20), own.map { it.runs }.toSet())
        assertEquals(
            setOf("testdata-10000-file" to 1, "testdata-1000" to 1),
            (works - own.toSet())
                .map { it.group.payload to it.runs }
                .toSet(),
        )
        assertEquals(3 * 5 * 2, works.size)
    }

    @Test
    fun `rows that are chosen need the same JVMs as all rows of their table`() {
        val few = SeriesPlan.of(listOf(writeUp to runs.only { it.name == "run 5/Jackson" }))
        assertEquals(SeriesPlan.of(listOf(writeUp to runs)), few)
    }

    @Test
    fun `a row has its run of the text's order, and so have those beside it`() {
        assertEquals(Outcome.Figure(1e9), figures.of(subject(row("run 1/Jackson")), row("run 1/Jackson")))
        assertEquals(Outcome.Figure(7e8), figures.of(subject(row("run 7/KotlinX")), row("run 7/KotlinX")))
        val last = row("run 20/KotlinX")
        val rivals = subject(last).rivals
        assertEquals(4, rivals.size)
        assertEquals(setOf<Outcome>(Outcome.Figure(2e9)), rivals.map { figures.of(it, last) }.toSet())
    }

    @Test
    fun `a row whose JVM of the text's order failed has no run of the other order`() {
        val (text, other) = works.filter { it.runs == 20 }.take(2)
        val figures = SeriesFigures(works.map { if (it == text) trial(it).copy(error = "no JVM") else trial(it) })
        for (name in listOf("run 1/Jackson", "run 1/KotlinX")) {
            assertEquals(Outcome.None("no JVM"), figures.of(subject(row(name)), row(name)))
        }
        val one = SeriesFigures(listOf(trial(other)))
        assertEquals(Outcome.None("not measured yet"), one.of(subject(row("run 1/Jackson")), row("run 1/Jackson")))
    }

    @Test
    fun `others than those of the text have the run of the first JVM that did not fail`() {
        val row = row("run 1/Jackson")
        val rival = subject(row).rivals.single()
        val (first, second) = works.filter { it.runs == 20 && rival.contender in it.contenders }
        val figures = SeriesFigures(listOf(trial(first).copy(error = "no JVM"), trial(second)))
        assertEquals(Outcome.Figure(2e8), figures.of(rival, row))
    }

    @Test
    fun `a row without a run says why`() {
        val row = row("run 1/Jackson")
        assertEquals(Outcome.None("not measured yet"), SeriesFigures(emptyList()).of(subject(row), row))
        val failed = SeriesFigures(listOf(trial(works.last { it.runs == 20 }).copy(error = "no JVM")))
        assertEquals(Outcome.None("no JVM"), failed.of(subject(row).rivals.single(), row))
        val reasons = mapOf("jackson2-kotlin@2.12.0" to "not here")
        assertEquals(Outcome.None("not here"), SeriesFigures(emptyList(), reasons).of(subject(row), row))
        val before = SeriesFigures(works.map(::trial), reasons)
        assertEquals(Outcome.Figure(1e9), before.of(subject(row), row), "what was measured before it was gone")
    }
}
