package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord
import dev.piculet.lab.plan.Trials
import dev.piculet.lab.result.ResultRow
import dev.piculet.lab.result.RunAnalysis
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.HodgesLehmann
import org.eclipse.aether.util.version.GenericVersionScheme

/** Finds the newest versions of contenders. */
internal object Newest {
    private val scheme = GenericVersionScheme()

    fun of(contenders: List<PlannedContender>): PlannedContender? =
        contenders.maxByOrNull { scheme.parseVersion(it.version) }
}

/**
 * Finds the rows of a run's results by payload and contender. On several JDKs, those of the first.
 *
 * @param versions for a contender without a version, the one that it stands for; for others, the newest one of the run
 */
private class Rows(
    private val plan: RunPlan,
    records: List<TrialRecord>,
    private val versions: Map<String, String>,
) {
    private val tables = RunAnalysis(plan, records).results().tables
    private val jdk = plan.jdks.first().version

    /** Returns the planned contender of `id@version`, or that of `id`: rows name older ones by their versions. */
    fun planned(contender: String): PlannedContender? {
        val exact = PartRuns.exact(contender, versions)
        return plan.contenders.find { PartRuns.nameOf(it) == exact }
            ?: Newest.of(plan.contenders.filter { it.id == exact })
    }

    /** Returns the row, or why there is none. */
    fun find(
        payload: String,
        contender: String,
    ): Result {
        val planned = planned(contender) ?: return Result.Missing(Outcome.None("$contender took no part"))
        planned.unavailable?.let { return Result.Missing(Outcome.None("${planned.id}@${planned.version}: $it")) }
        val table = tables.firstOrNull { it.group.payload == payload }
        val row =
            table?.rows?.firstOrNull {
                it.entry.contender == planned.id && it.entry.version == planned.version && it.entry.jdk == jdk
            } ?: return Result.Missing(Outcome.None("${planned.id} has no operation of this kind on $payload"))
        if (row.gate == GateStatus.PASS) return Result.Found(row)
        val isWrong = row.gate == GateStatus.WRONG_OUTPUT
        val word = if (isWrong) "WRONG OUTPUT" else "unsupported"
        return Result.Missing(Outcome.None("${planned.id}@${planned.version}: $word: ${row.detail}", isWrong))
    }

    sealed interface Result {
        class Found(
            val row: ResultRow,
        ) : Result

        class Missing(
            val none: Outcome.None,
        ) : Result
    }
}

/**
 * The steady times of a stored run.
 *
 * @param versions for contenders without a version, the one that they stand for
 */
class SteadyFigures(
    private val plan: RunPlan,
    records: List<TrialRecord>,
    versions: Map<String, String> = emptyMap(),
) : PartFigures {
    private val rows = Rows(plan, records, versions)
    private val trials = Trials(records)

    override fun of(
        payload: String,
        contender: String,
    ): Sourced =
        with(payload, contender) { row ->
            row.cpuNs?.let { Sourced.Found(it, trials.cpuNs(cellOf(payload, row))) }
        }

    override fun ratio(
        payload: String,
        contender: String,
        over: String,
    ): Sourced =
        with(payload, over) { second ->
            val first = rows.find(payload, contender) as? Rows.Result.Found ?: return of(payload, contender)
            if (first.row.cpuNs == null) return of(payload, contender) // Its own row tells why.
            trials
                .pairs(cellOf(payload, first.row), cellOf(payload, second))
                .takeIf { it.isNotEmpty() }
                ?.let { Sourced.Found(HodgesLehmann.ratio(it), divided = it) }
        }

    private fun cellOf(
        payload: String,
        row: ResultRow,
    ) = Trials.cell(plan.groups.first { it.group.payload == payload }.group, row.entry)

    private inline fun with(
        payload: String,
        contender: String,
        figure: (ResultRow) -> Sourced.Found?,
    ): Sourced =
        when (val result = rows.find(payload, contender)) {
            is Rows.Result.Missing -> Sourced.Missing(result.none)
            is Rows.Result.Found -> figure(result.row) ?: Sourced.Missing(reasonOf(result.row))
        }
}

/** The remark of a gate that a contender passed is no reason. */
private fun reasonOf(row: ResultRow): Outcome.None =
    row.detail?.takeIf { row.failed > 0 }?.let { Outcome.None(it) } ?: Outcome.None.NOT_YET

/** Tells of what is not measured yet why it can't be, where a contender can't be had any more. */
internal class ReasonedFigures(
    private val figures: PartFigures,
    private val reasonAgainst: (String) -> String?,
) : PartFigures {
    override fun of(
        payload: String,
        contender: String,
    ): Sourced = figures.of(payload, contender).orReason(contender)

    override fun ratio(
        payload: String,
        contender: String,
        over: String,
    ): Sourced = figures.ratio(payload, contender, over).orReason(contender, over)

    private fun Sourced.orReason(vararg contenders: String): Sourced {
        if (this != Sourced.Missing(Outcome.None.NOT_YET)) return this
        return contenders.firstNotNullOfOrNull(reasonAgainst)?.let { Sourced.Missing(Outcome.None(it)) } ?: this
    }
}

/**
 * The sizes that the gate of a stored run found.
 *
 * @param versions as for [SteadyFigures]
 */
class SizeFigures(
    plan: RunPlan,
    versions: Map<String, String> = emptyMap(),
) : PartFigures {
    private val rows = Rows(plan, emptyList(), versions)

    override fun of(
        payload: String,
        contender: String,
    ): Sourced =
        when (val result = rows.find(payload, contender)) {
            is Rows.Result.Missing -> Sourced.Missing(result.none)
            is Rows.Result.Found ->
                result.row.size?.let { Sourced.Found(Estimate(1, it.toDouble(), interval = null)) }
                    ?: Sourced.Missing(Outcome.None("$contender wrote nothing"))
        }

    override fun ratio(
        payload: String,
        contender: String,
        over: String,
    ): Sourced = error("Sizes are not divided.")
}

/**
 * The first uses of a stored run.
 *
 * @param versions as for [SteadyFigures]
 */
class FirstFigures(
    plan: RunPlan,
    private val samples: List<ColdSample>,
    versions: Map<String, String> = emptyMap(),
) : PartFigures {
    private val rows = Rows(plan, emptyList(), versions)

    override fun of(
        payload: String,
        contender: String,
    ): Sourced {
        val row =
            when (val result = rows.find(payload, contender)) {
                is Rows.Result.Missing -> return Sourced.Missing(result.none)
                is Rows.Result.Found -> result.row
            }
        val own = samples.filter { it.cell.payload == payload && it.cell.entry == row.entry }
        val (failed, good) = own.partition { it.error != null }
        val lost = failed.lastOrNull { one -> good.none { it.block == one.block } }
        if (lost != null) return Sourced.Missing(Outcome.None("$contender ${lost.error}"))
        if (good.isEmpty()) return Sourced.Missing(Outcome.None.NOT_YET)
        val nanos = good.associate { it.block to it.firstUseCpuNs.toDouble() }
        return Sourced.Found(HodgesLehmann.location(nanos.values.toList()), nanos)
    }

    override fun ratio(
        payload: String,
        contender: String,
        over: String,
    ): Sourced = error("First uses are not divided.")
}

/** A part that could not be measured at all. */
class NoFigures(
    private val reason: String,
) : PartFigures {
    override fun of(
        payload: String,
        contender: String,
    ): Sourced = Sourced.Missing(Outcome.None(reason))

    override fun ratio(
        payload: String,
        contender: String,
        over: String,
    ): Sourced = of(payload, contender)
}
