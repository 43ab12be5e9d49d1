package dev.piculet.lab.guest

import dev.piculet.lab.LabException
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** What lies beside a run of a user's own class. */
class GuestRecordTest {
    @TempDir
    lateinit var run: Path

    @Test
    fun `a file that was cut off or edited is an error that names it, and one that is not there is none`() {
        assertNull(Guest.of(run))
        assertNull(Guest.answerOf(run))
        val facts = run.resolve("guest").createDirectories().resolve("facts.json")
        facts.writeText("{\"type\": \"com.acme.Order\", ")
        val cut = assertThrows<LabException> { Guest.of(run) }.message!!
        assertTrue(cut.startsWith("${facts.toAbsolutePath()} is damaged: "), cut)
        assertTrue(cut.endsWith(". Restore it, or start again in another folder."), cut)
        assertTrue('\n' !in cut, facts.readText())
        run.resolve("answer.json").writeText("[]")
        assertThrows<LabException> { Guest.answerOf(run) }
        assertEquals("[]", run.resolve("answer.json").readText())
    }
}
