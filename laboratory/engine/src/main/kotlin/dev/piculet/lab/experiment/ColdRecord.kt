package dev.piculet.lab.experiment

import kotlinx.serialization.EncodeDefault
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.Serializable

/**
 * What was asked of first uses. Those that are added later must be asked the same.
 *
 * @property contenders `id@version`
 * @property baseline `id` or `id@version`
 * @property samples fresh JVMs for each cell
 * @property calls of each operation in a JVM, or null where first uses are attributed
 */
@Serializable
data class ColdRequest(
    val suite: String,
    val contenders: List<String>,
    val payloads: List<String>,
    val operations: List<String>,
    val baseline: String,
    val samples: Int,
    val calls: Int?,
) {
    /** As a user asks it, for the end of "was begun". The order of names has no effect. */
    internal val words: List<String>
        get() =
            listOf(
                "for $suite",
                calls?.let { "with --calls $it" } ?: "with --attribute",
                "with --samples $samples",
                "with --contenders ${contenders.sorted().joinToString(",")}",
                "with --payloads ${payloads.sorted().joinToString(",")}",
                "with --operations ${operations.joinToString(",")}",
                "with --baseline $baseline",
            )
}

/** What first uses are besides their samples. Written once, before the first of them. */
@OptIn(ExperimentalSerializationApi::class)
@Serializable
data class ColdRecord(
    val request: ColdRequest,
    val plan: RunPlan,
) {
    /** The number of the stored form, that of the plan in it and of the files beside it too. */
    @EncodeDefault
    val schema: Int = SCHEMA

    /**
     * Returns how they were begun otherwise than is asked now, for the end of "was begun", or null if likewise.
     *
     * @param seed the one that the user named, or null
     */
    fun difference(
        asked: ColdRequest,
        seed: Long?,
        jdks: List<Jdk>,
    ): String? {
        val other = request.words.zip(asked.words).find { (then, now) -> then != now }?.first
        return when {
            other != null -> other
            seed != null && seed != plan.seed -> "with --seed ${plan.seed}"
            versions(plan.jdks) != versions(jdks) -> "on JDK ${versions(plan.jdks)}, and this is ${versions(jdks)}"
            flags(plan.jdks) != flags(jdks) -> "with the JVM's options ${flags(plan.jdks)}"
            else -> null
        }
    }

    private fun versions(jdks: List<Jdk>) = jdks.joinToString(" and ") { it.version }

    private fun flags(jdks: List<Jdk>) = jdks.map { it.flags.joinToString(" ") }.distinct().joinToString("; ")

    companion object {
        /** Version of the stored form. */
        const val SCHEMA: Int = 1
    }
}
