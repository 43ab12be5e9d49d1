package dev.piculet.lab.html

import dev.piculet.lab.result.Metric
import kotlinx.html.FlowContent
import kotlinx.html.InputType
import kotlinx.html.SELECT
import kotlinx.html.button
import kotlinx.html.details
import kotlinx.html.div
import kotlinx.html.fieldSet
import kotlinx.html.form
import kotlinx.html.id
import kotlinx.html.input
import kotlinx.html.label
import kotlinx.html.legend
import kotlinx.html.option
import kotlinx.html.p
import kotlinx.html.select
import kotlinx.html.span
import kotlinx.html.summary

/** What the page's script can be told. Without a script it is hidden, since it would do nothing. */
internal class Controls(
    private val baselines: List<String>,
    private val contenders: List<String>,
) {
    fun show(parent: FlowContent) =
        with(parent) {
            form(classes = "controls") {
                id = "controls"
                attributes["hidden"] = "hidden"
                attributes["aria-label"] = "What the tables show"
                chosen("baseline", "Ratio to") {
                    option {
                        value = "0"
                        +"the run's own baseline"
                    }
                    baselines.forEachIndexed { i, name -> option { choice(i + 1, name) } }
                }
                chosen("metric", "of") {
                    Metric.entries.forEachIndexed {
                        i,
                        metric,
                        ->
                        option { choice(i, metric.title) }
                    }
                }
                filter()
                button(type = kotlinx.html.ButtonType.button) {
                    id = "reset"
                    +"Reset"
                }
            }
            p("unseen") {
                id = "status"
                attributes["role"] = "status"
            }
        }

    private fun kotlinx.html.OPTION.choice(
        number: Int,
        name: String,
    ) {
        value = "$number"
        +name
    }

    private fun FlowContent.chosen(
        name: String,
        title: String,
        options: SELECT.() -> Unit,
    ) {
        label {
            span { +title }
            select {
                id = name
                options()
            }
        }
    }

    private fun FlowContent.filter() {
        details {
            summary {
                +"Contenders "
                span { id = "shown" }
            }
            fieldSet {
                legend { +"Contenders to show" }
                div("choices") {
                    contenders.forEachIndexed { i, name ->
                        label {
                            input(InputType.checkBox, classes = "shows") {
                                value = "$i"
                                checked = true
                            }
                            +" $name"
                        }
                    }
                }
            }
        }
    }
}
