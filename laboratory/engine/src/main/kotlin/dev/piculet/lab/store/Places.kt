package dev.piculet.lab.store

import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.RunConditions
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.TrialRecord

/** Takes out of a run what is nobody's business but its machine's: folders, hosts, and options that its environment had. */
internal object Places {
    private const val HIDDEN = "…"

    /** From a root on, but for the last name. A slash behind a word, a colon or another slash is part of something else. */
    private val folders = Regex("""(?<![\w.…:/\\])(?:[A-Za-z]:[/\\]|/(?=[\w.]))(?:[^/\\\s'",;:()]+[/\\])*""")

    /** Returns the plan; the folders of JDKs are gone, since a run that is kept starts none. */
    fun hiddenIn(plan: RunPlan): RunPlan =
        plan.copy(
            command = hiddenIn(plan.command),
            conditions = plan.conditions?.let(::hiddenIn),
            jdks = plan.jdks.map { it.copy(home = HIDDEN) },
            contenders = plan.contenders.map(::hiddenIn),
            gate = plan.gate.map { it.copy(detail = it.detail?.let(::hiddenIn)) },
        )

    fun hiddenIn(trial: TrialRecord): TrialRecord =
        trial.copy(
            error = trial.error?.let(::hiddenIn),
            wrongOutput = trial.wrongOutput?.let(::hiddenIn),
            remark = trial.remark?.let(::hiddenIn),
        )

    private fun hiddenIn(conditions: RunConditions) = conditions.copy(keptOut = conditions.keptOut.mapValues { HIDDEN })

    /** Why a repository did not answer names its host. */
    private fun hiddenIn(contender: PlannedContender) =
        contender.copy(unavailable = contender.unavailable?.let { hiddenIn(it.substringBefore(" (")) })

    private fun hiddenIn(text: String) = folders.replace(text, "$HIDDEN/")
}
