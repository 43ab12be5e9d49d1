package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.experiment.Format
import dev.piculet.lab.guest.Conflicts
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.guest.GuestPreparation
import dev.piculet.lab.guest.GuestRequest
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.runner.PreparedRun
import dev.piculet.lab.store.RunStore
import dev.piculet.lab.suite.GuestContenders
import dev.piculet.lab.suite.GuestKind
import java.nio.file.Path
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/**
 * Tries contenders on a stranger's class.
 *
 * @param asked the formats to try, or null for those of the same kind as the input
 * @param format the contender that wrote the input, or null for JSON
 */
internal class TrySession(
    private val lab: Lab,
    private val request: GuestRequest,
    asked: GuestKind?,
    private val options: TryOptions,
    private val format: String?,
) {
    private var guestMillis = 0L
    private val progress = ProgressReporter(lab.terminal)
    private val jdks = Lab.jdks(options.jdkHomes).also(request::requireLoadable)
    private val kind = asked ?: kindOf(format)
    private val hasJackson3 = request.libraries["jackson-databind"].orEmpty().startsWith("3")
    private val jackson = if (hasJackson3) "jackson3" else "jackson2"
    private val baseline = options.baseline ?: format ?: if (request.isKotlin) "$jackson-kotlin" else jackson
    private val suite =
        GuestContenders
            .suite(kind, request.types.first(), request.isKotlin, jackson, baseline)
            .let { suite -> lab.taking(suite) { kind.has(it) } }

    init {
        (options.contenders + baseline + listOfNotNull(format)).forEach(::requireFit)
        val operation = options.operations.find { it !in Operation.OF_OBJECTS }
        if (operation != null) {
            val reason = "needs to know fields, which it does of the lab's own classes alone"
            throw LabException("'--operations ${operation.id()}' $reason.", ExitCode.USAGE)
        }
    }

    /** Who has bytes in a binary format wants to know what another one would cost. */
    private fun kindOf(format: String?): GuestKind {
        val isBinary = format?.let { lab.catalog.select(it).descriptor.format } == Format.BINARY
        return if (isBinary) GuestKind.BINARY else GuestKind.JSON
    }

    private fun requireFit(contender: String) {
        val descriptor = lab.catalog.select(contender).descriptor
        val reason = descriptor.strangers ?: return
        throw LabException("${descriptor.id} takes no part: it $reason.", ExitCode.USAGE)
    }

    /** Measures, and prints the verdict. */
    fun run(reservation: RunStore.Reservation): Int =
        ArtifactResolver().use { resolver ->
            val guest = guest(Guest.folderIn(reservation.folder), resolver)
            val prepared = prepare(guest, resolver)
            lab.terminal.erase()
            val run = RunSession(lab, reservation.begin(prepared.plan), progress)
            TryEnd(lab, progress, guest).measure(run, prepared.contenders, prepared.builds, options.strict)
        }

    /** Prints who takes part, and for how long. */
    fun explain(folder: Path): Int =
        ArtifactResolver().use { resolver ->
            val prepared = prepare(guest(Guest.folderIn(folder), resolver), resolver)
            lab.terminal.erase()
            lab.terminal.out.print(TryPlanText(lab.catalog, kind, prepared.plan, options.time).text())
            ExitCode.DONE
        }

    private fun guest(
        folder: Path,
        resolver: ArtifactResolver,
    ): Guest {
        val major = listOf("jackson2", "jackson3").find { baseline.startsWith(it) } ?: jackson
        val preparation = Preparation(lab.catalog, lab.build, resolver, progress = progress)
        val writer = preparation.ready("$major-kotlin")
        val reader = format?.let(preparation::ready) ?: writer
        val started = System.nanoTime()
        val guest = GuestPreparation(folder, jdks.first(), reader, writer).prepare(request, baseline)
        guestMillis = (System.nanoTime() - started) / 1_000_000
        guest.introduce()
        sayFacts(guest)
        return guest
    }

    private fun sayFacts(guest: Guest) {
        val facts = guest.facts
        val shown = if (facts.values == facts.given) "${facts.values}" else "${facts.values} of ${facts.given}"
        val values = if (facts.values == 1) "one value" else "$shown different values"
        lab.terminal.say("${facts.type}: $values; ${facts.reader}.")
        lab.terminal.say("Compared with $baseline, ${reasonOfBaseline()}.")
        notAsked(lab.catalog, kind).forEach(lab.terminal::say)
        facts.remarks.forEach { lab.terminal.say("Warning: $it") }
    }

    private fun reasonOfBaseline() =
        when {
            options.baseline != null -> "as asked"
            format != null -> "which wrote the input (--baseline names another)"
            else -> "which is taken for what you have (--baseline names another)"
        }

    private fun prepare(
        guest: Guest,
        resolver: ArtifactResolver,
    ): PreparedRun {
        val preparation = Preparation(lab.catalog, lab.build, resolver, guest.classPath, progress)
        val prepared = preparation.prepare(runRequest(guest), jdks, EnvironmentProbe.probe(lab.home))
        Conflicts(request.libraries).between(prepared.contenders).forEach { lab.terminal.say("Warning: $it") }
        return prepared
    }

    private fun runRequest(guest: Guest): RunRequest {
        val seed = options.seed ?: Lab.randomSeed()
        return RunRequest(
            suites = listOf(suite),
            contenders = options.contenders,
            payloads = emptyList(),
            operations = options.operations,
            baseline = baseline,
            preset = options.preset,
            budget = budget(guest),
            precision = options.preset.precision,
            seed = seed,
            jdkHomes = options.jdkHomes,
            command = lab.command(options.seed, seed),
            keepsOperations = true,
        )
    }

    /**
     * The time for trials, as a planner counts it, which knows nothing of the time that a JVM takes to make the values,
     * and of first calls.
     */
    private fun budget(guest: Guest): Duration {
        val left = (options.time.inWholeMilliseconds - FirstUsesOfTry.millis(guest) - guestMillis).coerceAtLeast(1)
        val known = options.preset.measurement.trialMillis
        return (left * known / (known + guest.facts.millis)).milliseconds
    }
}
