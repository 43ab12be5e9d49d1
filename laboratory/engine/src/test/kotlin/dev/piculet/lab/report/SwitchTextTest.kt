package dev.piculet.lab.report

import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.result.ColdRow
import dev.piculet.lab.result.Ratio
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.ResultTable
import dev.piculet.lab.result.Switching
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.Verdict
import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class SwitchTextTest {
    private fun sentences(
        vararg tables: ResultTable,
        firstUses: List<ColdRow> = emptyList(),
        binary: Set<String> = emptySet(),
    ): List<String> {
        val entries = tables.flatMap { it.rows }.map { it.entry }.distinct()
        val contenders =
            entries.map {
                val format = if (it.contender in binary) Format.BINARY else Format.JSON
                PlannedContender(it.contender, it.version, format, emptyList())
            }
        val results = runOf(*tables).copy(contenders = contenders)
        return SwitchText(Switching(results, JDK_17, "old"), firstUses.associateBy { it.entry }).sentences()
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
                    "332; 0.28× [0.26–0.30]), same bytes.",
            ),
            sentences(
                table("serialize", timed("old", 100.0), timed("new", 101.0)),
                table("deserialize", timed("old", 100.0), timed("new", 50.0)),
                firstUses = listOf(firstUse("old", 332.0), firstUse("new", 92.0, estimate(0.28, 0.26, 0.30))),
            ),
        )

    private fun firstUse(
        contender: String,
        millis: Double,
        ratio: Estimate? = null,
        version: String = "1.0",
    ) = ColdRow(
        Entry(contender, version, JDK_17),
        contender,
        GateStatus.PASS,
        cpuNs = estimate(millis * 1e6, 0.1),
        ratio = ratio?.let { Ratio("old", it, Verdict.of(it)) },
    )

    private fun firstCall(
        millis: Double,
        ratio: Estimate,
    ): String =
        sentences(
            table("serialize", timed("old", 100.0), timed("new", 50.0)),
            firstUses = listOf(firstUse("old", 45.0), firstUse("new", millis, ratio)),
        ).single().substringAfter("to write, ").removeSuffix(", same bytes.")

    @Test
    fun `a first call that may as well be the same is no less`() {
        assertEquals(
            "no difference found in the first call (44.0 ms in place of 45.0; 0.98× [0.80–1.20])",
            firstCall(44.0, estimate(0.98, 0.80, 1.20)),
        )
        assertEquals(
            "first call about −1.00 ms, of too few JVMs to be sure (44.0 in place of 45.0; 0.98×)",
            firstCall(44.0, estimate(0.98, null)),
        )
        assertEquals(
            "first call +45.0 ms (90.0 in place of 45.0; 2.00× [1.90–2.10])",
            firstCall(90.0, estimate(2.0, 1.9, 2.1)),
        )
    }

    @Test
    fun `two versions of a library have a first call each`() {
        val newer = timed("old", 50.0, label = "old@2.0").copy(entry = Entry("old", "2.0", JDK_17))
        val faster = firstUse("old", 30.0, estimate(0.67, 0.60, 0.75), version = "2.0")
        assertEquals(
            listOf(
                "Switching from old to old@2.0: 2.00× [1.96–2.04] faster to write, " +
                    "first call −15.0 ms (30.0 in place of 45.0; 0.67× [0.60–0.75]), same bytes.",
            ),
            sentences(
                table("serialize", timed("old", 100.0), newer),
                firstUses = listOf(firstUse("old", 45.0), faster),
            ),
        )
    }

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
