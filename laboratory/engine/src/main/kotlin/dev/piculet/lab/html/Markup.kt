package dev.piculet.lab.html

import dev.piculet.lab.picture.SvgElement
import dev.piculet.lab.report.printable
import kotlinx.html.DIV
import kotlinx.html.FlowContent
import kotlinx.html.HTMLTag
import kotlinx.html.SPAN
import kotlinx.html.TABLE
import kotlinx.html.TR
import kotlinx.html.ThScope
import kotlinx.html.caption
import kotlinx.html.div
import kotlinx.html.h2
import kotlinx.html.id
import kotlinx.html.p
import kotlinx.html.section
import kotlinx.html.span
import kotlinx.html.strong
import kotlinx.html.tabIndex
import kotlinx.html.th
import kotlinx.html.unsafe

/** A part with a heading that links can name. */
internal fun FlowContent.chapter(
    name: String,
    title: String,
    content: FlowContent.() -> Unit,
) {
    section {
        attributes["aria-labelledby"] = name
        h2 {
            id = name
            +title
        }
        content()
    }
}

/** A part that scrolls by itself where the page is narrow, by keyboard as well. */
internal fun FlowContent.scrollable(
    name: String,
    content: DIV.() -> Unit,
) {
    div("scrollable") {
        tabIndex = "0"
        attributes["role"] = "region"
        attributes["aria-label"] = name
        content()
    }
}

/** A doubt to read before any figure. */
internal fun FlowContent.warning(text: String) {
    p("warning") {
        strong { +"Warning: " }
        +printable(text)
    }
}

/** The caption of a table, which stays in sight while the table scrolls below it. */
internal fun TABLE.title(content: SPAN.() -> Unit) = caption { span("title", content) }

/** Puts a drawing into the page, which gives it its style. */
internal fun HTMLTag.drawing(svg: SvgElement) = unsafe { +svg.lines().joinToString("") { it.trim() } }

/** The headings of columns that hold text. */
internal fun TR.headings(names: List<String>) = names.forEach { th(scope = ThScope.col) { +it } }
