package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.AbsentPart
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.reproduce.RECORD
import dev.piculet.lab.reproduce.partPlan
import dev.piculet.lab.reproduce.storePart
import dev.piculet.lab.reproduce.storeReproduction
import dev.piculet.lab.store.ReproductionStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** Regions that show several reproductions of the same rows. */
class SeveralReproductionsTest {
    @TempDir
    lateinit var home: Path

    private val runs get() = home.resolve("docs/runs")

    private val standard = RECORD.copy(preset = "standard")

    private val elsewhere = RECORD.copy(environment = RECORD.environment.copy(cpu = "Other CPU", cores = 8))

    /** What the rows `…/Serialize` of table `simple` measure. */
    private val group: Group =
        Publication.of("003").let { text ->
            val table = text.tables.first { it.id == "simple" }
            val subject = text.subjectOf(table, table.find("Kryo/Serialize")!!) as Measurable.Subject
            Group(subject.suite, subject.payloads.single(), subject.operation)
        }

    /** Keeps a reproduction of rows `…/Serialize`, in which contenders take these times. */
    private fun keep(
        name: String,
        record: ReproductionRecord,
        nanos: Map<String, Double>,
    ) {
        val live = home.resolve("live-$name").also { it.toFile().deleteRecursively() }
        ReproductionStore.write(live, record)
        val plan = partPlan(nanos.keys.toList())
        val own =
            plan.copy(
                groups = plan.groups.map { it.copy(group = group) },
                gate = plan.gate.map { it.copy(group = group) },
                twin = plan.twin!!.copy(group = group),
            )
        storePart(live.resolve("steady-objects-serialize-${group.payload}"), own) { block, contender ->
            (1 + 0.01 * block) * (nanos[contender] ?: CALIBRATION)
        }
        ReproductionStore.keep(live, runs.resolve(name))
    }

    private fun content(directive: String) = Region.content(Directive.of(directive, "README.md:7"), KeptRuns(runs))

    /** The cells of a table, by the first one of each line. */
    private fun cells(lines: List<String>): Map<String, List<String>> =
        lines
            .filter { it.startsWith("| ") }
            .map { line -> line.split('|').map { it.trim() }.drop(1).dropLast(1) }
            .associate { it.first() to it.drop(1) }

    private val rows = "writeup=003 table=simple rows=(TypedSerializer|Kryo|Jackson|Gson)/Serialize"

    private fun keepTwo(second: ReproductionRecord = RECORD) {
        keep("one", standard, mapOf("piculet" to 100.0, "kryo" to 110.0))
        keep("two", second, mapOf("piculet" to 200.0, "kryo" to 260.0, "jackson2" to 400.0))
    }

    @Test
    fun `a row is of the first reproduction that has it, and says with which preset`() {
        keepTwo()
        val lines = content("figures one,two $rows").lines
        val cells = cells(lines)
        assertEquals(listOf("published, ns", "honest, here", "preset"), cells.getValue("row").withoutReproduced())
        assertEquals("standard", cells.getValue("TypedSerializer/Serialize").last())
        assertEquals("standard", cells.getValue("Kryo/Serialize").last())
        assertEquals("quick", cells.getValue("Jackson/Serialize").last())
        assertContains(cells.getValue("Kryo/Serialize").joinToString(), "113 ±2 %")
        assertContains(lines, "Measured on CPU, 2 cores, each row with its preset.")
        val other = cells(content("figures two,one $rows").lines)
        assertContains(other.getValue("Kryo/Serialize").joinToString(), "266 ±2 %")
        assertFalse("preset" in other.getValue("row"), "all rows are of the one that is named first")
    }

    private fun List<String>.withoutReproduced() = filterNot { it == "as published, here" }

    @Test
    fun `a row without figures has the reason of the last reproduction, and no preset`() {
        val reason = "No contender passed the gate"
        val (suite, payload, operation) = group
        val part =
            AbsentPart("steady-objects-serialize-x", suite, operation, listOf(payload), listOf("gson"), reason)
        keepTwo(RECORD.copy(absentParts = listOf(part)))
        val lines = content("figures one,two $rows").lines
        val gson = cells(lines).getValue("Gson/Serialize")
        assertEquals("", gson.last())
        assertContains(lines, "b: $reason.")
        assertEquals("– b", gson[gson.size - 2])
        assertFalse(content("figures two,one $rows").lines.any { reason in it })
    }

    @Test
    fun `a row without an honest figure is of the first reproduction that has one by the protocol of its text`() {
        keepTwo()
        val live = home.resolve("live-three").also { storeReproduction(it) }
        ReproductionStore.keep(live, runs.resolve("three"))
        val lines = content("figures one,three writeup=004 table=dynamic").lines
        assertContains(cells(lines).getValue("JsoniterBenchmark.encodeKotlinClass").joinToString(), "100 ±5 %")
        assertContains(lines, "Measured with preset quick on CPU, 2 cores.")
        assertFalse("preset" in cells(lines).getValue("row"), "one preset has figures")
    }

    @Test
    fun `machines have letters where rows are of several`() {
        keepTwo(elsewhere)
        val lines = content("figures one,two $rows").lines
        val cells = cells(lines)
        assertEquals(listOf("preset", "machine"), cells.getValue("row").takeLast(2))
        assertEquals(listOf("standard", "A"), cells.getValue("Kryo/Serialize").takeLast(2))
        assertEquals(listOf("quick", "B"), cells.getValue("Jackson/Serialize").takeLast(2))
        val machines = "the machines A (CPU, 2 cores) and B (Other CPU, 8 cores)"
        assertContains(lines, "Measured on $machines, each row with its preset.")
        keepTwo(elsewhere.copy(preset = "standard"))
        assertContains(content("figures one,two $rows").lines, "Measured with preset standard on $machines.")
    }

    @Test
    fun `a race divides each row by that of its own reproduction, and says which`() {
        keepTwo(elsewhere)
        val race = "file=a.svg title=Three over=TypedSerializer/Serialize writeup=003 table=simple"
        val svg = content("race one,two $race rows=(Kryo|Jackson)/Serialize").picture!!.second
        assertContains(svg, "Kryo/Serialize (standard, A) 5.16×, none, 1.10×")
        assertContains(svg, "Jackson/Serialize (quick, B) 4.84×, none, 2.00×")
        assertContains(svg, "A: Preset standard on JDK 17.0.15")
        assertContains(svg, "B: Preset quick on JDK 17.0.15")
        val alone = content("race one,two $race rows=Kryo/Serialize").picture!!.second
        assertContains(alone, "Kryo/Serialize 5.16×, none, 1.10×")
        assertFalse("Preset quick" in alone, "the other has none of the figures")
    }

    @Test
    fun `what the figures of each part are worth is told in one place, not below each table`() {
        keepTwo()

        fun worth(
            run: String,
            forks: Int,
        ) = "- $run/steady-objects-serialize-${group.payload}: A/A pair: piculet in $group, measured twice " +
            "and divided by itself, gives 1.00× [1.00–1.00], which contains 1, as it should. " +
            "A kernel that never changes differed by 4 % between blocks (10th to 90th percentile). " +
            "Forks: 0 of $forks unsteady; how many were crowded is not known."
        val both = listOf(worth("one", 12), worth("two", 18))
        assertEquals(both, content("worth one,two $rows").lines)
        assertEquals(both, content("worth one,two writeup=003").lines, "each part once, of all tables")
        val alone = content("worth one,two writeup=003 table=simple rows=Kryo/Serialize").lines
        assertEquals(listOf(worth("one", 12)), alone)
        assertFalse(content("figures one,two $rows").lines.any { "A/A pair" in it })
        val none = assertThrows<LabException> { content("worth one,two writeup=004") }.message
        assertEquals("README.md:7: no row has an honest figure that a run gave.", none)
    }

    @Test
    fun `the basis names each of them`() {
        keepTwo()
        val presets = content("basis one,two").lines.map { it.substringBefore(" on ") }
        assertEquals(listOf("Preset standard", "Preset quick"), presets)
    }

    private companion object {
        const val CALIBRATION = 50.0
    }
}
