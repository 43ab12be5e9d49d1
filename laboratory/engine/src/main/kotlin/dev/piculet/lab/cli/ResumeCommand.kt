package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.plan.Goal
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.StoppingRule
import dev.piculet.lab.store.ColdStore
import dev.piculet.lab.store.RunStore
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable

@Command(
    name = "resume",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Continues a run, or first uses of ./lab cold, that were interrupted, where they stopped, or gives a " +
            "finished run more blocks.",
    ],
)
internal class ResumeCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "DIR", description = ["The folder of the run."])
    lateinit var folder: Path

    @Option(names = ["--blocks"], paramLabel = "NUMBER", description = ["Go on until there are so many blocks in all."])
    var blocks: Int? = null

    @Option(
        names = ["--budget"],
        converter = [DurationConverter::class],
        paramLabel = "TIME",
        description = [
            "Go on for so long, as 90s, 20m, 2h, or until --precision or the run's own is reached; " +
                "${StoppingRule.MAX_BLOCKS} blocks at most.",
        ],
    )
    var budget: TimeBudget? = null

    @Option(
        names = ["--precision"],
        converter = [PrecisionConverter::class],
        paramLabel = "PERCENT",
        description = [
            "Go on until every comparison is this precise, as 3%%; ${StoppingRule.MAX_BLOCKS} blocks at most.",
        ],
    )
    var precision: Precision? = null

    @Option(names = ["--json"], description = ["Print the results as JSON."])
    var json: Boolean = false

    @Option(names = ["--strict"], description = ["End with 3 on wrong output, with 5 if inconclusive."])
    var strict: Boolean = false

    override fun call(): Int {
        requireSense()
        if (ColdStore.isBegun(folder)) return resumeFirstUses()
        RunStore.resume(folder).use { return resume(it) }
    }

    private fun resumeFirstUses(): Int {
        val asked = mapOf("--blocks" to blocks, "--budget" to budget, "--precision" to precision)
        val without = asked.entries.find { (_, value) -> value != null }?.key
        if (without != null) {
            throw LabException("$folder holds first uses, so '$without' has no effect. Leave it out.", ExitCode.USAGE)
        }
        return ColdStore.reserve(folder).use { ColdSession(lab, json, strict).goOn(it.resume()) }
    }

    private fun requireSense() {
        val asked = blocks ?: return
        if (budget != null && precision == null) {
            val message = "'--blocks $asked' are made whatever time they take, so '--budget' has no effect"
            throw LabException("$message. Leave one of them out, or add --precision.", ExitCode.USAGE)
        }
        if (asked !in Estimate.MIN_BLOCKS..RunPlan.MAX_BLOCKS) {
            val message = "'--blocks $asked' is no number from ${Estimate.MIN_BLOCKS} to ${RunPlan.MAX_BLOCKS}."
            throw LabException(message, ExitCode.USAGE)
        }
    }

    /** A run that makes nothing more would look as if it had reached what it was asked for. */
    private fun sayMostBlocks(store: RunStore) {
        if (blocks != null || (budget == null && precision == null)) return
        val there = store.plan.groups.minOfOrNull { blocksOf(it.group, store) } ?: 0
        if (there < maxOf(store.goal.blocks, StoppingRule.MAX_BLOCKS)) return
        lab.terminal.say(
            "It has $there blocks, and a budget or a precision makes no more than ${StoppingRule.MAX_BLOCKS}. " +
                "--blocks makes more.",
        )
    }

    private fun blocksOf(
        group: Group,
        store: RunStore,
    ): Int = store.trials.filter { it.cell.group == group }.maxOfOrNull { it.block + 1 } ?: 0

    private fun resume(store: RunStore): Int {
        val progress = ProgressReporter(lab.terminal)
        ArtifactResolver().use { resolver ->
            val guest = Guest.of(store.folder)?.also(Guest::introduce)
            val run = RestoredRun.of(lab, store.plan, resolver, progress, guest)
            sayMostBlocks(store)
            store.aim(Goal.more(store.goal, store.trials.size, blocks, budget?.duration, precision?.fraction))
            lab.terminal.erase()
            val session = RunSession(lab, store, progress)
            if (guest != null && !json) {
                return TryEnd(lab, progress, guest).measure(session, run.contenders, run.builds, strict)
            }
            return session.measure(run.contenders, run.builds, ResultOutput(json, strict))
        }
    }
}
