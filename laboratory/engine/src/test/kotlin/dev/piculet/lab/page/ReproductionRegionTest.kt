package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.plan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.reproduce.Protocols
import dev.piculet.lab.reproduce.ofOne
import dev.piculet.lab.reproduce.storePart
import dev.piculet.lab.reproduce.storeReproduction
import dev.piculet.lab.reproduce.storeTrials
import dev.piculet.lab.store.ReproductionStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** Regions that show what the lab reproduced. */
class ReproductionRegionTest {
    @TempDir
    lateinit var home: Path

    private fun keep(annotated: Double = 25.0) {
        val live = home.resolve("live").also { it.toFile().deleteRecursively() }
        storeReproduction(live, annotated)
        ReproductionStore.keep(live, home.resolve("docs/runs/all"))
    }

    private fun content(directive: String) =
        Region.content(Directive.of(directive, "README.md:7"), KeptRuns(home.resolve("docs/runs")))

    private fun fault(directive: String) = assertThrows<LabException> { content(directive) }.message

    @Test
    fun `figures are the published, those as published here and the honest, with reasons and the difference`() {
        keep()
        val lines = content("figures all writeup=004 table=dynamic").lines
        val rows = lines.filter { it.startsWith("| JsoniterBenchmark") }.map { row -> row.split('|').map { it.trim() } }
        assertEquals(listOf("922 ±12 %", "100 ±5 %", "– a"), rows[0].subList(2, 5))
        assertEquals(listOf("233 ±9 %", "25.0 ±20 %", "– a"), rows[1].subList(2, 5))
        assertContains(lines, "a: not measured yet.")
        assertContains(lines, "JsoniterBenchmark.encodeKotlinClassWithAnnotation wrote 2 bytes: {}")
        assertContains(lines.last(), "4.00× by its protocol here")
        assertEquals(3, lines.count { it.startsWith("| – ") }, "the annotation where it works")
    }

    @Test
    fun `columns tell which of them count batches and which calls`() {
        val live = home.resolve("live")
        storeReproduction(live)
        val text = Publication.of("000")
        val table = text.tables.first { it.id == "throughput-original" }
        val subject = text.subjectOf(table, table.find("o.w.main.ser.E_5Props.call")!!) as Measurable.Subject
        val work = Protocols.workOf(Protocols(Preset.QUICK).of("000", subject)!!, subject)
        val trial = ProtocolTrial(work, "2026-01-01", 1, "17", emptyMap(), score = 1e6, scoreError = 5e4)
        storeTrials(live, ReproductionStore.PUBLISHED, ProtocolTrial.serializer(), listOf(trial))
        ReproductionStore.keep(live, home.resolve("docs/runs/all"))
        val lines = content("figures all writeup=000 table=throughput-original rows=o.w.main.ser.E_5Props.call").lines
        val (header, row) = listOf(lines[0], lines[2]).map { line -> line.split('|').map { it.trim() } }
        assertEquals(listOf("published, ops/s (batches of 3)", "the same in calls"), header.subList(2, 4))
        assertEquals(listOf("1398335 ±9 %", "4195005"), row.subList(2, 4))
        assertEquals(listOf("as published, here (batches of 3)", "the same in calls"), header.subList(4, 6))
        assertEquals(listOf("1000000 ±5 %", "3000000"), row.subList(4, 6))
        assertEquals(listOf("honest, here (calls)", ""), header.drop(6))
    }

    @Test
    fun `generated source stands below the sentence that it shows`() {
        keep()
        val lines = content("sources all writeup=004 table=dynamic rows=.*Annotation").lines
        val name = "JsoniterBenchmark.encodeKotlinClassWithAnnotation"
        val sentence = "The code that was generated for $name writes no name of a property:"
        assertEquals(sentence, lines.first())
        assertEquals(listOf("", "```java", "void encode(Object o, JsonStream stream) {"), lines.subList(1, 4))
        val none = "README.md:7: no library told the source that it generated."
        assertEquals(none, fault("sources all writeup=002 table=runs"))
    }

    @Test
    fun `rows are chosen by their names`() {
        keep()
        val lines = content("figures all writeup=002 table=runs rows=\"run [12]/.*\"").lines
        assertEquals(4, lines.count { it.startsWith("| run ") })
        val none = "README.md:7: rows=( is no regular expression (Unclosed group)."
        assertEquals(none, fault("figures all writeup=002 table=runs rows=("))
    }

    @Test
    fun `a race divides times by those of one row, column by column`() {
        keep()
        val svg =
            content(
                "race all writeup=004 table=dynamic over=JsoniterBenchmark.encodeKotlinClass file=a.svg title=Four " +
                    "names=\"JsoniterBenchmark.encodeKotlinClassWithAnnotation: annotated\"",
            ).picture!!.second
        assertContains(svg, "annotated 0.252×, 0.250×, none")
        assertContains(svg, "Preset quick on JDK 17.0.15, started 2026-01-01T00:00:00Z")
    }

    /** Kryo takes 10 % longer than Piculet in each block, in which the machine takes 20 ns more than in the last. */
    private fun keepReading() {
        val live = home.resolve("live")
        storeReproduction(live)
        val all = plan(listOf("piculet", "kryo"))
        val reading = all.groups.last()
        val gate = all.gate.filter { it.group == reading.group }
        val plan = all.copy(groups = listOf(reading), gate = gate).ofOne()
        val part = live.resolve("steady-objects-deserialize-simple-one")
        storePart(part, plan) { block, contender -> (100.0 + 20 * block) * if (contender == "kryo") 1.1 else 1.0 }
        ReproductionStore.keep(live, home.resolve("docs/runs/all"))
    }

    @Test
    fun `a race divides block by block what was measured in the same blocks`() {
        keepReading()
        val race = "race all writeup=003 table=simple over=TypedSerializer/Deserialize file=a.svg title=Three"
        val svg = content("$race rows=Kryo/Deserialize").picture!!.second
        assertContains(svg, "Kryo/Deserialize 2.97×, none, 1.10×")
        val ends = Regex("<line class=\"others\" x1=\"([^\"]+)\" [^>]*x2=\"([^\"]+)\"").findAll(svg).toList()
        assertEquals(3, ends.size, "an interval and its ends")
        assertEquals(1, ends.flatMap { it.groupValues.drop(1) }.distinct().size, "an interval without width")
    }

    @Test
    fun `quotients are one sentence for many rows, and the interval of one`() {
        keepReading()
        val simple = "quotients all writeup=003 table=simple title=Kryo"
        val one = content("$simple rows=Kryo/Deserialize over=TypedSerializer/Deserialize").lines
        assertEquals(listOf("- Kryo: 1.10 times [1.10–1.10]."), one)
        val both = content("$simple rows=(Kryo|TypedSerializer)/(S|Des)erialize over=TypedSerializer/Deserialize").lines
        val range = "1.05 times at the median of the 2 of 4 rows that have both figures (1.00 to 1.10)"
        assertEquals(listOf("- Kryo: $range."), both)
        val there = "quotients all writeup=003 table=throughput title=X rows=Simple.*Kryo"
        val renamed = "$there overtable=simple rename=\"SimpleObject/vs Kryo=Kryo/Deserialize\""
        assertEquals("README.md:7: no row has both figures.", fault(renamed))
        assertEquals("README.md:7: simple has no row 'SimpleObject/vs Kryo'.", fault("$there overtable=simple"))
        assertEquals("README.md:7: write rename=\"A=B\".", fault("$there overtable=simple rename=A"))
        val unknown = "README.md:7: Kryo/Serialize has no 'fory' below it, nor has simple such a row."
        assertEquals(unknown, fault("$simple rows=Kryo/Serialize over=fory"))
    }

    @Test
    fun `a race can divide by the row of the same name in another table, rates upside down`() {
        keep()
        val svg =
            content(
                "race all writeup=000 table=throughput-kogera over=throughput-original file=a.svg title=Kogera " +
                    "rows=o.w.main.deser.E_5Props_Function.call",
            ).picture!!.second
        assertContains(svg, "kogera@2.15.2-beta0 0.385×, none, none")
        assertContains(svg, "jackson2-piculet –, none, none")
    }

    @Test
    fun `series are drawn as published, and in each order`() {
        keep()
        val svg = content("series all writeup=002 table=runs file=a.svg title=Runs").picture!!.second
        assertContains(svg, "published: Jackson 950 ms in its first run")
        assertEquals(2 * 3, Regex("<polyline").findAll(svg).count())
        val (jackson, kotlinx) = "jackson2-kotlin@2.12.0" to "kotlinx-json-reified-kotlin15@1.2.0"
        assertContains(svg, "$jackson, then $kotlinx: $jackson ")
        assertContains(svg, "$kotlinx, then $jackson: $jackson ", message = "a library has one mark in all panels")
    }

    @Test
    fun `pages are stale as soon as what is kept is another`() {
        keep()
        val regions = listOf("figures all writeup=004 table=dynamic", "basis all")
        val page = regions.joinToString("") { "<!-- lab: $it -->\n<!-- /lab -->\n" }
        home.resolve("README.md").writeText(page)
        Pages(home).write()
        assertEquals(emptySet(), Pages(home).stale().keys)
        keep(annotated = 50.0)
        assertEquals(setOf("README.md"), Pages(home).stale().keys)
        Pages(home).write()
        assertContains(home.resolve("README.md").readText(), "50.0 ±10 %")
        assertFalse("/home" in home.resolve("README.md").readText())
    }

    @Test
    fun `what can't be shown is an error that names its place`() {
        keep()
        val tables = "004 has no table 'x'. It has: dynamic, reflection."
        assertEquals("README.md:7: $tables", fault("figures all writeup=004 table=x"))
        assertEquals("README.md:7: there is no write-up '005'.", fault("figures all writeup=005 table=x"))
        val none = "README.md:7: no row of dynamic is like 'x'."
        assertEquals(none, fault("figures all writeup=004 table=dynamic rows=x"))
        assertContains(fault("basis none")!!, "none holds no reproduction")
    }
}
