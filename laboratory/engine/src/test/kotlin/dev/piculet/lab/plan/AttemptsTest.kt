package dev.piculet.lab.plan

import org.junit.jupiter.api.Test
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class AttemptsTest {
    @Test
    fun `what is missing or failed once is tried`() {
        assertTrue(Attempts.areLeft(emptyList()))
        assertTrue(Attempts.areLeft(listOf("ended its JVM with exit code 137")))
    }

    @Test
    fun `what did not fail or failed twice is not tried again`() {
        assertFalse(Attempts.areLeft(listOf(null)))
        assertFalse(Attempts.areLeft(listOf("ended its JVM with exit code 137", null)))
        assertFalse(Attempts.areLeft(listOf("ended its JVM with exit code 137", "ended its JVM with exit code 3")))
    }
}
