package dev.piculet.lab.explain

import dev.piculet.lab.explain.Explanations.copy
import dev.piculet.lab.explain.Explanations.fast
import dev.piculet.lab.explain.Explanations.reflect
import dev.piculet.lab.explain.Explanations.slow
import dev.piculet.lab.explain.Explanations.text
import dev.piculet.lab.explain.Explanations.write
import dev.piculet.lab.html.HtmlExplanation
import dev.piculet.lab.report.ExplanationTerminal
import org.jsoup.Jsoup
import org.junit.jupiter.api.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** What is made of two invented profiles of the same work. */
class ExplanationTest {
    @Test
    fun `a method's own time is summed over its paths, and the time of all methods is that of a call`() {
        assertEquals(listOf(text to 50.0, copy to 30.0, write to 20.0), fast.ownNs)
        assertEquals(100.0, fast.ownNs.sumOf { it.second })
        assertEquals(100, fast.calls.samples)
        assertEquals(
            listOf(text to 70L, copy to 10L),
            fast.calls.callees.single().callees.map {
                it.method to it.samples
            },
        )
    }

    @Test
    fun `methods that differ most come first, those of one side alone too`() {
        val all = differences(fast, slow).map { Triple(it.method, it.here, it.there) }
        val expected = listOf(
            Triple(reflect, 0.0, 200.0),
            Triple(copy, 30.0, 0.0),
            Triple(write, 20.0, 0.0),
            Triple(text, 50.0, 50.0),
        )
        assertEquals(expected, all)
    }

    private fun sentences(explanation: Explanation) =
        ExplanationTerminal(10_000, colour = false).render(explanation).lines().take(3)

    @Test
    fun `three sentences tell time, difference and allocation`() {
        assertEquals(
            listOf(
                "fast 1.0 takes 100 ns of CPU time for objects/media/serialize; the most of it in Codec.text (50 %), " +
                    "Arrays.copyOf (30 %) and Codec.write (20 %).",
                "That is 0.40× of slow 2.0 (250 ns): more in Arrays.copyOf (30.0 ns) and Codec.write (20.0 ns); " +
                    "less in Reflective<Codec>.invoke (200 ns).",
                "A call allocates 96 bytes (slow 2.0 96 bytes), for a document of 215 bytes (230); the most of it " +
                    "byte[] in Codec.text (75 %) and Integer in Codec.write (25 %); its first use loads 32 classes (22).",
            ),
            sentences(Explanations.of()),
        )
    }

    @Test
    fun `bytes of the documents have their meaning, and a document that is too long says so`() {
        val bytes = """{"width":640}""".toByteArray()
        val document = AnnotatedDocument.of(bytes, mapOf("width" to 640), emptyList(), isText = true)
        val terminal = ExplanationTerminal(100, colour = false)
        val text = terminal.render(Explanations.of(document = document))
        assertContains(text, Regex("names of fields +5 +5"))
        assertContains(text, Regex(" 9 +36 34 30 +640 +\\$.width"))
        val page = Jsoup.parse(HtmlExplanation().render(Explanations.of(document = document)))
        assertContains(page.select("table.bytes").first()!!.text(), "77 69 64 74 68 width name width")
        assertContains(
            terminal.render(Explanations.of()),
            "The document of fast 1.0 has 215 bytes, too many for notes on them.",
        )
    }

    @Test
    fun `what one document has and the other has not is a sentence`() {
        val tree = mapOf("width" to 640)
        val json = AnnotatedDocument.of("""{"width":640}""".toByteArray(), tree, emptyList(), isText = true)
        val binary = AnnotatedDocument.of(byteArrayOf(0x80.toByte(), 5), tree, emptyList(), isText = false)
        val text = ExplanationTerminal(100, colour = false).render(
            Explanation(
                "objects/media/serialize",
                Explained(fast, "a profiler", emptyList(), 13, json, emptyMap()),
                Explained(slow, "a profiler", emptyList(), 2, binary, emptyMap()),
                "Once.",
            ),
        )
        assertContains(text, "\nOnly fast 1.0 has name width (5 bytes).\n")
        assertFalse("Only slow" in text, text)
    }

    @Test
    fun `alone it tells what was not inlined`() {
        val call = NotInlined(text, write, "hot method too big")
        val large = Explanations.profile("x", 10.0, listOf(write) to 1L, refused = listOf(call))
        assertEquals(
            "The JIT left 1 call out of line because of sizes, as Codec.text in Codec.write (hot method too big).",
            sentences(Explanations.of(large, null))[1],
        )
        assertEquals(
            "The JIT left none of its sampled methods out of line because of its size.",
            sentences(Explanations.of(fast, null))[1],
        )
    }

    @Test
    fun `methods say how much of their time they were a part of their callers, those of one side alone of that side`() {
        val terminal = ExplanationTerminal(200, colour = false)
        assertContains(terminal.render(Explanations.of(other = null)), Regex("\nCodec\\.text +50\\.0 +75 %\n"))
        val both = terminal.render(Explanations.of())
        assertContains(both, Regex("\nCodec\\.text +50\\.0 +75 % +50\\.0 +75 %\n"))
        assertContains(both, Regex("\nCodec\\.write +20\\.0 +0 % +0\\.0 +0 %\n"))
        assertContains(both, Regex("\nReflective<Codec>\\.invoke +0\\.0 +– +200\\.0 +–\n"))
        val rows = Jsoup.parse(HtmlExplanation().render(Explanations.of())).select("section:has(#methods) tbody tr")
        assertContains(rows.eachText(), "com.acme.Codec.text 50.0 75 % 50.0 75 % 0.0")
    }

    @Test
    fun `the places of classes stand beside one another`() {
        val text = ExplanationTerminal(100, colour = false).render(Explanations.of())
        val table = "\nclasses of a first use from +fast 1.0 +slow 2.0\n-+\nx.jar +30 +20\ngenerated +2 +2\n"
        assertContains(text, Regex(table))
        val page = Jsoup.parse(HtmlExplanation().render(Explanations.of()))
        assertEquals(listOf("x.jar 30 20", "generated 2 2"), page.select("section:has(#classes) tbody tr").eachText())
    }

    @Test
    fun `the page has a flame graph for each, with boxes as wide as shares, and loads nothing`() {
        val page = Jsoup.parse(HtmlExplanation().render(Explanations.of()))
        assertEquals(2, page.select("svg.flames").size)
        val boxes = page.select("svg.flames").first()!!.select("g").associate { box ->
            box.selectFirst("title")!!.text() to box.selectFirst("rect")!!.attr("width").toDouble() + 1
        }
        assertEquals(1200.0, boxes["fast 1.0: 100 ns, 100 %"])
        assertEquals(840.0, boxes["com.acme.Codec.text: 70.0 ns, 70 %"])
        assertEquals(240.0, boxes["java.util.Arrays.copyOf: 20.0 ns, 20 %"])
        assertEquals("frame jdk", page.select("svg.flames g").first { "Arrays" in it.text() }.className())
        assertContains(page.select("td, th").eachText(), "org.slow.Reflective<Codec>.invoke")
        assertEquals("MediaEncoder", page.selectFirst("details summary")!!.text())
        assertEquals(emptyList(), page.select("script, link, img, iframe").toList())
        assertTrue(page.select("[id]").map { it.id() }.let { it.distinct() == it })
    }
}
