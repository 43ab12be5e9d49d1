package dev.piculet.lab.environment

import dev.piculet.lab.experiment.Noise
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class DiagnosisTest {
    private fun severities(pressure: Double): Map<String, Severity> {
        val noise = Noise(pressure, steal = 0.0, load = 0.1, wallPerCpu = 1.0)
        return Diagnosis().host(noise).associate { it.subject to it.severity }
    }

    @Test
    fun `a machine on which something always waits for a CPU is not fit to measure`() {
        assertEquals(Severity.PROBLEM, severities(0.7)["CPU pressure"])
        assertEquals(Severity.NOTE, severities(0.2)["CPU pressure"])
        assertEquals(Severity.OK, severities(0.01)["CPU pressure"])
        assertEquals(Severity.OK, severities(0.7)["steal"])
    }
}
