package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.result.RunWorth

/**
 * A run that holds figures of a part.
 *
 * @property name of its folder
 * @property worth null of first uses, of which nothing of that kind is stored
 */
data class PartRun(
    val name: String,
    val worth: RunWorth?,
)

/**
 * The runs that hold the figures of a part: its own, and one more for each time at which contenders could be had that it was begun
 * without.
 *
 * @param plans of all runs of the reproduction, by their folders
 * @param versions for contenders without a version, the one that they stand for
 */
class PartRuns(
    private val part: Part,
    private val plans: Map<String, RunPlan>,
    private val versions: Map<String, String>,
) {
    /** The names of their folders, the part's own first; none if it is not begun. */
    val folders: List<String> =
        generateSequence(1) { it + 1 }.map { nameOf(part.id, it) }.takeWhile { it in plans }.toList()

    /** The name of the folder for one more. */
    val next: String = nameOf(part.id, folders.size + 1)

    /** Contenders that a part which is begun has no figures of, since they could not be had. */
    val missing: List<String>
        get() {
            if (folders.isEmpty()) return emptyList()
            val known = folders.flatMap { plans.getValue(it).contenders }
            val there = known.filter { it.unavailable == null }.map { nameOf(it) }
            return part.contenders.filter { exact(it) !in there }
        }

    /** Returns how the part's own run was begun otherwise than it is asked for, or null if it was not, or is not begun. */
    fun difference(preset: String): String? {
        val plan = plans[part.id] ?: return null
        return "with --preset ${plan.preset}".takeIf { plan.preset != preset }
    }

    /** Payloads and contenders that are asked for, and that the part's own run was begun without; none if it is not begun. */
    val lacking: List<String>
        get() {
            val plan = plans[part.id] ?: return emptyList()
            val payloads = plan.gate.map { it.group.payload }.toSet()
            val known = plan.contenders.map { nameOf(it) }.toSet()
            return part.payloads - payloads + (part.contenders.map { exact(it) } - known)
        }

    /** Returns what to measure once some of the missing can be had: they and what rows divide them by, on all payloads. */
    fun with(
        ready: Set<String>,
        subjects: List<Measurable.Subject>,
    ): Part {
        val all = subjects + subjects.flatMap { it.rivals }
        val divided = all.map { it.contenders }.filter { it.any(ready::contains) }.flatten()
        return part.copy(
            payloads = plans.getValue(part.id).gate.map { it.group.payload }.distinct(),
            contenders = part.contenders.filter { it in ready || it in divided },
        )
    }

    private fun exact(contender: String) = exact(contender, versions)

    companion object {
        /** Between the id of a part, which has none, and a number. */
        private const val MARK = '.'

        private fun nameOf(
            id: String,
            number: Int,
        ) = if (number == 1) id else "$id$MARK$number"

        /** Returns the id of the part that a folder's run is of. */
        fun partOf(folder: String): String = folder.substringBefore(MARK)

        /** Returns `id@version`. */
        fun nameOf(contender: PlannedContender): String = contender.name

        /** Returns `id@version` for that, or for an `id` whose version is known. */
        fun exact(
            contender: String,
            versions: Map<String, String>,
        ): String = versions[contender]?.let { "$contender@$it" } ?: contender
    }
}
