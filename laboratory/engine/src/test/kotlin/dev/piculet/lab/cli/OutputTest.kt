package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.trial
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

class OutputTest {
    @TempDir
    lateinit var folder: Path

    private val kept = Path.of(System.getProperty("piculet.lab.home"), "docs", "runs")

    private fun run(cpu: String): String {
        val plan = plan().let { it.copy(environment = it.environment.copy(cpu = cpu)) }
        val path = folder.resolve(cpu)
        RunStore.reserve(path).begin(plan).use { store ->
            for (block in 0 until 6) {
                BlockOrder(plan).cells(block, plan.groups).forEachIndexed { i, cell ->
                    store.append(trial(block, cell, 100.0 + (block * 7 + i * 3) % 5))
                }
            }
        }
        return "$path"
    }

    @Test
    fun `a file has no colour, whatever the terminal has`() {
        val (one, other) = run("one") to run("other")
        val commands =
            listOf(
                listOf("report", one),
                listOf("report", "$kept/write-ups"),
                listOf("report", "$kept/first-use"),
                listOf("history", one),
                listOf("merge", one, other),
            )
        for (words in commands) {
            val file = folder.resolve("report.txt")
            val shown = answerTo(folder, words, hasColour = true)
            assertContains(shown.out, ESCAPE, message = "$words ${shown.err}")
            val written = answerTo(folder, words + listOf("--output", "$file"), hasColour = true)
            assertEquals(ExitCode.DONE, written.exitCode, written.err)
            assertFalse(ESCAPE in file.readText(), "$words")
            assertEquals(answerTo(folder, words).out, file.readText())
        }
    }

    private companion object {
        const val ESCAPE = "\u001b["
    }
}
