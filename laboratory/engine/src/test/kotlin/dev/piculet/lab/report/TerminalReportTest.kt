package dev.piculet.lab.report

import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.result.RunResults
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource
import org.junit.jupiter.params.provider.ValueSource

class TerminalReportTest {
    private fun render(
        results: RunResults,
        width: Int = 120,
        colour: Boolean = false,
    ) = TerminalReport(width, colour).render(results)

    @ParameterizedTest
    @ValueSource(ints = [80, 100, 120, 140, 200])
    fun `no line is longer than the width, but for commands`(width: Int) {
        val longest = render(RichRun.results, width).lines().filterNot { "./lab" in it }.maxBy { it.length }
        assertTrue(longest.length <= width) { longest }
    }

    @Test
    fun `no line ends with a space`() {
        assertTrue(render(RichRun.results).lines().none { it.endsWith(' ') })
    }

    @ParameterizedTest
    @CsvSource("5, ''", "6, ' --blocks 12'", "150, ' --blocks 200'")
    fun `more blocks are offered as far as there can be more`(
        blocks: Int,
        option: String,
    ) {
        val text = TerminalReport(120, colour = false, run = "dir").render(RichRun.results.copy(blocks = blocks))
        assertTrue("./lab resume dir$option\n" in text) { text }
    }

    @Test
    fun `a run with all possible blocks is offered no more`() {
        val results = RichRun.results.copy(blocks = RunPlan.MAX_BLOCKS)
        val text = TerminalReport(120, colour = false, run = "dir").render(results)
        assertFalse("More blocks" in text || "./lab resume" in text) { text }
    }

    @Test
    fun `decimal points of a column stand below one another`() {
        val rows = listOf(9.861, 38.53, 280.4, 15_230.0).mapIndexed { i, time -> timed("c$i", time) }
        val lines = render(runOf(tableOf("serialize", rows, baseline = "c0"))).lines().filter { it.startsWith("c") }
        val table = lines.filter { Regex("c\\d .*").matches(it) }
        assertEquals(
            listOf(
                "c0          1*      9.86 ±2 %     12.3     –                    64     29    49",
                "c1          2      38.5  ±2 %     48.2     3.91× [3.83–3.99]    64     29    49",
                "c2          3     280    ±2 %    351      28.4×  [27.9–29.0]    64     29    49",
                "c3          4   15230    ±2 %  19038    1544×    [1514–1575]    64     29    49",
            ),
            table,
        )
    }

    @Test
    fun `operations stand side by side where they fit and below one another where not`() {
        val rows = listOf(timed("handwritten", 10.5), timed("kryo", 38.0))
        val results = runOf(tableOf("serialize", rows), tableOf("deserialize", rows))

        fun headers(width: Int) = render(results, width).lines().count { it.startsWith("contender ") }
        assertEquals(1, headers(140))
        assertEquals(2, headers(80))
    }

    @Test
    fun `forks are strips of dots where one operation has room for them, which part operations before that`() {
        val rows = listOf(timed("handwritten", 10.5), timed("kryo", 38.0).copy(forksCpuNs = List(6) { 38.0 } + 76.0))
        val results = runOf(tableOf("serialize", rows), tableOf("deserialize", rows))
        val (wide, medium, narrow) = listOf(200, 140, 80).map { render(results, it) }
        val parts = listOf(wide, medium, narrow).map { text -> text.lines().count { it.startsWith("contender ") } }
        assertEquals(listOf(1, 2, 2), parts)
        assertTrue("B/op  0.91×  2.00×" in medium) { medium }
        assertTrue(Regex("\\nkryo .* 64   \\|       {3}·  ").containsMatchIn(medium)) { medium }
        assertTrue("\ndots   each fork's CPU time divided by" in medium) { medium }
        assertFalse("2.00×" in narrow || "\ndots" in narrow) { narrow }
    }

    @Test
    fun `before operations are parted, intervals of ratios become shorter`() {
        val rows = listOf(timed("handwritten", 10.5), timed("jackson2-afterburner@2.22.4", 38.0))
        val results = runOf(tableOf("serialize", rows), tableOf("deserialize", rows))
        val (wide, narrow) = render(results, 148) to render(results, 128)
        assertTrue("3.62× [3.55–3.69]" in wide) { wide }
        assertTrue(Regex("@2.22.4 .* 3\\.62× ±2 % .* 3\\.62× ±2 % ").containsMatchIn(narrow)) { narrow }
    }

    @Test
    fun `rows stand in the order of all operations together`() {
        val text =
            render(
                runOf(
                    tableOf("serialize", listOf(timed("aa", 10.0), timed("bb", 20.0)), baseline = "aa"),
                    tableOf("deserialize", listOf(timed("bb", 30.0), timed("aa", 50.0)), baseline = "aa"),
                ),
            )
        assertTrue(text.indexOf("\nbb ") < text.indexOf("\naa "))
    }

    @Test
    fun `colour codes appear only when asked for, and change nothing else`() {
        val plain = render(RichRun.results)
        val coloured = render(RichRun.results, colour = true)
        assertFalse('\u001b' in plain)
        assertTrue("\u001b[1;31mWRONG OUTPUT\u001b[0m" in coloured)
        assertEquals(plain, coloured.replace(Regex("\u001b\\[[0-9;]*m"), ""))
    }

    @Test
    fun `escape sequences of contenders do not reach the terminal`() {
        val rows = listOf(timed("handwritten", 1.0), wrong("bad", "writes \u001b[2J\nX"))
        val text = render(runOf(tableOf("serialize", rows)))
        assertFalse('\u001b' in text)
        assertTrue("writes \\u001b[2J X" in text)
    }

    @Test
    fun `wrong output stands at the bottom with its text`() {
        val results = runOf(tableOf("serialize", listOf(wrong("bad"), timed("kryo", 38.0), timed("handwritten", 10.5))))
        val text = render(results)
        assertTrue(text.indexOf("\nkryo ") < text.indexOf("\nbad "))
        assertTrue("\nbad           WRONG OUTPUT\n" in text) { text }
        assertTrue("\nWRONG OUTPUT  bad: writes {} instead of {\"id\":1}\n" in text) { text }
    }

    @Test
    fun `a table may be all wrong`() {
        val text = render(runOf(tableOf("serialize", listOf(wrong("a"), wrong("b")), baseline = null)))
        assertTrue("objects/simple: nothing was measured\n" in text)
        assertTrue("a           WRONG OUTPUT" in text)
        assertTrue("\nWRONG OUTPUT  a, b: writes {} instead of" in text)
    }

    @Test
    fun `a payload that nobody supports has no table`() {
        val rows = listOf("a", "b").map { unsupported(it, "No maps.") }
        val text = render(runOf(tableOf("serialize", rows)))
        assertTrue("objects/simple: nothing was measured\nunsupported   a, b: No maps.\n" in text) { text }
    }

    @Test
    fun `a note names the operations and JDKs that it is not limited to only where it is`() {
        val tables =
            listOf("serialize", "deserialize").map { operation ->
                val both = listOf(JDK_17, JDK_25).map { unsupported("a", "No maps.", it, "a (JDK $it)") }
                val one = unsupported("b", "No lists.", JDK_25, "b (JDK $JDK_25)")
                val first = unsupported("c", "No sets.", JDK_17, "c (JDK $JDK_17)").takeIf { operation == "serialize" }
                tableOf(operation, both + one + listOfNotNull(first))
            }
        val text = render(runOf(*tables.toTypedArray(), jdks = listOf(JDK_17, JDK_25)))
        assertTrue("\nunsupported   a: No maps.\n" in text) { text }
        assertTrue("\nunsupported   b (JDK 25.0.1): No lists.\n" in text) { text }
        assertTrue("\nunsupported   c (serialize, JDK 17.0.15): No sets.\n" in text) { text }
    }

    @Test
    fun `a lonely contender is not called the fastest`() {
        val text = render(runOf(tableOf("serialize", listOf(timed("handwritten", 10.5)))))
        assertTrue(Regex("handwritten +1 +10\\.5 ±2 % +13\\.1 +– +64").containsMatchIn(text)) { text }
    }

    @Test
    fun `twenty contenders with long names and versions fit 80 columns`() {
        val rows = (1..20).map { timed("jackson2-afterburner@2.22.$it-SNAPSHOT", 10.0 * it) }
        val text = render(runOf(tableOf("serialize", rows, baseline = rows.first().label)), 80)
        assertTrue(text.lines().filterNot { "./lab" in it }.all { it.length <= 80 }) { text }
        val names = Regex("(?m)^(jackson2\\S+) .*\\n  (\\S+)$").findAll(text)
        assertEquals(rows.map { it.label }, names.map { it.groupValues[1] + it.groupValues[2] }.toList())
    }

    @Test
    fun `rows of each JDK stand below its name`() {
        val contenders = listOf("handwritten", "kryo")
        val rows = listOf(JDK_17, JDK_25).flatMap { jdk -> contenders.map { timed(it, 10.0, jdk = jdk) } }
        val lines = render(runOf(tableOf("serialize", rows), jdks = listOf(JDK_17, JDK_25))).lines()
        val names = lines.mapNotNull { Regex("^(JDK \\S+|handwritten|kryo)( .*)?$").find(it)?.groupValues?.get(1) }
        assertEquals(listOf("JDK $JDK_17", "handwritten", "kryo", "JDK $JDK_25", "handwritten", "kryo"), names)
    }

    @Test
    fun `groups that are not precise enough say so above their figures`() {
        val results = runOf(tableOf("serialize", listOf(timed("handwritten", 10.5), timed("kryo", 38.0))))
        val text = render(results.copy(inconclusive = listOf(Group("objects", "simple", "serialize"))))
        assertTrue("serialize, inconclusive" in text)
        assertTrue("objects/simple (serialize)" in text)
    }

    @Test
    fun `a terminal too narrow for anything still gets a report`() {
        assertTrue("WRONG OUTPUT" in render(RichRun.results, width = 0))
    }

    @Test
    fun `readers in place stand below those that make objects, each kind with its own fastest`() {
        val apart = "reads fields in place, without an object, and is ranked apart"

        fun inPlace(
            contender: String,
            cpuNs: Double,
            rank: Int,
        ) = timed(contender, cpuNs).copy(isInPlace = true, rank = rank, detail = apart)
        val objects = tableOf("read-one", listOf(timed("handwritten", 20.0), timed("kryo", 43.0)))
        val rows = objects.rows + inPlace("sbe", 4.0, 1) + inPlace("flatbuffers", 5.0, 2)
        val lines = render(runOf(objects.copy(rows = rows))).lines()
        val table = lines.dropWhile { !it.startsWith("objects/simple") }.takeWhile { !it.startsWith("What the") }
        assertEquals(
            listOf(
                "objects/simple: ratio to handwritten, 12 trials each",
                "              read-one                                         bytes",
                "contender     #   ns/op        wall  ratio              B/op   size  gzip",
                "-------------------------------------------------------------------------",
                "handwritten   1*  20.0  ±2 %  25.0   –                    64     29    49",
                "kryo          2   43.0  ±2 %  53.8   2.15× [2.11–2.19]    64     29    49",
                "sbe           1*   4.00 ±2 %   5.00                       64     29    49",
                "flatbuffers   2    5.00 ±2 %   6.25                       64     29    49",
                "",
                "remark        sbe, flatbuffers: reads fields in place, without an object, and is ranked apart",
                "",
            ),
            table,
        )
    }
}
