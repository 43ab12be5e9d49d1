package dev.piculet.lab.plan

import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.statistics.StoppingRule
import kotlinx.serialization.Serializable
import kotlin.time.Duration

/**
 * The goal of a run: at first its plan's, later that of the last request to resume it.
 *
 * @property blocks how many blocks every group gets, whatever its precision
 * @property precision half-width at which a group needs no more blocks; null where blocks or the budget decide
 * @property usesBudget true to go on after [blocks] until the budget is spent, though there is no precision to reach
 * @property budgetMillis time for the trials from [sinceTrial] on, [elapsedMillis] of which are spent otherwise
 */
@Serializable
data class Goal(
    val blocks: Int,
    val precision: Double?,
    val usesBudget: Boolean,
    val budgetMillis: Long,
    val elapsedMillis: Long,
    val sinceTrial: Int,
) {
    /** True if a group may need another block; [isPrecise] tells whether it reaches a rule's precision. */
    fun needsMore(
        block: Int,
        isPrecise: (StoppingRule) -> Boolean,
    ): Boolean =
        when {
            block < blocks -> true
            block >= StoppingRule.MAX_BLOCKS -> false
            precision != null -> !isPrecise(StoppingRule(precision))
            else -> usesBudget
        }

    companion object {
        /** Returns the goal of a new run. */
        fun of(plan: RunPlan): Goal =
            Goal(
                Estimate.MIN_BLOCKS,
                plan.precision,
                usesBudget = false,
                plan.budgetMillis,
                plan.elapsedMillis,
                sinceTrial = 0,
            )

        /**
         * Returns the goal of a resumed run, beyond [before].
         *
         * @param trials how many it has already
         * @param blocks blocks in all, or null
         * @param budget time from now on, or null if it does not matter
         */
        fun more(
            before: Goal,
            trials: Int,
            blocks: Int?,
            budget: Duration?,
            precision: Double?,
        ): Goal {
            if (blocks == null && budget == null && precision == null) return before
            return Goal(
                blocks ?: before.blocks,
                precision ?: before.precision.takeIf { blocks == null },
                usesBudget = budget != null && blocks == null,
                budget?.inWholeMilliseconds ?: Long.MAX_VALUE,
                elapsedMillis = 0,
                sinceTrial = trials,
            )
        }
    }
}
