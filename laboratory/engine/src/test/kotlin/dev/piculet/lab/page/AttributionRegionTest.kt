package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.AttributedSample
import dev.piculet.lab.experiment.Attribution
import dev.piculet.lab.experiment.AttributionRecord
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.CellSources
import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.Environment
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.experiment.StartUp
import dev.piculet.lab.store.AttributionStore
import dev.piculet.lab.store.ColdStore
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** Regions that show what first uses consist of. */
class AttributionRegionTest {
    @TempDir
    lateinit var home: Path

    private fun cell(contender: String) = ColdCell("ab", "testdata-1", Entry(contender, "1.0", "25.0.3"))

    /** Parts of 1, 2, 3, 4, 5, 7 (rest) and 6 (JIT) units. */
    private fun sample(
        contender: String,
        startUp: StartUp,
        unit: Long,
    ) = AttributedSample(
        0,
        AttributedCell(cell(contender), startUp),
        Attribution(unit, 2 * unit, 3 * unit, 4 * unit, 5 * unit, 6 * unit, 7 * unit, 900, 400),
    )

    private val failed = AttributedSample(0, AttributedCell(cell("b|"), StartUp.JARS), error = "no /home/me/x")

    private val record =
        AttributionRecord(
            "./lab cold ab --attribute --out /home/me/x",
            7,
            Environment("CPU", 2, 1L shl 34, "Linux amd64", "6.1", "2026-01-01T00:00:00Z", "abc", "2.4.21"),
            listOf(Jdk("/home/me/jdk", "25.0.3", "vendor", "vm", emptyList())),
            Attributions(
                listOf(3L, 1, 2).map { sample("a", StartUp.JARS, it * MILLION) } +
                    sample("a", StartUp.APP_CDS, MILLION) + sample("b|", StartUp.APP_CDS, MILLION) + failed,
                listOf(CellSources(cell("a"), (1..10).map { ClassSource("$it.jar", 100 - it, 5000) })),
            ),
        )

    @BeforeEach
    fun keep() {
        AttributionStore.write(home.resolve("live"), record)
        AttributionStore.keep(home.resolve("live"), home.resolve("docs/runs/first"))
    }

    private fun content(directive: String) =
        Region.content(Directive.of(directive, "README.md:7"), KeptRuns(home.resolve("docs/runs")))

    private fun cells(line: String) = line.split(BAR).map { it.trim() }.filter { it.isNotEmpty() }

    @Test
    fun `a line is the median first use of a contender and a way to get its classes, and its parts add up`() {
        val lines = content("attribution first names=\"a: Ay\"").lines.map(::cells)
        val headers = listOf("load", "define", "verify", "link", "initialise", "rest", "JIT", "classes", "archived")
        assertEquals(listOf("ms", "total") + headers, lines[0])
        val parts = listOf("2.0", "4.0", "6.0", "8.0", "10.0", "14.0", "12.0")
        assertEquals(listOf("Ay 1.0, from jars", "56.0") + parts + listOf("900", "400"), lines[2])
        val names = listOf("Ay 1.0, from jars", "Ay 1.0, from AppCDS", "b\\| 1.0, from AppCDS")
        assertEquals(names, lines.drop(2).map { it[0] }, "what failed has no figures")
    }

    @Test
    fun `a name for one version stands for contender and version`() {
        val lines = content("attribution first names=\"a: Ay; b|@1.0: Bee 1\"").lines.map(::cells)
        assertEquals("Bee 1, from AppCDS", lines.last().first())
        assertEquals("Ay 1.0, from jars", lines[2].first())
    }

    @Test
    fun `the picture tells its figures in words, and draws a bar for each line of the table`() {
        val (file, svg) = content("bars first file=a.svg title=First names=\"a: Ay\"").picture!!
        assertEquals("a.svg", file)
        assertContains(svg, "Ay 1.0: jars 56.0 ms, load 2.0, define 4.0, verify 6.0, link 8.0, initialise 10.0")
        assertEquals(3 * 7 + 7, Regex("""class="part-\d"""").findAll(svg).count(), "bars and legend")
        assertContains(svg, "3 fresh JVMs each on JDK 25.0.3, started 2026-01-01T00:00:00Z, commit abc: CPU")
    }

    @Test
    fun `jars beyond the first eight are summed`() {
        val lines = content("jars first").lines.map(::cells)
        assertEquals(listOf("a 1.0", "1.jar", "99", "5"), lines[2])
        assertEquals(listOf("a 1.0", "2 more", "181", "10"), lines.last())
    }

    @Test
    fun `the origin names JVMs, machine and date`() {
        val origin = content("basis first").lines.single()
        assertContains(origin, "3 fresh JVMs each on JDK 25.0.3, started 2026-01-01T00:00:00Z")
        assertContains(origin, ", commit abc: CPU, 2 cores")
    }

    @Test
    fun `what is kept has no folders of its machine, and all of the figures`() {
        val kept = AttributionStore.read(home.resolve("docs/runs/first"))
        assertEquals("./lab cold ab --attribute --out …/x", kept.command)
        assertEquals("…", kept.jdks.single().home)
        assertEquals("no …/x", kept.attributions.samples.mapNotNull { it.error }.single())
        assertEquals(record.attributions.medians(), kept.attributions.medians())
        assertFalse(AttributionStore.isBegun(home))
    }

    @Test
    fun `what can't be shown is an error that names its place`() {
        fun fault(directive: String) = assertThrows<LabException> { content(directive) }.message
        val unknown = "README.md:7: there is no first use of 'c'. There are: a, b|."
        assertEquals(unknown, fault("attribution first contenders=c"))
        assertEquals("README.md:7: 'bars' needs title=….", fault("bars first file=a.svg"))
        assertEquals("README.md:7: where the classes came from is not known.", fault("jars first contenders=b|"))
        assertContains(fault("attribution none")!!, "none holds no attribution: it has no attribution.json.")
        val taken = assertThrows<LabException> { ColdStore.reserve(home.resolve("live")) }.message
        assertEquals("${home.resolve("live")} holds a run already. Name another --out.", taken)
    }

    @Test
    fun `its form has a number, one without is of form 1, and a newer one is refused as such`() {
        val file = home.resolve("live/attribution.json")
        val numbered = Regex("""(,\s*)?"schema": 1""")
        assertContains(file.readText(), numbered)
        val text = file.readText()
        file.writeText(text.replace(numbered, ""))
        assertEquals(record.attributions.medians(), AttributionStore.read(home.resolve("live")).attributions.medians())
        file.writeText(text.replace("\"schema\": 1", "\"schema\": 2"))
        val newer = "$file was written by a newer lab: its form has number 2, and this lab knows up to 1. "
        assertContains(assertThrows<LabException> { AttributionStore.read(home.resolve("live")) }.message!!, newer)
    }

    @Test
    fun `what can't be stored is not lost, and its error says so`() {
        val folder = home.resolve("full")
        folder.resolve("attribution.json/taken").createDirectories()
        val message = assertThrows<LabException> { AttributionStore.write(folder, record) }.message!!
        assertContains(message, "Can't write to $folder (")
        assertContains(message, "). What was found is safe: make room, and start the same again.")
    }

    private companion object {
        const val MILLION = 1_000_000L

        /** An end of a cell, which is not escaped. */
        val BAR = Regex("""(?<!\\)\|""")
    }
}
