package dev.piculet.lab.report

import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.Switching
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class SwitchTextTest {
    private fun sentences(
        vararg tables: ResultTable,
        firstUse: Map<String, Double> = emptyMap(),
        binary: Set<String> = emptySet(),
    ): List<String> {
        val ids = tables.flatMap { it.rows }.map { it.entry.contender }.distinct()
        val contenders =
            ids.map { PlannedContender(it, "1.0", if (it in binary) Format.BINARY else Format.JSON, emptyList()) }
        val results = runOf(*tables).copy(contenders = contenders)
        return SwitchText(Switching(results, JDK_17, "old"), firstUse).sentences()
    }

    private fun table(
        operation: String,
        vararg rows: ResultRow,
    ) = tableOf(operation, rows.toList(), payload = "Order", baseline = "old", suite = "try")

    @Test
    fun `a change that pays is one sentence, with intervals, the first call and bytes`() =
        assertEquals(
            listOf(
                "Switching from old to new: 2.00× [1.96–2.04] faster to read, " +
                    "no difference found (0.99× [0.97–1.01]) to write, first call −240 ms (92.0 in place of " +
                    "332), same bytes.",
            ),
            sentences(
                table("serialize", timed("old", 100.0), timed("new", 101.0)),
                table("deserialize", timed("old", 100.0), timed("new", 50.0)),
                firstUse = mapOf("old" to 332e6, "new" to 92e6),
            ),
        )

    @Test
    fun `the best mean wins, and fewer bytes are counted`() =
        assertEquals(
            listOf("Switching from old to c: 4.00× [3.92–4.08] faster to read, 34 % fewer bytes (19 in place of 29)."),
            sentences(table("deserialize", timed("old", 100.0), timed("b", 50.0), timed("c", 25.0).copy(size = 19))),
        )

    @Test
    fun `what is faster in one thing and slower in another is no reason to switch`() =
        assertEquals(
            listOf(
                "Stay with old: no other that writes the same is shown to be faster and nowhere slower; the " +
                    "nearest, new: " +
                    "2.00× [1.96–2.04] faster to read, 1.50× [1.47–1.53] slower to write, same bytes.",
            ),
            sentences(
                table("serialize", timed("old", 100.0), timed("new", 150.0)),
                table("deserialize", timed("old", 100.0), timed("new", 50.0)),
            ),
        )

    @Test
    fun `another format is never a winner without its name`() =
        assertEquals(
            listOf(
                "Switching from old to json: 1.25× [1.23–1.28] faster to write, same bytes.",
                "In another format, which can't read what was written before: switching from old to bin: " +
                    "5.00× [4.90–5.10] faster to write, same bytes.",
            ),
            sentences(
                table("serialize", timed("old", 100.0), timed("json", 80.0), timed("bin", 20.0)),
                binary = setOf("bin"),
            ),
        )

    @Test
    fun `one that was not measured in all operations is no candidate`() =
        assertEquals(
            listOf("There is nothing to switch to: old alone was measured in all operations."),
            sentences(
                table("serialize", timed("old", 100.0), timed("new", 9.0)),
                table("deserialize", timed("old", 100.0), wrong("new")),
            ),
        )

    @Test
    fun `without a baseline there is no comparison, and the reason is said`() =
        assertEquals(
            listOf(
                "The baseline has no figures, so nothing can be compared with it.",
                "Writing was not compared, since the baseline has no figures there: writes {} instead of {\"id\":1}.",
            ),
            sentences(table("serialize", wrong("old"), timed("new", 9.0))),
        )

    @Test
    fun `what the baseline can do is compared, and what it can't is named with the reason`() =
        assertEquals(
            listOf(
                "Switching from old to new: 2.00× [1.96–2.04] faster to write, same bytes.",
                "Reading was not compared, since old has no figures there: reads back what it wrote with a difference.",
            ),
            sentences(
                table("serialize", timed("old", 100.0), timed("new", 50.0)),
                table("deserialize", wrong("old", "reads back what it wrote with a difference"), wrong("new")),
            ),
        )

    @Test
    fun `another contender that stands in for the baseline in one operation is not taken for it`() =
        assertEquals(
            listOf(
                "Switching from old to new: 2.00× [1.96–2.04] faster to write, same bytes.",
                "Reading was not compared, since old has no figures there: it was not measured.",
            ),
            sentences(
                table("serialize", timed("old", 100.0), timed("new", 50.0)),
                tableOf("deserialize", listOf(timed("new", 50.0), timed("third", 9.0)), "Order", "new", "try"),
            ),
        )

    @Test
    fun `a baseline that can do one thing as the only one has nothing to switch to`() =
        assertEquals(
            listOf(
                "There is nothing to switch to: old alone was measured in all operations that it can do.",
                "Reading was not compared, since old has no figures there: loses a field.",
            ),
            sentences(
                table("serialize", timed("old", 100.0), wrong("new")),
                table("deserialize", wrong("old", "loses a field"), wrong("new")),
            ),
        )

    @Test
    fun `too few blocks are said`() =
        assertEquals(
            listOf(
                "Stay with old: no other that writes the same is shown to be faster and nowhere slower; the " +
                    "nearest, new: " +
                    "about 2.00× as fast, of too few blocks to be sure, to write, same bytes.",
            ),
            sentences(table("serialize", timed("old", 100.0, null), timed("new", 50.0, null))),
        )
}
