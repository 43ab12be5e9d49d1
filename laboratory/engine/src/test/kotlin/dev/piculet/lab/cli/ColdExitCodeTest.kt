package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.entry
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.plan
import dev.piculet.lab.result.ColdResults
import dev.piculet.lab.result.ColdRow
import dev.piculet.lab.result.ColdTable
import dev.piculet.lab.statistics.HodgesLehmann
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class ColdExitCodeTest {
    private fun measured(samples: Int) =
        ColdRow(
            entry("a"),
            "a",
            GateStatus.PASS,
            samples = samples,
            cpuNs = HodgesLehmann.location(List(samples) { 100.0 + it }),
        )

    private fun refused(gate: GateStatus) = ColdRow(entry("b"), "b", gate, "wrote {}")

    private fun exitCode(vararg rows: ColdRow): Int {
        val table = ColdTable("objects", "simple", "17.0.15", "a", rows.toList())
        val results = with(plan()) { ColdResults(environment, jdks, contenders, command, seed, 10, listOf(table)) }
        return ColdOutput.strictExitCode(results)
    }

    @Test
    fun `strict tells wrong output, and contenders of too few samples`() {
        assertEquals(ExitCode.DONE, exitCode(measured(6), refused(GateStatus.UNSUPPORTED)))
        assertEquals(ExitCode.INCONCLUSIVE, exitCode(measured(6), measured(5)))
        assertEquals(ExitCode.INCONCLUSIVE, exitCode(measured(6), refused(GateStatus.PASS)))
        assertEquals(ExitCode.WRONG_OUTPUT, exitCode(measured(5), refused(GateStatus.WRONG_OUTPUT)))
    }
}
