package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.experiment.SwitchAnswer
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.report.AdoptionText
import dev.piculet.lab.report.SwitchText
import dev.piculet.lab.report.wrap
import dev.piculet.lab.result.Switch
import java.nio.file.Path

/** The verdict of a try, and what to write to follow it. */
internal class TryVerdict(
    private val catalog: ContenderCatalog,
    private val guest: Guest,
    run: ReportedRun,
) {
    private val switching = guest.switchingOf(run)
    private val firstUses = FirstUsesOfTry(run.stored.plan, switching).rows(guest.firstUses)

    fun answer(): SwitchAnswer =
        SwitchAnswer(
            SwitchText(switching, firstUses).sentences(),
            guest.facts.remarks,
            listOfNotNull(switching.withinFormat, switching.toOtherFormat)
                .filter { it.isGain }
                .associate { "To switch to ${it.to.entry.contender}" to steps(it) }
                .filterValues { it.isNotEmpty() },
        )

    private fun steps(switch: Switch): List<String> {
        val entry = switch.to.entry
        val adoption = catalog.find(entry.contender)?.adoption?.takeIf { it.isKnown } ?: return emptyList()
        val code = if (guest.facts.isKotlin && adoption.kotlin.isNotEmpty()) adoption.kotlin else adoption.java
        val dependencies = adoption.dependencies(guest.facts.isKotlin).map { it.replace("{version}", entry.version) }
        return AdoptionText(dependencies, code, guest.facts.type).lines()
    }
}

/** An answer as it stands at the end of a terminal's output. */
internal class AnswerText(
    private val answer: SwitchAnswer,
    private val run: Path,
    private val terminal: Terminal,
) {
    fun text(): String {
        val warnings = answer.warnings.flatMap { wrapped("Warning: $it") }
        val steps = answer.steps.flatMap { (heading, lines) -> listOf(heading) + lines.map { INDENT + it } }
        val lines =
            listOf("Verdict") + warnings + answer.sentences.flatMap(::wrapped) + steps +
                listOf("Page", "$INDENT${run.resolve("report.html")}")
        return lines.joinToString("\n", "\n", "\n")
    }

    private fun wrapped(text: String) = wrap(text, terminal.width - INDENT.length).map { INDENT + it }

    private companion object {
        const val INDENT = "  "
    }
}
