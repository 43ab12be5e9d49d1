package dev.piculet.lab.gate

import dev.piculet.lab.JDK17
import dev.piculet.lab.catalog.ContenderSelection
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.descriptor
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.fork.MeasuredWork
import dev.piculet.lab.group
import dev.piculet.lab.payload.Payloads
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class MeasuredWorkJudgeTest {
    private val judge = MeasuredWorkJudge(seed = 1)
    private val json = ReadyContender(ContenderSelection(descriptor("a", Format.JSON), "1.0"), emptyList(), emptyList())

    private fun failureOf(
        work: MeasuredWork,
        bytesPerOp: Double = 1000.0,
    ) = judge.failureOf(work, bytesPerOp, json, JDK17, group())

    @Test
    fun `the measured JVM's report comes first`() {
        assertEquals("is wrong", failureOf(MeasuredWork("is wrong", null, 2000, emptyList())))
    }

    @Test
    fun `a call that allocates less than its results hold did not make them`() {
        val work = MeasuredWork(null, null, 100, emptyList())
        assertNull(failureOf(work, bytesPerOp = 96.0))
        assertEquals("allocated 0 bytes a call for results of 100 bytes or more", failureOf(work, bytesPerOp = 0.0))
    }

    @Test
    fun `JSON written while measured must equal the values`() {
        val right =
            Payloads.create("objects", "simple", 1).values().map { JsonText.render(ReferenceTree.of(it)).toByteArray() }
        assertNull(failureOf(MeasuredWork(null, null, 0, right)))
        val failure = failureOf(MeasuredWork(null, null, 0, listOf("{}".toByteArray())))
        assertEquals("wrote {} where {\"id\":", failure?.take(21))
    }
}
