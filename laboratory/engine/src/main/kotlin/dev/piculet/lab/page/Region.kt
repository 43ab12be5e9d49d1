package dev.piculet.lab.page

import dev.piculet.lab.report.MarkdownReport
import dev.piculet.lab.report.Origin
import dev.piculet.lab.report.ReproductionMarkdown
import dev.piculet.lab.report.TerminalReport
import dev.piculet.lab.report.escapeMarkdown
import dev.piculet.lab.report.markdownWarnings

/**
 * The content of a region.
 *
 * @property picture the document that [lines] show or link, if there is one, by its path relative to the page
 */
internal class Content(
    val lines: List<String>,
    val picture: Pair<String, String>? = null,
)

/** A kind of region: how to fill it from runs, and the options that it knows. */
internal enum class Region(
    private val options: Set<String>,
    private val fill: (KeptRuns, Directive) -> Content,
) {
    /** The small table: contenders by payloads, ratios with their intervals, and doubts about the runs. */
    RATIOS(setOf("payloads", "contenders", "ours", "names"), { kept, directive ->
        val runs = kept.allOf(directive)
        val warnings = runs.flatMap { run -> run.results.warnings.map { "${run.name}: $it" } }
        val doubts = markdownWarnings(warnings).let { if (it.isEmpty()) it else listOf("") + it }
        Content(RatioTable(Selection(runs.map { it.results }, directive)).lines() + doubts)
    }),

    /** Where others were not shown to be slower than ours. */
    LOSSES(setOf("ours", "limits", "names"), { kept, directive ->
        Content(Losses(kept.allOf(directive), directive).lines())
    }),

    /** Machine, JDK, preset, date and commit, one sentence a run. */
    ORIGIN(emptySet(), { kept, directive ->
        Content(kept.allOf(directive).map { escapeMarkdown(Origin.of(it.results)) })
    }),

    /** The first lines of a payload's terminal report. */
    TERMINAL(setOf("payload", "lines"), { kept, directive ->
        Content(TerminalExcerpt(kept.allOf(directive).single(), directive).lines())
    }),

    /** The facts about a run. */
    REPORT(emptySet(), { kept, directive ->
        Content(
            kept.allOf(directive).flatMap {
                MarkdownReport(isPart = true)
                    .render(it.results)
                    .removeSuffix("\n")
                    .split('\n')
            },
        )
    }),

    /** The page of HTML in a file of its own, and a link to it. */
    HTML(setOf("file", "title"), { kept, directive ->
        val file = directive.required("file")
        val page = kept.allOf(directive).singleOrNull()?.html() ?: throw directive.fault("'html' shows one run")
        Content(listOf("[${directive.required("title")}]($file)"), file to page)
    }),

    /** A forest plot in a file of its own. */
    PICTURE(setOf("file", "title", "payloads", "contenders", "ours", "names"), { kept, directive ->
        val file = directive.required("file")
        val picture = RatioPicture(kept.allOf(directive).map { it.results }, directive)
        Content(listOf("![${picture.title}]($file)"), file to picture.text())
    }),

    /** Rows of a write-up's table: published, as published here, honest. */
    FIGURES(setOf("writeup", "table", "rows"), { kept, directive ->
        Content(ReproductionMarkdown.linesOf(kept.tablesOf(directive).table(directive)))
    }),

    /** What the honest figures of a write-up's tables are worth, an item for each part that gave some. */
    WORTH(setOf("writeup", "table", "rows"), { kept, directive ->
        val items = ReproductionMarkdown.worthOf(kept.tablesOf(directive).tables(directive))
        Content(items.ifEmpty { throw directive.fault("no row has an honest figure that a run gave") })
    }),

    /** One item of a list: times of a write-up's rows divided by others, at the median. */
    QUOTIENTS(setOf("writeup", "table", "rows", "of", "over", "overtable", "rename", "title"), { kept, directive ->
        Content(listOf(Quotients(kept.tablesOf(directive), directive).line()))
    }),

    /** The source that libraries generated for the rows of a write-up's table, and what it writes. */
    SOURCES(setOf("writeup", "table", "rows"), { kept, directive ->
        val lines = ReproductionMarkdown.sourcesOf(kept.tablesOf(directive).table(directive))
        Content(lines.ifEmpty { throw directive.fault("no library told the source that it generated") })
    }),

    /** The figures as a picture in a file of its own: times divided by those of one row. */
    RACE(setOf("writeup", "table", "rows", "over", "names", "file", "title"), { kept, directive ->
        shown(directive, RacePicture(kept.tablesOf(directive), directive).text())
    }),

    /** The runs of write-up 002's protocol as a picture in a file of its own. */
    SERIES(setOf("writeup", "table", "names", "file", "title"), { kept, directive ->
        shown(directive, SeriesPicture(kept.reproductionOf(directive), directive).text())
    }),

    /** What first uses consist of, a line for each contender and each way to get its classes. */
    ATTRIBUTION(setOf("contenders", "names"), { kept, directive ->
        Content(kept.attributionOf(directive).table(directive))
    }),

    /** The same as stacked bars in a file of its own. */
    BARS(setOf("contenders", "names", "file", "title"), { kept, directive ->
        shown(directive, kept.attributionOf(directive).picture(directive))
    }),

    /** The jars that the classes of first uses come from. */
    JARS(setOf("contenders", "names"), { kept, directive -> Content(kept.attributionOf(directive).jars(directive)) }),

    /** Machine, JDK, date and commit of what the lab reproduced, or attributed. */
    BASIS(emptySet(), { kept, directive -> Content(kept.originsOf(directive).map(::escapeMarkdown)) }),
    ;

    val id: String get() = name.lowercase()

    companion object {
        private fun shown(
            directive: Directive,
            picture: String,
        ): Content {
            val file = directive.required("file")
            return Content(listOf("![${directive.required("title")}]($file)"), file to picture)
        }

        /** @throws dev.piculet.lab.LabException if the directive can't be followed; the message names its place */
        fun content(
            directive: Directive,
            runs: KeptRuns,
        ): Content {
            val kinds = entries.joinToString { it.id }
            val region = entries.find { it.id == directive.kind }
            region ?: throw directive.fault("there is no kind '${directive.kind}'. There are: $kinds")
            directive.requireOptions(region.options)
            return region.fill(runs, directive)
        }
    }
}

/** Some lines of a payload's table, as `./lab` prints them where there is no terminal. */
private class TerminalExcerpt(
    private val run: KeptRun,
    private val directive: Directive,
) {
    fun lines(): List<String> {
        val payload = directive.required("payload")
        val tables = run.results.tables.filter { it.group.payload == payload }
        if (tables.isEmpty()) throw directive.fault("there is no payload '$payload' in ${run.name}")
        val text = TerminalReport(WIDTH, colour = false).render(run.results.copy(tables = tables))
        val heading = "${tables.first().group.suite}/$payload: "
        val table = text.lines().dropWhile { !it.startsWith(heading) }.drop(1).takeWhile { it.isNotBlank() }
        return listOf("```") + table.take(directive.option("lines")?.toIntOrNull() ?: table.size) + "```"
    }

    private companion object {
        const val WIDTH = 100
    }
}
