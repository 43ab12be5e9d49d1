package dev.piculet.lab.report

import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.ColdMeasurements
import dev.piculet.lab.experiment.ColdPhase
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.plan
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.result.ColdAnalysis
import dev.piculet.lab.result.ColdResults
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.MethodSource
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** Compares whole reports on first uses with checked-in texts. [GoldenTest] says how to refresh them. */
class ColdGoldenTest {
    class Golden(
        val file: String,
        val render: () -> String,
    ) {
        override fun toString(): String = file
    }

    @ParameterizedTest
    @MethodSource("goldens")
    fun `report of first uses is as checked in`(golden: Golden) {
        val file = FOLDER.resolve(golden.file)
        val text = golden.render()
        if (System.getProperty("golden.update").toBoolean()) {
            FOLDER.createDirectories()
            file.writeText(text)
        }
        assertEquals(file.readText().replace("\r\n", "\n"), text)
    }

    private companion object {
        val FOLDER: Path = Path.of("src/test/resources/golden/cold")

        private val factors = mapOf("handwritten" to 1.0, "same" to 1.0, "kryo" to 8.35, "fory" to 57.0)

        private fun sample(
            block: Int,
            cell: ColdCell,
        ): ColdSample {
            val name = cell.entry.contender
            if (name == "fory" && block == 6) {
                return ColdSample(block, cell, emptyList(), "ended its JVM with exit code 134")
            }
            // Seven blocks, each slower than the one before. Equal contenders take turns in being the faster one.
            val wobble = if (name == "same" && block % 2 == 0) 1.05 else 1.0
            val base = 6_700_000 * (1 + 0.02 * block) * factors.getValue(name) * wobble
            val shares = listOf("bind" to 0.2, "serialize" to 0.73, "deserialize" to 0.07)
            val later = listOf("calls-2-10" to 0.06, "calls-11-100" to 0.4, "calls-101-1000" to 1.5)
            val calls = listOf(1, 1, 1, 9, 90, 900)
            val phases =
                (shares + later).zip(calls) { (phase, share), count ->
                    val nanos = (base * share).toLong()
                    val classes = (nanos / 100_000).toInt().takeIf { count == 1 } ?: 0
                    ColdPhase(phase, count, nanos, nanos * 3 / 2, nanos * 11 / 10, classes, nanos / 20)
                }
            return ColdSample(block, cell, phases)
        }

        private fun results(samples: Int): ColdResults {
            val run = plan(contenders = listOf("handwritten", "same", "kryo", "fory", "broken", "refusing"), seed = 7)
            val measured = run.groups.map { group -> group.copy(entries = group.entries.take(4)) }
            val gate =
                run.gate.map {
                    when (it.entry.contender) {
                        "broken" -> it.copy(status = GateStatus.WRONG_OUTPUT, detail = "wrote {}, not {\"id\":1}")
                        "refusing" -> it.copy(status = GateStatus.UNSUPPORTED, detail = "knows no such class")
                        else -> it
                    }
                }
            val missing = PlannedContender("kogera", "1.0", run.contenders[0].format, emptyList(), "not resolvable")
            val all =
                run.copy(
                    command = "./lab cold objects --seed 7",
                    groups = measured,
                    gate = gate,
                    contenders = run.contenders + missing,
                )
            val cold = ColdPlan.of(all, samples)
            val generated = cold.cells.take(3).associateWith { GeneratedClasses(6, 2427) }
            val uses = (0 until samples).flatMap { block -> cold.cells(block).map { sample(block, it) } }
            return ColdAnalysis(all, cold, ColdMeasurements(uses, generated)).results()
        }

        @JvmStatic
        fun goldens(): List<Golden> =
            listOf(
                Golden("terminal-100.txt") { ColdReport(100, colour = false).render(results(7)) },
                Golden("terminal-180-colour.txt") { ColdReport(180, colour = true).render(results(7)) },
                Golden("terminal-few.txt") { ColdReport(180, colour = false).render(results(2)) },
                Golden("cold.json") { ColdJsonReport().render(results(7)) },
            )
    }
}
