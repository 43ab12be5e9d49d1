package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.LoopSeries
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class LoopFiguresTest {
    private val writeUp = Publication.of("003")

    private fun series(
        contender: String,
        writing: Double,
        reading: Double,
    ) = listOf(
        LoopSeries("simple", contender, "serialize", listOf(writing - 5, writing + 5), 42),
        LoopSeries("simple", contender, "deserialize", listOf(reading - 10, reading + 10), 42),
    )

    private fun trial(
        series: List<LoopSeries>,
        error: String? = null,
    ) = LoopTrial(2, 1000, "2026-01-01T00:00:00Z", 1, "17", emptyMap(), series, error)

    private val measured = trial(series("piculet", 60.0, 140.0) + series("kryo", 300.0, 300.0))

    private fun of(
        table: String,
        row: String,
        trial: LoopTrial? = measured,
    ): Outcome {
        val found = writeUp.tables.first { it.id == table }
        val published = found.find(row)!!
        return ProtocolFigures(Protocols(Preset.QUICK), emptyList(), emptyMap(), LoopFigures(trial))
            .of("003", writeUp.subjectOf(found, published), published)
    }

    @Test
    fun `a figure is the mean of the runs, and a round trip the sum of both`() {
        assertEquals(Outcome.Figure(60.0), of("simple", "TypedSerializer/Serialize"))
        assertEquals(Outcome.Figure(140.0), of("simple", "TypedSerializer/Deserialize"))
        assertEquals(Outcome.Figure(200.0), of("simple", "TypedSerializer/Round-Trip"))
        assertEquals(Outcome.Figure(5e6), of("simple", "TypedSerializer/Throughput"))
    }

    @Test
    fun `speed-ups and sizes come from the same JVM`() {
        assertEquals(Outcome.Figure(5.0), of("speedup-kryo", "SimpleObject/Serialize"))
        assertEquals(Outcome.Figure(3.0), of("throughput", "SimpleObject/vs Kryo"))
        assertEquals(Outcome.Figure(42.0), of("sizes", "SimpleObject/Kryo"))
    }

    @Test
    fun `a protocol that lacks one of its serializers has no figure of any, and says which and why`() {
        val figures = LoopFigures(trial = null, mapOf("kryo" to "kryo: not resolvable here"))
        val table = writeUp.tables.first { it.id == "simple" }
        val row = table.find("Gson/Serialize")!!
        val reason =
            "the protocol has all of its serializers in one JVM, and one can't be had: kryo: not resolvable here"
        val subject = writeUp.subjectOf(table, row) as Measurable.Subject
        assertEquals(Outcome.None(reason), figures.of(subject, row.unit))
    }

    @Test
    fun `what the protocol has no figure for says so`() {
        assertEquals(Outcome.None("gson took no part"), of("simple", "Gson/Serialize"))
        val ended = "ended its JVM with exit code 1"
        assertEquals(Outcome.None(ended), of("deep", "Kryo/Serialize", trial(emptyList(), ended)))
        assertEquals(Outcome.None("not measured yet"), of("complex", "Kryo/Serialize", trial = null))
        assertEquals(Outcome.None(NO_PROTOCOL), of("ranking", "rank 4/Kryo"))
    }

    @Test
    fun `a serializer that the protocol does not run has no figure by it, though its objects are the same`() {
        for (trial in listOf(measured, null)) {
            assertEquals(
                Outcome.None(NO_PROTOCOL),
                of("method-handle", "SimpleObject Serialize/Before (Field.get)", trial),
            )
            assertEquals(Outcome.None(NO_PROTOCOL), of("method-handle", "SimpleObject Serialize/Improvement", trial))
        }
        val table = writeUp.tables.first { it.id == "method-handle" }
        assertEquals(emptyList(), table.rows.filter { LoopFigures.has("003", writeUp.subjectOf(table, it)) })
    }

    private companion object {
        const val NO_PROTOCOL = "the text gives no protocol for this figure"
    }
}
