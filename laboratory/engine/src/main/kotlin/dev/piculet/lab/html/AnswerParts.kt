package dev.piculet.lab.html

import dev.piculet.lab.experiment.SwitchAnswer
import dev.piculet.lab.report.printable
import kotlinx.html.FlowContent
import kotlinx.html.code
import kotlinx.html.h3
import kotlinx.html.p
import kotlinx.html.pre
import kotlinx.html.strong

/** The answer to a user who asked about a class of their own: before all else, and what to write to follow it. */
internal class AnswerParts(
    private val answer: SwitchAnswer,
) {
    fun lead(parent: FlowContent) =
        with(parent) {
            answer.sentences.forEach { p("answer") { strong { +printable(it) } } }
            answer.warnings.forEach { warning(it) }
        }

    fun steps(parent: FlowContent) =
        with(parent) {
            answer.steps.forEach { (heading, lines) ->
                h3 { +printable(heading) }
                scrollable(heading) { pre { code { +lines.joinToString("\n") } } }
            }
        }
}
