package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.store.StoredRun
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class RegionTest {
    @TempDir
    lateinit var folder: Path

    @BeforeEach
    fun `three runs, one in which a contender writes something else, and one of too few blocks`() {
        store("all", run(TIMES))
        store("wrong", run(TIMES) { wrong(it, "slow") })
        store("few", run(TIMES.filterKeys { it != "quick" }, blocks = 2))
    }

    private fun store(
        name: String,
        run: StoredRun,
    ) = RunStore.reserve(folder.resolve(name)).begin(run.plan).use { store -> run.trials.forEach(store::append) }

    private fun content(directive: String) = Region.content(Directive.of(directive, "README.md:7"), KeptRuns(folder))

    private fun lines(directive: String) = content(directive).lines

    private fun fault(directive: String) = assertThrows<LabException> { lines(directive) }.message

    @Test
    fun `ratios have a row a contender, ours stands out, the baseline is 1 and left out`() {
        val table = lines("ratios all ours=ours names=\"simple: 9 fields; quick: Quick\"")
        val cells = table.map { line -> line.split('|').map { it.trim() } }
        assertEquals(listOf("write<br>read", "9 fields"), cells[0].drop(1).dropLast(1))
        assertEquals(listOf("**ours 1.0**", "Quick 1.0", "equal 1.0", "slow 1.0"), cells.drop(2).map { it[1] })
        val figures = Regex("\\d\\.\\d\\d× \\[\\d.+–.+]<br>\\d.+× \\[.+]")
        assertTrue(cells.drop(2).all { figures.matches(it[2]) }, "$cells")
        assertContains(cells[2][2], Regex("^1\\.10× \\["))
    }

    @Test
    fun `contenders and payloads are chosen in the order in which they are named`() {
        val table = lines("ratios all,wrong contenders=slow,ours payloads=simple")
        val names = table.drop(2).map { it.split('|')[1].trim() }
        assertEquals(listOf("slow 1.0", "slow 1.0", "ours 1.0", "ours 1.0"), names)
    }

    @Test
    fun `who did not do the work has no ratio`() {
        val row = lines("ratios wrong contenders=slow").last()
        assertEquals("WRONG OUTPUT<br>WRONG OUTPUT", row.split('|')[2].trim())
    }

    @Test
    fun `losses tell who took less time than ours, and where no difference was found`() {
        val line = lines("losses all ours=ours").single()
        val quick = "quick 1.0 to write simple \\(0\\.50× \\[.*]\\); quick 1.0 to read simple \\(0\\.50× \\[.*]\\)"
        assertContains(line, Regex("^- Faster than ours: $quick\\. "))
        val equal = "equal 1.0 to write simple; equal 1.0 to read simple"
        assertTrue(line.endsWith(" No difference from ours was found: $equal."), line)
        assertFalse("slow" in line || "hand" in line, line)
    }

    @Test
    fun `code written by hand and our other contenders are no rivals`() {
        val line = lines("losses all ours=ours,quick limits=equal").single()
        assertEquals("- No library was faster than ours, or as fast, at any of this.", line)
    }

    @Test
    fun `a run without losses says so, and a run of few blocks says that it decides nothing`() {
        store("won", run(TIMES.filterKeys { it !in setOf("quick", "equal") }))
        assertEquals(
            "- No library was faster than Ours, or as fast, at any of this.",
            lines("losses won ours=ours names=\"ours: Ours\"").single(),
        )
        assertContains(lines("losses few ours=ours").single(), "- Undecided: equal 1.0 to write simple; ")
    }

    @Test
    fun `who was not measured is no one who lost`() {
        store(
            "gone",
            run(TIMES) { plan ->
                plan.copy(groups = plan.groups.map { it.copy(entries = it.entries.dropLast(1)) })
            },
        )
        val gone = "slow 1.0 to write simple; slow 1.0 to read simple"
        assertTrue(lines("losses gone ours=ours").single().endsWith(" Not measured: $gone."))
        assertFalse("slow" in lines("losses wrong ours=ours").single())
    }

    @Test
    fun `where nothing was compared with ours it has not won, and where it did not do the work it has no time`() {
        store("alone", run(TIMES.filterKeys { it in setOf("ours", "slow") }) { wrong(it, "slow") })
        assertEquals("- Nothing was compared with ours.", lines("losses alone ours=ours").single())
        store("lost", run(TIMES) { wrong(it, "ours") })
        assertEquals("- ours has no time to write simple and read simple.", lines("losses lost ours=ours").single())
    }

    @Test
    fun `doubts about a run are shown below its ratios and in its picture`() {
        val warning = lines("ratios few").last()
        assertContains(warning, "> **Warning:** few: Only 2 of the 6 blocks that a verdict needs are complete")
        assertFalse(lines("ratios all").any { "Warning" in it })
        assertContains(content("picture few file=a.svg title=A").picture!!.second, ">Warning: Only 2 of the 6 blocks")
        assertFalse("Warning" in content("picture all file=a.svg title=A").picture!!.second)
    }

    @Test
    fun `the terminal's lines are those that the lab prints`() {
        val lines = lines("terminal all payload=simple lines=6")
        assertEquals(listOf("```", "```"), listOf(lines.first(), lines.last()))
        assertEquals(6, lines.size - 2)
        assertContains(lines[1], "serialize")
        assertContains(lines[4], "quick")
    }

    @Test
    fun `a report has headings below those of the page, and the command that makes it again`() {
        val lines = lines("report all")
        assertContains(lines, "### objects/simple")
        assertFalse(lines.any { it.startsWith("# ") || it.startsWith("## ") })
        assertTrue(lines.any { "./lab run objects --seed 1" in it })
    }

    @Test
    fun `an origin tells machine, JDK and date of each run`() {
        val lines = lines("origin all,few")
        assertEquals(2, lines.size)
        val origin = "^Preset quick, 6 blocks on JDK 17.0.15, started 2026-01-01T00:00:00Z, .*CPU, 2 cores"
        assertContains(lines.first(), Regex(origin))
    }

    @Test
    fun `a picture has its figures in words, and a row for failed contenders`() {
        val content = content("picture wrong file=pictures/a.svg title=\"Objects as bytes\" ours=ours")
        assertEquals(listOf("![Objects as bytes](pictures/a.svg)"), content.lines)
        val (file, svg) = content.picture!!
        assertEquals("pictures/a.svg", file)
        assertContains(svg, "<desc id=\"description\">To write: simple: ours 1.0 1.10× [")
        assertContains(svg, "slow 1.0 WRONG OUTPUT")
        assertContains(svg, "1× is hand, less is faster")
    }

    @Test
    fun `a page of HTML is linked, and shows one run`() {
        val content = content("html all file=all.html title=\"All figures\"")
        assertEquals(listOf("[All figures](all.html)"), content.lines)
        val (file, page) = content.picture!!
        assertEquals("all.html", file)
        assertContains(page, "<!doctype html>")
        assertContains(page, "quick is the fastest on simple")
        assertEquals("README.md:7: 'html' shows one run.", fault("html all,few file=a.html title=A"))
    }

    @Test
    fun `a region that can't be filled is an error that names its place`() {
        val kinds =
            "ratios, losses, origin, terminal, report, html, picture, figures, worth, quotients, sources, race, " +
                "series, attribution, bars, jars, basis"
        val options = "payloads, contenders, ours, names"
        assertEquals("README.md:7: there is no kind 'ratio'. There are: $kinds.", fault("ratio all"))
        assertEquals("README.md:7: 'ratios' has no option 'of'. It has: $options.", fault("ratios all of=a"))
        assertEquals("README.md:7: there is no 'slo' among the contenders of all.", fault("ratios all contenders=slo"))
        assertEquals("README.md:7: there is no 'x' among the payloads of all.", fault("ratios all payloads=x"))
        assertEquals("README.md:7: there is no payload 'x' in all.", fault("terminal all payload=x"))
        assertEquals("README.md:7: 'picture' needs file=….", fault("picture all"))
        assertEquals("README.md:7: all has none of theirs.", fault("losses all ours=theirs"))
        val unnamed = "README.md:7: 'quick' is no name; write names=\"ID: name; ID: name\"."
        assertEquals(unnamed, fault("ratios all names=quick"))
        assertContains(fault("ratios none")!!, "none holds no run: there is no plan.json in it.")
    }
}
