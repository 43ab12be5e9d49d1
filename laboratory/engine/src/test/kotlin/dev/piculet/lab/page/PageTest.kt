package dev.piculet.lab.page

import dev.piculet.lab.LabException
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import kotlin.test.assertEquals

class PageTest {
    private fun filled(text: String) =
        Page("docs/a.md", text).filled { listOf("${it.kind} of ${it.runs}, ${it.place}") }

    private fun fault(text: String) = assertThrows<LabException> { filled(text) }.message

    @Test
    fun `a region is filled and everything else stays`() =
        assertEquals(
            "# A\n<!-- lab: ratios one,two -->\nratios of [one, two], docs/a.md:2\n<!-- /lab -->\n\nmore\n",
            filled("# A\n<!-- lab: ratios one,two -->\nold\nfigures\n<!-- /lab -->\n\nmore\n"),
        )

    @Test
    fun `a filled region is filled again with the same text`() {
        val once = filled("<!-- lab: ratios one\n     names=\"a: b\" -->\n<!-- /lab -->\n")
        assertEquals(once, filled(once))
    }

    @Test
    fun `regions follow one another`() {
        val text = filled("<!-- lab: a b -->\n<!-- /lab -->\n<!-- lab: c d -->\n<!-- /lab -->\n")
        assertEquals(listOf("a of [b], docs/a.md:1", "c of [d], docs/a.md:3"), text.lines().filter { " of " in it })
    }

    @Test
    fun `marks that don't match are errors that name page and line`() {
        val open = "\n<!-- lab: ratios one -->\ntext\n"
        assertEquals("docs/a.md:2: there is no <!-- /lab --> to this region.", fault(open))
        val second = "<!-- lab: ratios one -->\n<!-- lab: ratios one -->\n<!-- /lab -->\n"
        assertEquals("docs/a.md:1: there is no <!-- /lab --> to this region.", fault(second))
        assertEquals("docs/a.md:3: <!-- /lab --> has no beginning.", fault("a\nb\n<!-- /lab -->\n"))
        assertEquals("docs/a.md:1: the comment has no end.", fault("<!-- lab: ratios\n"))
        val none = "docs/a.md:1: a directive is a kind, runs and options: lab: ratios objects."
        assertEquals(none, fault("<!-- lab: ratios -->\n<!-- /lab -->\n"))
    }
}
