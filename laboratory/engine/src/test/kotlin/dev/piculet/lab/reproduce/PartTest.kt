package dev.piculet.lab.reproduce

import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Measurable.Subject
import dev.piculet.lab.publication.Measure
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class PartTest {
    private fun subject(
        measure: Measure,
        payload: String,
        contender: String,
        operation: String = "serialize",
        over: String? = null,
    ) = Subject(measure, "objects", listOf(payload), operation, contender, over)

    private val parts =
        Part.of(
            listOf(
                subject(Measure.STEADY, "simple", "kryo"),
                subject(Measure.RATIO, "deep", "gson", over = "piculet"),
                subject(Measure.RATIO, "simple", "gson", over = "piculet"),
                subject(Measure.STEADY, "deep", "kryo"),
                subject(Measure.STEADY, "media", "kryo").copy(beside = listOf(Measurable.Rival(null, "fory"))),
                subject(Measure.FIRST, "simple", "kryo"),
                subject(Measure.STEADY, "simple", "kryo", operation = "roundtrip"),
                subject(Measure.SIZE, "simple-one", "kryo"),
            ),
        )

    @Test
    fun `what is timed alike in one operation of a suite is measured side by side`() {
        val ids =
            listOf("steady-objects-serialize-simple", "steady-objects-serialize-media") +
                "first-objects-serialize-simple" + "steady-objects-roundtrip-simple" +
                "size-objects-serialize-simple-one"
        assertEquals(ids, parts.map { it.id })
        assertEquals(listOf("simple", "deep"), parts[0].payloads)
        assertEquals(setOf("kryo", "gson", "piculet"), parts[0].contenders.toSet())
    }

    @Test
    fun `a payload on which others are compared is a part of its own, and rivals take part`() {
        assertEquals(listOf("media"), parts[1].payloads)
        assertEquals(listOf("kryo", "fory"), parts[1].contenders)
    }

    @Test
    fun `the JVMs of a part are those of the gate and six blocks, or six first uses, with standard ten, or none`() {
        assertEquals(3 + 6 * (2 * 3 + 2), parts[0].jvms(Preset.QUICK, jdks = 1))
        assertEquals(2 * 3 + 6 * (2 * 2 * 3 + 3), parts[0].jvms(Preset.QUICK, jdks = 2))
        assertEquals(1 + 6, parts[2].jvms(Preset.QUICK, jdks = 1))
        assertEquals(1 + 10, parts[2].jvms(Preset.STANDARD, jdks = 1))
        assertEquals(1, parts[4].jvms(Preset.QUICK, jdks = 1))
    }

    @Test
    fun `a part takes the time of its JVMs`() {
        val trial = Preset.QUICK.measurement.sharedTrialMillis
        assertEquals(3 * 800 + 48 * trial, parts[0].leastMillis(Preset.QUICK, jdks = 1))
        val slow = 3 * 800 + 7 * trial + 48 * (trial + 2_000)
        assertEquals(slow, parts[0].slowMillis(Preset.QUICK, jdks = 1))
        val first = parts[2]
        assertEquals(11 * 800, first.leastMillis(Preset.STANDARD, jdks = 1))
        assertEquals(first.leastMillis(Preset.QUICK, jdks = 1), first.slowMillis(Preset.QUICK, jdks = 1))
    }
}
