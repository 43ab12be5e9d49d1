package dev.piculet.lab.store

import dev.piculet.lab.experiment.AttributionRecord
import dev.piculet.lab.experiment.Attributions
import dev.piculet.lab.experiment.ColdSample
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.LoopTrial
import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.ProtocolTrial
import dev.piculet.lab.experiment.ReproductionRecord
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.experiment.TrialRecord

/** Removes private facts about its machine from a run: folders, hosts, and options from its environment. */
internal object Places {
    private const val HIDDEN = "…"

    /** A path from its root up to the last name. A slash behind a word, a colon or another slash does not begin one. */
    private val folders = Regex("""(?<![\w.…:/\\])(?:[A-Za-z]:[/\\]|/(?=[\w.]))(?:[^/\\\s'",;:()]+[/\\])*""")

    /** What a repository answered stands in parentheses, and can have some of its own. */
    private val causes = Regex(""" \((?:[^()]|\([^()]*\))*\)""")

    /** Returns the plan; the folders of JDKs are gone, since a run that is kept starts none. */
    fun hiddenIn(plan: RunPlan): RunPlan =
        plan.copy(
            command = hiddenIn(plan.command),
            conditions = plan.conditions?.let(::hiddenIn),
            jdks = plan.jdks.map { it.copy(home = HIDDEN) },
            contenders = plan.contenders.map(::hiddenIn),
            gate = plan.gate.map(::hiddenIn),
        )

    fun hiddenIn(record: AttributionRecord): AttributionRecord {
        val all = record.attributions
        val samples = all.samples.map { it.copy(error = it.error?.let(::hiddenIn)) }
        return AttributionRecord(
            hiddenIn(record.command),
            record.seed,
            record.environment,
            record.jdks.map { it.copy(home = HIDDEN) },
            Attributions(samples, all.sources),
        )
    }

    fun hiddenIn(trial: TrialRecord): TrialRecord =
        trial.copy(
            error = trial.error?.let(::hiddenIn),
            wrongOutput = trial.wrongOutput?.let(::hiddenIn),
            remark = trial.remark?.let(::hiddenIn),
        )

    /** Jars are named by [KeptJars], here as in plans and trials, whose figures are found by them. */
    fun hiddenIn(record: ReproductionRecord): ReproductionRecord =
        record.copy(
            command = hiddenIn(record.command),
            absentParts = record.absentParts.map { it.copy(reason = hiddenInErrors(it.reason)) },
            absentContenders = record.absentContenders.mapValues { hiddenInErrors(it.value) },
        )

    fun hiddenIn(trial: ProtocolTrial): ProtocolTrial = trial.copy(error = trial.error?.let(::hiddenIn))

    fun hiddenIn(trial: LoopTrial): LoopTrial = trial.copy(error = trial.error?.let(::hiddenIn))

    fun hiddenIn(trial: SeriesTrial): SeriesTrial = trial.copy(error = trial.error?.let(::hiddenIn))

    fun hiddenIn(sample: ColdSample): ColdSample = sample.copy(error = sample.error?.let(::hiddenIn))

    private fun hiddenIn(conditions: RunConditions) = conditions.copy(keptOut = conditions.keptOut.mapValues { HIDDEN })

    private fun hiddenIn(result: GateResult): GateResult {
        val hide = if (result.status == GateStatus.UNAVAILABLE) ::hiddenInError else ::hiddenIn
        return result.copy(detail = result.detail?.let(hide))
    }

    private fun hiddenIn(contender: PlannedContender) =
        contender.copy(unavailable = contender.unavailable?.let(::hiddenInError))

    /** The error of a repository names its host. */
    private fun hiddenInError(text: String) = hiddenIn(text.substringBefore(" ("))

    /** Several errors follow one another. */
    private fun hiddenInErrors(text: String) = hiddenIn(text.replace(causes, ""))

    private fun hiddenIn(text: String) = folders.replace(text, "$HIDDEN/")
}
