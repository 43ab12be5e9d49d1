package dev.piculet.lab.report

import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.StartUp
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals

/** Compares the report with a checked-in text; `-Dgolden.update=true` writes it, as for [GoldenTest]. */
class AttributionGoldenTest {
    private fun cell(contender: String) = ColdCell("ab", "testdata-1", Entry(contender, "1.0", "25.0.3"))

    private fun sample(
        block: Int,
        contender: String,
        startUp: StartUp,
        millis: Long,
    ): AttributedSample {
        val unit = millis * 1_000_000
        val archived = if (startUp == StartUp.JARS) 300 else 2100
        val attribution =
            Attribution(4 * unit, 3 * unit, 2 * unit, unit, unit / 2, 5 * unit, 7 * unit, 2151, archived)
        return AttributedSample(block, AttributedCell(cell(contender), startUp), attribution)
    }

    private fun failed() =
        AttributedSample(0, AttributedCell(cell("kotlinx-json"), StartUp.AOT_CACHE), error = "its JVM left no archive")

    private val attributions =
        Attributions(
            listOf(9L, 10, 30).flatMapIndexed { block, millis ->
                listOf("jackson2-kotlin" to 3, "kotlinx-json" to 1).flatMap { (contender, factor) ->
                    StartUp.entries.filter { it != StartUp.AOT_CACHE || contender != "kotlinx-json" }.map {
                        sample(block, contender, it, millis * factor / (1 + it.ordinal))
                    }
                }
            } + failed(),
            listOf(
                CellSources(
                    cell("jackson2-kotlin"),
                    (1..14).map { ClassSource("library-$it.jar", 500 / it, 900_000L / it) },
                ),
                CellSources(cell("kotlinx-json"), listOf(ClassSource("java.base", 100, 0))),
            ),
        )

    @Test
    fun `the report is as checked in, and hardly wider than the terminal`() {
        val text = AttributionReport(100, colour = false).render(attributions)
        val file = Path.of("src/test/resources/golden/cold/attribution-100.txt")
        if (System.getProperty("golden.update").toBoolean()) file.writeText(text)
        assertEquals(file.readText().replace("\r\n", "\n"), text)
        assertEquals(emptyList(), text.lines().filter { it.length > MOST })
    }

    private companion object {
        const val MOST = 120
    }
}
