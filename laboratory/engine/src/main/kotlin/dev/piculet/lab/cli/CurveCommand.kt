package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.experiment.Collector
import dev.piculet.lab.experiment.Condition
import dev.piculet.lab.experiment.Curve
import dev.piculet.lab.experiment.Instances
import dev.piculet.lab.experiment.Threads
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.suite.Suite
import picocli.CommandLine.Command
import picocli.CommandLine.Mixin
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.util.concurrent.Callable

@Command(
    name = "curve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Measures how cost grows with the number of threads, the size of a document or the heap, all else being the " +
            "same, and finds where each contender bends.",
    ],
)
internal class CurveCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "SUITE", description = ["Suite, as 'list' shows them; sizes: objects or kotlin."])
    lateinit var suite: String

    @Option(
        names = ["--over"],
        required = true,
        converter = [ConditionConverter::class],
        paramLabel = "CONDITION",
        description = ["What varies: threads, size (content of a document), or heap."],
    )
    lateinit var over: Condition

    @Option(
        names = ["--values"],
        split = ",",
        paramLabel = "VALUE",
        description = [
            "Its values, three at least: as 1,2,4 or 100B,10kB,1MB or 64m,512m,4g; default: by machine and preset.",
        ],
    )
    var values: List<String> = emptyList()

    @Option(
        names = ["--collectors"],
        split = ",",
        converter = [CollectorConverter::class],
        paramLabel = "NAME",
        description = [
            "With --over heap: serial, parallel, g1, z; default: those that the JDK has, z from preset standard on.",
        ],
    )
    var collectors: List<Collector> = emptyList()

    @Option(names = ["--shared"], description = ["With --over threads: they share one instance; default: one each."])
    var shared: Boolean = false

    @Mixin
    val options = RequestOptions()

    @Mixin
    val measuring = MeasureOptions()

    override fun call(): Int = MeasureSession(lab, options, measuring).run(request(lab.suite(suite)))

    private fun request(suite: Suite): RunRequest {
        requireSense()
        return when (over) {
            Condition.SIZE -> overSizes(suite)
            Condition.THREADS -> overThreads(suite)
            Condition.HEAP -> overHeaps(suite)
        }
    }

    private fun requireSense() {
        if (collectors.isNotEmpty() && over != Condition.HEAP) throw misplaced("--collectors", Condition.HEAP)
        if (shared && over != Condition.THREADS) throw misplaced("--shared", Condition.THREADS)
        val fixed = options.jvmArgs().find { FIXED.containsMatchIn(it) }
        if (over == Condition.HEAP && fixed != null) {
            throw LabException("'$fixed' of --jvm-args is what --over heap varies. Leave it out.", ExitCode.USAGE)
        }
    }

    private fun misplaced(
        option: String,
        condition: Condition,
    ) = LabException("'$option' goes with --over ${condition.id}.", ExitCode.USAGE)

    private fun overSizes(suite: Suite): RunRequest {
        val sizes = CurveSizes.of(suite, options.payloads, values)
        return measuring
            .request(lab, listOf(suite), options, sizes.ids.keys.toList())
            .copy(curve = Curve(over, sizes.base, sizes.ids))
    }

    private fun overThreads(suite: Suite): RunRequest {
        val numbers = CurveValues.threads(values, Runtime.getRuntime().availableProcessors())
        val instances = if (shared) Instances.SHARED else Instances.OWN
        val payload = payload(suite)
        return measuring
            .request(lab, listOf(suite), options, listOf(payload))
            .copy(threads = numbers.map { Threads(it, instances) }, curve = Curve(over, payload))
    }

    private fun overHeaps(suite: Suite): RunRequest {
        val payload = payload(suite)
        val heaps = CurveHeaps(lab, options.jdkHomes, measuring.preset).of(values, collectors)
        return measuring
            .request(lab, listOf(suite), options, listOf(payload))
            .copy(heaps = heaps, curve = Curve(over, payload))
    }

    private fun payload(suite: Suite): String {
        if (options.payloads.size > 1) {
            throw LabException("A curve is of one payload. Name one in --payloads.", ExitCode.USAGE)
        }
        return options.payloads.firstOrNull() ?: suite.payloads.first()
    }

    private companion object {
        val FIXED = Regex("^-X(mx|ms|mn)|^-XX:(MaxHeapSize|InitialHeapSize|.*RAMPercentage)=|^-XX:\\+Use\\w+GC$")
    }
}

internal class ConditionConverter : ChoiceConverter<Condition>(Condition.entries, { it.id })

internal class CollectorConverter : ChoiceConverter<Collector>(Collector.entries, { it.id })
