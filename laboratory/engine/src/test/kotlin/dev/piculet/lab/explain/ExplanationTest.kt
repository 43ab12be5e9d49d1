package dev.piculet.lab.explain

import dev.piculet.lab.html.HtmlExplanation
import dev.piculet.lab.report.ExplanationTerminal
import org.jsoup.Jsoup
import org.junit.jupiter.api.Test
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** Two invented profiles of the same work. */
class ExplanationTest {
    private val write = Method("com.acme.Codec", "write")
    private val text = Method("com.acme.Codec", "text")
    private val copy = Method("java.util.Arrays", "copyOf")
    private val reflect = Method("org.slow.Reflective<Codec>", "invoke")

    private fun profile(
        label: String,
        cpuNs: Double,
        vararg paths: Pair<List<Method>, Long>,
        notInlined: List<NotInlined> = emptyList(),
    ): Profile {
        val calls = Frame(Method("", label))
        paths.forEach { (path, samples) -> calls.add(path, samples) }
        val allocated = listOf(Allocation("byte[]", text) to 0.75, Allocation("java.lang.Integer", write) to 0.25)
        return Profile(label, cpuNs, 96.0, calls, allocated, notInlined)
    }

    private val fast =
        profile(
            "fast 1.0",
            100.0,
            listOf(write) to 20L,
            listOf(write, text) to 50L,
            listOf(write, text, copy) to 20L,
            listOf(write, copy) to 10L,
        )

    private val slow = profile("slow 2.0", 250.0, listOf(write, reflect) to 80L, listOf(write, text) to 20L)

    private fun explanation(
        profile: Profile = fast,
        other: Profile? = slow,
        document: AnnotatedDocument? = null,
    ) = Explanation(
        "objects/media/serialize",
        Explained(profile, 3000, 215, document, mapOf("MediaEncoder" to "hidden class MediaEncoder {}")),
        other?.let { Explained(it, 2000, 230, document, emptyMap()) },
        "Sampled once.",
    )

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
                    "byte[] in Codec.text (75 %) and Integer in Codec.write (25 %); its JVM loaded 3000 classes (2000).",
            ),
            sentences(explanation()),
        )
    }

    @Test
    fun `bytes of the documents have their meaning, and a document that is too long says so`() {
        val bytes = """{"width":640}""".toByteArray()
        val document = AnnotatedDocument.of(bytes, mapOf("width" to 640), emptyList(), isText = true)
        val terminal = ExplanationTerminal(100, colour = false)
        val text = terminal.render(explanation(document = document))
        assertContains(text, Regex("names of fields +5 +5"))
        assertContains(text, Regex(" 9 +36 34 30 +640 +\\$.width"))
        val page = Jsoup.parse(HtmlExplanation().render(explanation(document = document)))
        assertContains(page.select("table.bytes").first()!!.text(), "77 69 64 74 68 width name width")
        assertContains(
            terminal.render(explanation()),
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
                Explained(fast, 1, 13, json, emptyMap()),
                Explained(slow, 1, 2, binary, emptyMap()),
                "Once.",
            ),
        )
        assertContains(text, "\nOnly fast 1.0 has name width (5 bytes).\n")
        assertFalse("Only slow" in text, text)
    }

    @Test
    fun `alone it tells what was not inlined`() {
        val call = NotInlined(text, write, "hot method too big")
        val large = profile("x", 10.0, listOf(write) to 1L, notInlined = listOf(call))
        assertEquals(
            "The JIT left 1 call out of line because of sizes, as Codec.text in Codec.write (hot method too big).",
            sentences(explanation(large, null))[1],
        )
        assertEquals(
            "The JIT left none of its sampled methods out of line because of its size.",
            sentences(explanation(fast, null))[1],
        )
    }

    @Test
    fun `the page has a flame graph for each, with boxes as wide as shares, and loads nothing`() {
        val page = Jsoup.parse(HtmlExplanation().render(explanation()))
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
