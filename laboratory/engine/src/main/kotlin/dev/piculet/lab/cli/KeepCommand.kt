package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.page.Pages
import dev.piculet.lab.store.AttributionStore
import dev.piculet.lab.store.ReproductionStore
import dev.piculet.lab.store.RunStore
import picocli.CommandLine.Command
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable

@Command(
    name = "keep",
    mixinStandardHelpOptions = true,
    description = [
        "Copies a run, or what ./lab reproduce or ./lab cold --attribute stored, to docs/runs/NAME, compressed, " +
            "in place of the one there. ./lab pages shows it then.",
    ],
)
internal class KeepCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "DIR", description = ["The folder of the run."])
    lateinit var folder: Path

    @Parameters(paramLabel = "NAME", description = ["Name of the run in pages."])
    lateinit var name: String

    override fun call(): Int {
        val checkout = lab.requireCheckout("'keep' stores runs in")
        if (!NAME.matches(name)) {
            throw LabException("'$name' is no name of a run; write small letters, digits and '-'.", ExitCode.USAGE)
        }
        val target = checkout.resolve(Pages.RUNS).resolve(name)
        val kind = Kind.of(folder) ?: Kind.RUN
        val there = Kind.of(target) ?: kind
        if (there != kind) {
            val both = "$target holds ${there.title}, and $folder ${kind.title}"
            throw LabException("$both. Take another NAME, or remove it.")
        }
        val bytes = kind.keep(folder, target)
        lab.terminal.say("Kept $folder in $target, $bytes bytes.")
        return ExitCode.DONE
    }

    private enum class Kind(
        val title: String,
        val isIn: (Path) -> Boolean,
        val keep: (Path, Path) -> Long,
    ) {
        REPRODUCTION("write-ups", ReproductionStore::isBegun, ReproductionStore::keep),
        ATTRIBUTION("an attribution", AttributionStore::isBegun, AttributionStore::keep),
        RUN("a run", { RunStore.isBegun(it) }, { from, to -> RunStore.keep(from, to) }),
        ;

        companion object {
            fun of(folder: Path): Kind? = entries.find { it.isIn(folder) }
        }
    }

    private companion object {
        val NAME = Regex("[a-z0-9]+(-[a-z0-9]+)*")
    }
}
