package dev.piculet.lab.html

import kotlinx.html.BODY
import kotlinx.html.HEAD
import kotlinx.html.body
import kotlinx.html.head
import kotlinx.html.html
import kotlinx.html.lang
import kotlinx.html.meta
import kotlinx.html.stream.appendHTML
import kotlinx.html.style
import kotlinx.html.title
import kotlinx.html.unsafe

/** A document with the lab's style, which loads nothing. */
internal class HtmlPage(
    private val name: String,
) {
    /** Returns the document. */
    fun text(content: BODY.() -> Unit): String {
        val page = StringBuilder("<!doctype html>\n")
        page.appendHTML(prettyPrint = false).html {
            lang = "en"
            head { preamble() }
            body { content() }
        }
        return page.append('\n').toString()
    }

    private fun HEAD.preamble() {
        meta(charset = "utf-8")
        meta("viewport", "width=device-width, initial-scale=1")
        meta("color-scheme", "light dark")
        meta(content = POLICY) { attributes["http-equiv"] = "Content-Security-Policy" }
        title(name)
        style { unsafe { +resource("report.css") } }
    }

    companion object {
        /** Nothing is loaded, whatever the texts of a run contain. */
        private const val POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; " +
                "base-uri 'none'; form-action 'none'"

        /** Returns a part of the page that the lab has as a file. */
        fun resource(name: String): String =
            HtmlPage::class.java
                .getResourceAsStream("/html/$name")!!
                .use { it.readBytes().decodeToString() }
                .replace("\r\n", "\n")
    }
}
