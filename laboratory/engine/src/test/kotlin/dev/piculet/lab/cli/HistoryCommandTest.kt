package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan
import dev.piculet.lab.plan.BlockOrder
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.trial
import org.jsoup.Jsoup
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.readText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Nightly runs of contenders a and b, serialized, on a machine that scatters by 1 % and is slower on some nights. */
class HistoryCommandTest {
    @TempDir
    lateinit var folder: Path

    private fun lab(vararg words: String) = answerTo(folder, listOf("history") + words)

    private fun night(
        day: Int,
        timeOfB: Double,
        change: (RunPlan) -> RunPlan = { it },
    ) {
        val date = "2026-01-${"$day".padStart(2, '0')}"
        val base = plan(listOf("a", "b")).let { it.copy(groups = it.groups.take(1), gate = it.gate.take(2)) }
        val plan =
            change(base.copy(environment = base.environment.copy(started = "${date}T01:00:00Z", commit = "c$day")))
        val machine = if (day % 3 == 0) 1.4 else 1.0
        val path = folder.resolve("store/night-$date").also { it.parent.createDirectories() }
        RunStore.reserve(path).begin(plan).use { store ->
            for (block in 0 until 6) {
                BlockOrder(plan).cells(block, plan.groups).forEachIndexed { i, cell ->
                    val scatter = 1 + 0.01 * ((block * 7 + i * 3 + day * 5) % 7 - 3) / 3
                    val time = if (cell.entry.contender == "b") timeOfB else 100.0
                    store.append(trial(block, cell, machine * scatter * time))
                }
            }
        }
    }

    private fun store(
        days: IntRange,
        change: (RunPlan) -> RunPlan = { it },
        timeOfB: (Int) -> Double,
    ): String {
        days.forEach { night(it, timeOfB(it), change) }
        return folder.resolve("store").toString()
    }

    @Test
    fun `a night that made b slower is told with its commit, and slow nights of the machine are not`() {
        val answer = lab(store(1..12) { if (it < 7) 100.0 else 110.0 })
        assertEquals("", answer.err)
        assertEquals("1 change in 2 figures of 12 runs, 2026-01-01 to 2026-01-12.", answer.out.lines().first())
        assertContains(
            answer.out,
            Regex(
                "\n  objects/simple/serialize b: slower, 1\\.(09|10|11)×, " +
                    "with night-2026-01-07 \\(commit c7, 2026-01-07\\), p 0\\.00\\d\n",
            ),
        )
        assertContains(answer.out, Regex("objects/simple/serialize a +12 +(0\\.9|1\\.0)\\d× "))
        assertEquals(ExitCode.DONE, answer.exitCode)
    }

    @Test
    fun `nothing happened`() {
        val answer = lab(store(1..12) { 100.0 })
        assertEquals("No change in 2 figures of 12 runs, 2026-01-01 to 2026-01-12.", answer.out.lines().first())
    }

    @Test
    fun `few runs are told to be too few`() {
        val answer = lab(store(1..5) { if (it < 3) 100.0 else 200.0 })
        assertContains(answer.out, "Warning: 2 figures have fewer than 10 runs, too few to tell a change from chance.")
        assertContains(answer.out, "No change in 2 figures of 5 runs")
    }

    @Test
    fun `runs of another machine are figures of their own, and another seed is told beside the change`() {
        store(1..6) { 100.0 }
        store(7..12, { it.copy(seed = 2) }) { 150.0 }
        val other = { plan: RunPlan -> plan.copy(environment = plan.environment.copy(cpu = "Other", cores = 8)) }
        val answer = lab(store(13..14, other) { 300.0 })
        assertContains(answer.out, "objects/simple/serialize b on Other, 8 cores")
        assertContains(
            answer.out,
            Regex(
                "b on CPU, 2 cores: slower, 1\\.[45]\\d×, with night-2026-01-07 .*; " +
                    "then the seed, which makes the values, was 1 and is 2\n",
            ),
        )
    }

    @Test
    fun `relative to a contender, that one is no figure`() {
        val answer = lab(store(1..10) { 100.0 }, "--relative-to", "a")
        assertContains(answer.out, "in 1 figure of 10 runs")
        assertContains(answer.out, "Each time is divided by that of a in the same block.")
    }

    @Test
    fun `the page has a chart for each figure, what changed first, and the same figures as the CSV`() {
        val store = store(1..12) { if (it < 7) 100.0 else 110.0 }
        val file = folder.resolve("page.html")
        val answer = lab(store, "--html", "--output", "$file")
        assertEquals("Wrote $file.\n", answer.err)
        val page = Jsoup.parse(file.readText())
        assertEquals("1 change in 2 figures of 12 runs, 2026-01-01 to 2026-01-12.", page.select(".answer").text())
        val charts = page.select("svg.history")
        assertEquals(
            listOf("objects/simple/serialize b: 12 runs, 1 change", "objects/simple/serialize a: 12 runs, 0 changes"),
            charts.map { it.attr("aria-label") },
        )
        assertEquals(listOf(2, 1), charts.map { it.select(".level").size }, "a level on either side of a change")
        assertEquals(listOf(12, 12), charts.map { it.select(".dot").size })
        assertEquals(12, page.select("table tbody tr").size)
        assertEquals(emptyList(), page.select("script, link, img, iframe").toList())
        val csv = lab(store, "--format", "csv").out.lines().filter { it.isNotEmpty() }
        assertEquals(1 + 24, csv.size)
        val changed = csv.single { it.contains(",b,") && it.contains("2026-01-07T") }
        assertTrue(changed.substringAfterLast(",").toDouble() <= 0.01)
    }

    @Test
    fun `runs can be named one by one, and once each`() {
        val store = store(1..3) { 100.0 }
        val answer = lab("$store/night-2026-01-02", store)
        assertContains(answer.out, "of 3 runs, 2026-01-01 to 2026-01-03.")
    }

    @Test
    fun `what holds no run is one line`() {
        folder.resolve("empty").createDirectories()
        val empty = lab("$folder/empty")
        assertEquals(
            "lab: $folder/empty is no run, and holds none. Name folders that ./lab run --out wrote.\n",
            empty.err,
        )
        assertEquals(ExitCode.ERROR, empty.exitCode)
        val unknown = lab(store(1..2) { 1.0 }, "--relative-to", "c")
        assertEquals("lab: '--relative-to c' is no contender of these runs. There are: a, b.\n", unknown.err)
        assertEquals(ExitCode.USAGE, unknown.exitCode)
    }
}
