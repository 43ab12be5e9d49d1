package dev.piculet.lab.result

import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.plan
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class LabelsTest {
    private fun labels(vararg contenders: Pair<String, String>): List<String> {
        val planned = contenders.map { (id, version) -> PlannedContender(id, version, Format.JSON, emptyList()) }
        val labels = Labels(plan().copy(contenders = planned))
        return contenders.map { (id, version) -> labels.of(id, version) }
    }

    @Test
    fun `a contender has its version only beside another one of its own`() {
        assertEquals(listOf("a", "b@1", "b@2"), labels("a" to "1", "b" to "1", "b" to "2"))
    }

    @Test
    fun `a jar is named by its file, even alone, and by its path where another file has the name`() {
        assertEquals(listOf("a@x.jar"), labels("a" to "old/x.jar"))
        val several = labels("a" to "old/x.jar", "a" to "new/x.jar", "a" to "old/y.jar")
        assertEquals(listOf("a@old/x.jar", "a@new/x.jar", "a@y.jar"), several)
        assertEquals(listOf("a@x.jar", "b@x.jar"), labels("a" to "old/x.jar", "b" to "old/x.jar"))
    }
}
