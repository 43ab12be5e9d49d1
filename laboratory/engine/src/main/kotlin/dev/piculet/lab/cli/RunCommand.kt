package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Instances
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.suite.Ranking
import dev.piculet.lab.suite.Suite
import picocli.CommandLine.Command
import picocli.CommandLine.Mixin
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.util.concurrent.Callable

@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = ["Measures one or more suites: checks that contenders do equal work, then compares them."],
)
internal class RunCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "SUITE", arity = "1..*", description = ["Suites to measure, as 'list' shows them."])
    lateinit var suites: List<String>

    @Mixin
    val options = RequestOptions()

    @Mixin
    val measuring = MeasureOptions()

    @Option(names = ["--threads"], paramLabel = "NUMBER", description = ["How many threads call at the same time."])
    var threads: Int = 1

    @Option(names = ["--own"], description = ["Each thread has an instance of its own; the default."])
    var own: Boolean = false

    @Option(names = ["--shared"], description = ["Threads share one instance; with --own, both side by side."])
    var shared: Boolean = false

    override fun call(): Int = MeasureSession(lab, options, measuring).run(request())

    private fun request(): RunRequest {
        val chosen = suites.map(lab::suite).distinct()
        val request = measuring.request(lab, chosen, options, options.payloads).copy(threads = threads())
        val ranking = rankingOf(chosen) ?: return request
        return request.copy(contenders = ranking.contenders, budget = budgetOf(ranking))
    }

    /** Time for all formats is there unless less is given, or more payloads are to share it. */
    private fun rankingOf(chosen: List<Suite>): Ranking? {
        val ranking = chosen.singleOrNull()?.ranking ?: return null
        val isOfAll = options.contenders.isEmpty() && options.payloads.size <= 1
        return ranking.takeIf { isOfAll && measuring.preset == Preset.QUICK && it.budget <= budgetOf(it) }
    }

    private fun budgetOf(ranking: Ranking) = measuring.budget?.duration ?: ranking.budget

    private fun threads(): List<Threads> {
        if (threads !in 1..MAX_THREADS) {
            throw LabException("'--threads $threads' is not a number from 1 to $MAX_THREADS.", ExitCode.USAGE)
        }
        if (threads == 1 && (own || shared)) {
            val option = if (shared) "--shared" else "--own"
            throw LabException("'$option' needs several threads. Add --threads, as --threads 8.", ExitCode.USAGE)
        }
        val chosen = listOfNotNull(Instances.OWN.takeIf { own || !shared }, Instances.SHARED.takeIf { shared })
        return chosen.map { Threads(threads, it) }
    }

    private companion object {
        const val MAX_THREADS = 256
    }
}
