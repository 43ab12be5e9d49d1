package dev.piculet.lab.gate

import dev.piculet.lab.contender.Limit
import dev.piculet.lab.contender.Operation.DESERIALIZE
import dev.piculet.lab.contender.Operation.READ_ALL
import dev.piculet.lab.contender.Operation.READ_ONE
import dev.piculet.lab.contender.Operation.ROUNDTRIP
import dev.piculet.lab.contender.Operation.SERIALIZE
import dev.piculet.lab.contender.ReferenceTree
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.fork.Examination
import dev.piculet.lab.fork.FieldAnswer
import dev.piculet.lab.payload.KnownExtremes
import dev.piculet.lab.payload.Payloads
import org.junit.jupiter.api.Test
import kotlin.test.assertContains
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
        val judged = Judgement.of(simple, examination(), TextCheck.EACH)
        assertEquals(listOf(null, null, null), listOf(SERIALIZE, DESERIALIZE, ROUNDTRIP).map(judged::failureOf))
    }

    @Test
    fun `JSON of the wrong structure fails writing even if it reads back`() {
        val judged = Judgement.of(simple, examination(document = "{}"), TextCheck.EACH)
        assertEquals("wrote {}", judged.failureOf(SERIALIZE)?.take(8))
        assertNull(judged.failureOf(DESERIALIZE))
        assertEquals("wrote {}", judged.failureOf(ROUNDTRIP)?.take(8))
    }

    @Test
    fun `JSON of the right structure that does not read back is the reader's fault`() {
        val judged = Judgement.of(simple, examination(readBack = "lost"), TextCheck.EACH)
        assertNull(judged.failureOf(SERIALIZE))
        assertEquals("lost", judged.failureOf(DESERIALIZE))
    }

    @Test
    fun `bytes that do not read back fail both operations, because either may be at fault`() {
        val judged = Judgement.of(simple, examination(readBack = "lost"), texts = null)
        assertEquals("lost", judged.failureOf(SERIALIZE))
        assertEquals("lost", judged.failureOf(DESERIALIZE))
    }

    @Test
    fun `a reader that fails on others' documents fails reading`() {
        assertEquals("odd", Judgement.of(simple, examination(read = "odd"), TextCheck.EACH).failureOf(DESERIALIZE))
    }

    @Test
    fun `where the payload dictates the text, reading back own documents does not count`() {
        val judged = Judgement
            .of(dictated, examination(readBack = "lost", document = """{"value":[1]}"""), TextCheck.EACH)
        assertNull(judged.failureOf(DESERIALIZE))
    }

    private val extremes = Payloads.extremes("objects", "simple", 1)

    private fun jsonExtremes() = extremes.filter { it.isAskedOf(Format.JSON.limits) }

    @Test
    fun `JSON of an extreme that says something else is named by its place`() {
        val asked = jsonExtremes()
        val documents = asked.map { JsonText.render(ReferenceTree.of(it.value())) }.toMutableList()
        val place = asked.indexOfFirst { it.toString() == "a text of 17 letters at \$.name" }
        documents[place] = documents[place - 1]
        val examination = Examination("simple-extremes", null, null, null, null, documents.map { it.toByteArray() })
        val judged = Judgement.ofExtremes(simple, asked, examination, TextCheck.EACH)
        val expected = "does not hold a text of 17 letters at \$.name: wrote {\"id\":1000,"
        assertContains(judged.failureOf(SERIALIZE)!!, expected)
        assertNull(judged.failureOf(DESERIALIZE))
    }

    @Test
    fun `a lost extreme excludes a contender from the operation at fault`() {
        val right = Judgement.of(simple, examination(), TextCheck.EACH)
        val both = right.and(judgedOnExtremes(read = "does not hold null at \$.name"))
        assertNull(both.failureOf(SERIALIZE))
        assertEquals("does not hold null at \$.name", both.failureOf(DESERIALIZE))
        assertEquals("does not hold null at \$.name", both.failureOf(ROUNDTRIP))
    }

    @Test
    fun `a fault in the payload's own values is told before one in extremes`() {
        val wrong = Judgement.of(simple, examination(read = "odd"), TextCheck.EACH)
        assertEquals("odd", wrong.and(judgedOnExtremes(read = "lost")).failureOf(DESERIALIZE))
    }

    private fun judgedOnExtremes(read: String): Judgement {
        val examination = Examination("simple-extremes", null, null, null, read, emptyList())
        return Judgement.ofExtremes(simple, jsonExtremes(), examination, TextCheck.EACH)
    }

    @Test
    fun `payloads of one class share its extremes, unless they come in another form`() {
        val twenty = listOf("constructor-20", "constructor-20-pretty", "constructor-20-bytes")
        val ids = twenty + listOf("constructor-5", "list", "list-strict")
        val kinds = Kind.of(ids.map { Payloads.create("kotlin", it, 1) }, KnownExtremes(1), emptySet())
        assertEquals(listOf(2, 1, 1, 1, 1), kinds.map { it.payloads.size })
        assertEquals("constructor-20-extremes", kinds.first().ofExtremes.id())
    }

    @Test
    fun `whoever is excused has a remark, and only where there is something to excuse`() {
        assertEquals(
            "was not examined with NaN and infinities and -0.0, which it does not hold",
            Kind(listOf(simple), KnownExtremes(1), setOf(Limit.NON_FINITE, Limit.NEGATIVE_ZERO)).remark,
        )
        assertNull(Kind(listOf(simple), KnownExtremes(1), emptySet()).remark)
        assertNull(Kind(listOf(dictated), KnownExtremes(1), setOf(Limit.NON_FINITE)).remark)
    }

    @Test
    fun `fields that are read wrong fail only the reading of fields`() {
        fun judged(fields: FieldAnswer): Judgement {
            val own = examination()
            return Judgement.of(
                simple,
                Examination("simple", null, null, null, null, own.documents(), fields),
                TextCheck.EACH,
            )
        }
        val wrong = judged(FieldAnswer(true, null, "lost"))
        assertEquals(listOf("lost", "lost"), listOf(READ_ONE, READ_ALL).map(wrong::failureOf))
        assertNull(wrong.failureOf(ROUNDTRIP))
        assertEquals(listOf(true, false), listOf(wrong, judged(FieldAnswer(false, null, null))).map { it.isInPlace })
        val refused = judged(FieldAnswer(false, "no", null))
        assertEquals(listOf("no", null), listOf(READ_ALL, DESERIALIZE).map(refused::unsupportedIn))
    }
}
