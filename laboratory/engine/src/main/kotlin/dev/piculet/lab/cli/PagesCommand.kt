package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.page.Pages
import picocli.CommandLine.Command
import java.util.concurrent.Callable

@Command(
    name = "pages",
    mixinStandardHelpOptions = true,
    description = ["Fills tables and pictures of README.md and docs with the figures of the runs in docs/runs."],
)
internal class PagesCommand(
    private val lab: Lab,
) : Callable<Int> {
    override fun call(): Int {
        val written = Pages(lab.requireCheckout("'pages' fills documents of")).write()
        written.forEach { lab.terminal.say("Wrote $it.") }
        if (written.isEmpty()) lab.terminal.say("Every page is as its runs give it.")
        return ExitCode.DONE
    }
}
