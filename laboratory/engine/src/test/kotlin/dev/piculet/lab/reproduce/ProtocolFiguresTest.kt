package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Measure
import dev.piculet.lab.publication.Publication
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

class ProtocolFiguresTest {
    private val writeUp = Publication.of("004")
    private val table = writeUp.tables.first()
    private val protocols = Protocols(Preset.QUICK)
    private val subject = writeUp.subjectOf(table, table.rows.first()) as Measurable.Subject
    private val other = writeUp.subjectOf(table, table.rows.last())
    private val work = Protocols.workOf(protocols.of("004", subject)!!, subject)

    private val row = table.rows.first()
    private val noLoop = LoopFigures(null)

    private fun trial(
        score: Double?,
        error: String? = null,
        scoreError: Double? = 2.0,
    ) = ProtocolTrial(work, "2026-01-01", 1, "17", emptyMap(), error, score, scoreError, output = "2 bytes: {}")

    private fun of(
        vararg trials: ProtocolTrial,
        missing: Map<String, String> = emptyMap(),
    ) = ProtocolFigures(protocols, trials.toList(), missing, noLoop).of("004", subject, row)

    @Test
    fun `a score has the half-width of its protocol, if that gives one`() {
        assertEquals(Outcome.Figure(10.0, 8.0, 12.0), of(trial(10.0)))
        assertEquals(Outcome.Figure(10.0), of(trial(10.0, scoreError = null)))
    }

    @Test
    fun `a row without a score says why`() {
        assertEquals(Outcome.None("not measured yet"), of())
        assertEquals(Outcome.None("no JVM"), of(trial(null, error = "no JVM")))
        val reason = "not resolvable here"
        assertEquals(Outcome.None(reason), of(missing = mapOf(subject.contender to reason)))
        val before = of(trial(10.0), missing = mapOf(subject.contender to reason))
        assertEquals(Outcome.Figure(10.0, 8.0, 12.0), before, "what was measured before it was gone")
        val figures = ProtocolFigures(protocols, emptyList(), emptyMap(), noLoop)
        assertEquals(
            Outcome.None("It is not there."),
            figures
                .of("004", Measurable.Nothing("It is not there."), row),
        )
    }

    @Test
    fun `what was written is shown where a row was measured`() {
        val figures = ProtocolFigures(protocols, listOf(trial(10.0)), emptyMap(), noLoop)
        assertEquals("2 bytes: {}", figures.outputOf("004", subject))
        assertNull(figures.outputOf("004", other))
    }

    @Test
    fun `a protocol takes the time of its forks`() {
        assertEquals(4_000 + 4_000 + 1_000, protocols.of("004", subject)!!.totalMillis)
        assertNull(protocols.of("004", Measurable.Nothing("none")))
    }

    @Test
    fun `000 and 001 count batches of three calls of four iterations, and single shots of five forks`() {
        val batches = Protocols(Preset.STANDARD).of("000", subject)!!
        assertEquals(listOf(3, 2, 2, 2), batches.run { listOf(batch, forks, warmupForks, iterations.number) })
        assertEquals(listOf(3_000L, 3_000L), listOf(batches.warmup.totalMillis, batches.iterations.totalMillis))
        val shots = Protocols(Preset.STANDARD).of("001", subject.copy(measure = Measure.FIRST))!!
        val settings = shots.run { listOf(batch, forks, warmupForks, iterations.number, warmup.number) }
        assertEquals(listOf(1, 5, 0, 1, 0), settings)
        assertTrue(shots.isCollecting && shots.needsReflection && batches.needsReflection && !batches.isCollecting)
    }

    @Test
    fun `what quick leaves out of it is forks whose figures are dropped`() {
        val quick = protocols.of("000", subject)!!
        assertEquals(Protocols(Preset.STANDARD).of("000", subject), quick.copy(warmupForks = 2))
    }

    @Test
    fun `what 000 and 001 do not have takes no time by their protocols below standard`() {
        val standard = Protocols(Preset.STANDARD)
        for (text in listOf("000", "001")) {
            assertNull(protocols.ofRival(text, subject))
            assertEquals(standard.of(text, subject), standard.ofRival(text, subject))
            val figures = ProtocolFigures(protocols, emptyList(), emptyMap(), noLoop)
            val reason = "what the text does not have is measured by its protocol with --preset standard"
            assertEquals(Outcome.None(reason), figures.ofRival(text, subject, row))
            assertEquals(Outcome.None("not measured yet"), figures.of(text, subject, row))
        }
        assertEquals(protocols.of("004", subject), protocols.ofRival("004", subject))
    }
}
