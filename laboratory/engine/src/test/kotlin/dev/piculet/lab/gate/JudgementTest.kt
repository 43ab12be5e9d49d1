package dev.piculet.lab.gate

import dev.piculet.lab.contender.Operation.DESERIALIZE
import dev.piculet.lab.contender.Operation.ROUNDTRIP
import dev.piculet.lab.contender.Operation.SERIALIZE
import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.fork.Examination
import dev.piculet.lab.payload.Payloads
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class JudgementTest {
    private val simple = Payloads.create("objects", "simple", 1)
    private val dictated = Payloads.create("kotlin", "list", 1)

    private fun examination(
        write: String? = null,
        readBack: String? = null,
        read: String? = null,
        document: String = JsonText.render(ReferenceTree.of(simple.values().first())),
    ) = Examination("simple", null, write, readBack, read, listOf(document.toByteArray()))

    @Test
    fun `right work passes in every operation`() {
        val judged = Judgement.of(simple, examination(), isJson = true)
        assertEquals(listOf(null, null, null), listOf(SERIALIZE, DESERIALIZE, ROUNDTRIP).map(judged::failureOf))
    }

    @Test
    fun `JSON of the wrong structure fails writing even if it reads back`() {
        val judged = Judgement.of(simple, examination(document = "{}"), isJson = true)
        assertEquals("wrote {}", judged.failureOf(SERIALIZE)?.take(8))
        assertNull(judged.failureOf(DESERIALIZE))
        assertEquals("wrote {}", judged.failureOf(ROUNDTRIP)?.take(8))
    }

    @Test
    fun `JSON of the right structure that does not read back is the reader's fault`() {
        val judged = Judgement.of(simple, examination(readBack = "lost"), isJson = true)
        assertNull(judged.failureOf(SERIALIZE))
        assertEquals("lost", judged.failureOf(DESERIALIZE))
    }

    @Test
    fun `bytes that do not read back fail both, because nobody can tell whose fault it is`() {
        val judged = Judgement.of(simple, examination(readBack = "lost"), isJson = false)
        assertEquals("lost", judged.failureOf(SERIALIZE))
        assertEquals("lost", judged.failureOf(DESERIALIZE))
    }

    @Test
    fun `a reader that fails on others' documents fails reading`() {
        assertEquals("odd", Judgement.of(simple, examination(read = "odd"), isJson = true).failureOf(DESERIALIZE))
    }

    @Test
    fun `where the payload dictates the text, reading back own documents does not count`() {
        val judged = Judgement
            .of(dictated, examination(readBack = "lost", document = """{"value":[1]}"""), isJson = true)
        assertNull(judged.failureOf(DESERIALIZE))
    }
}
