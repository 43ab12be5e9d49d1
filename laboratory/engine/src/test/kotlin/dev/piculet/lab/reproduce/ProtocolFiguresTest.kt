package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.RowName
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedUnit
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class ProtocolFiguresTest {
    private val writeUp = Publication.of("004")
    private val table = writeUp.tables.first()
    private val names = table.rows.map { RowName("004", table.id, it.name) }
    private val subject = writeUp.subjectOf(table, table.rows.first())

    private val unit = PublishedUnit.NANOSECONDS
    private val noLoop = LoopFigures(null)

    private fun trial(
        score: Double?,
        error: String? = null,
        scoreError: Double? = 2.0,
    ) = ProtocolTrial(names[0], "2026-01-01", 1, "17", emptyMap(), error, score, scoreError, output = "2 bytes: {}")

    private fun of(
        vararg trials: ProtocolTrial,
        missing: Map<RowName, String> = emptyMap(),
    ) = ProtocolFigures(trials.toList(), missing, noLoop).of(names[0], subject, unit)

    @Test
    fun `a score has the half-width of its protocol, if that gives one`() {
        assertEquals(Outcome.Figure(10.0, 8.0, 12.0), of(trial(10.0)))
        assertEquals(Outcome.Figure(10.0), of(trial(10.0, scoreError = null)))
    }

    @Test
    fun `a row without a score says why`() {
        assertEquals(Outcome.None("not measured yet"), of())
        assertEquals(Outcome.None("no JVM"), of(trial(null, error = "no JVM")))
        assertEquals(Outcome.None("not resolvable here"), of(missing = mapOf(names[0] to "not resolvable here")))
        val figures = ProtocolFigures(emptyList(), emptyMap(), noLoop)
        assertEquals(
            Outcome.None("It is not there."),
            figures
                .of(names[0], Measurable.Nothing("It is not there."), unit),
        )
        val other = names[0].copy(writeUp = "002")
        val reason = "not measured by its own protocol: that of 002 is not built yet"
        assertEquals(Outcome.None(reason), figures.of(other, subject, unit))
    }

    @Test
    fun `what was written is shown where a row was measured`() {
        val figures = ProtocolFigures(listOf(trial(10.0)), emptyMap(), noLoop)
        assertEquals("2 bytes: {}", figures.outputOf(names[0]))
        assertNull(figures.outputOf(names[1]))
    }

    @Test
    fun `a protocol takes the time of its forks`() {
        assertEquals(4_000 + 4_000 + 600, Protocols.of("004", subject)!!.totalMillis)
        assertNull(Protocols.of("004", Measurable.Nothing("none")))
    }
}
