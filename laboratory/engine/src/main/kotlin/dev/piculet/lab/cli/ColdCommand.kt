package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.experiment.ColdRequest
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.plan.ColdPlan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.store.ColdStore
import picocli.CommandLine.Command
import picocli.CommandLine.Mixin
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable
import kotlin.time.Duration.Companion.days

@Command(
    name = "cold",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Measures what the first use of a contender costs: time and classes, in fresh JVMs that do nothing else. " +
            "Uses the first payload of the suite unless others are named.",
    ],
)
internal class ColdCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "SUITE", description = ["Suite whose payloads to use; 'list' shows the suites."])
    lateinit var suite: String

    @Mixin
    val options = RequestOptions()

    @Option(
        names = ["--operations"],
        split = ",",
        converter = [OperationConverter::class],
        paramLabel = "NAME",
        description = ["serialize, deserialize; default: both, in this order."],
    )
    var operations: List<Operation> = ColdPlan.OPERATIONS

    @Option(
        names = ["--samples"],
        defaultValue = "${ColdPlan.SAMPLES}",
        paramLabel = "NUMBER",
        description = ["Fresh JVMs for each contender and payload; default: 10. Intervals need 6."],
    )
    var samples: Int = 0

    @Option(
        names = ["--calls"],
        paramLabel = "NUMBER",
        description = ["Calls of each operation in a JVM: 1, 10, 100, 1000, 10000 or 100000; default: 1000."],
    )
    var calls: Int? = null

    private val chosenCalls get() = calls ?: ColdPlan.CALLS

    @Option(
        names = ["--attribute"],
        description = [
            "Tell what first use consists of instead: load, define, verify, link, initialise, JIT and rest, " +
                "from jars, with AppCDS, and on 25 with an AOT cache; and where its classes come from.",
        ],
    )
    var isAttributed: Boolean = false

    @Option(
        names = ["--out"],
        paramLabel = "DIR",
        description = ["Where all is stored, and goes on if the same is asked again; default: lab-results/…"],
    )
    var out: Path? = null

    @Option(
        names = ["--strict"],
        description = ["End with 3 on wrong output, with 5 if a contender has too few samples for an interval."],
    )
    var strict: Boolean = false

    @Option(names = ["--dry-run"], description = ["Print what would be measured, and how long it would take."])
    var dryRun: Boolean = false

    override fun call(): Int {
        requireSense()
        val request = request()
        val jdks = Lab.jdks(options.jdkHomes, options.jvmArgs())
        if (dryRun) {
            val preview = ColdDryRun(UngatedPlan(lab.catalog, request, jdks), request, samples)
            lab.terminal.out.print(if (isAttributed) preview.attributionText() else preview.text(chosenCalls))
            return ExitCode.DONE
        }
        return ColdStore.reserve(out ?: Lab.folderFor("$suite-cold")).use { measure(it, request, jdks) }
    }

    private fun measure(
        reservation: ColdStore.Reservation,
        request: RunRequest,
        jdks: List<Jdk>,
    ): Int {
        val session = ColdSession(lab, options.json, strict)
        val asked = askedBy(request)
        if (!reservation.isBegun) return session.begin(reservation, asked, request, jdks)
        val store = reservation.resume()
        val difference = store.record.difference(asked, options.seed, jdks) ?: return session.goOn(store)
        throw LabException("${store.folder} was begun $difference. Name another --out.")
    }

    private fun askedBy(request: RunRequest): ColdRequest {
        val suite = request.suites.single()
        return ColdRequest(
            suite.id,
            request.contendersOf(suite).map { "${lab.catalog.select(it)}" }.distinct(),
            request.payloadsOf(suite),
            ColdPlan.OPERATIONS.filter { it in operations }.map { it.id() },
            request.baseline ?: suite.baseline,
            samples,
            chosenCalls.takeUnless { isAttributed },
        )
    }

    private fun requireSense() {
        if (samples !in 1..MAX_SAMPLES) {
            throw LabException("'--samples $samples' is not a number from 1 to $MAX_SAMPLES.", ExitCode.USAGE)
        }
        if (calls != null && isAttributed) {
            val message = "--attribute is about first calls, so '--calls' has no effect. Leave it out."
            throw LabException(message, ExitCode.USAGE)
        }
        if (strict && isAttributed) throw ColdSession.strictAttribution()
        if (chosenCalls !in ColdPlan.ALL_CALLS) {
            throw LabException(
                "'--calls $calls' is not one of ${ColdPlan.ALL_CALLS.joinToString()}.",
                ExitCode.USAGE,
            )
        }
        val other = operations.firstOrNull { it !in ColdPlan.OPERATIONS } ?: return
        throw LabException(
            "A first use consists of serialize and deserialize, so '--operations ${other.id()}' has no effect. " +
                "Leave it out.",
            ExitCode.USAGE,
        )
    }

    private fun request(): RunRequest {
        val chosen = lab.suite(suite)
        val chosenSeed = options.seed ?: Lab.randomSeed()
        return RunRequest(
            suites = listOf(chosen),
            contenders = options.contenders.onEach(lab.catalog::select),
            payloads = options.payloads.ifEmpty { chosen.payloads.take(1) },
            operations = operations,
            baseline = options.baseline?.also(lab.catalog::select),
            preset = Preset.QUICK,
            budget = UNLIMITED,
            precision = null,
            seed = chosenSeed,
            jdkHomes = options.jdkHomes,
            command = lab.command(options.seed, chosenSeed),
        )
    }

    private companion object {
        const val MAX_SAMPLES = 1000

        /** Measures everything asked for, even if many JVMs take long. */
        val UNLIMITED = 365.days
    }
}
