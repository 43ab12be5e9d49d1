package dev.piculet.lab.catalog

import java.util.Properties

/**
 * What a user writes to take a contender up: entries `adopt.*` of its descriptor.
 *
 * @property dependencies Maven coordinates; `{version}` stands for the contender's version
 * @property java lines of Java; `{type}` stands for the user's type and `{class}` for its class
 * @property kotlin the same in Kotlin; empty where nobody has written them
 */
data class Adoption(
    val dependencies: List<String>,
    val java: List<String>,
    val kotlin: List<String>,
) {
    /** True if the descriptor tells. */
    val isKnown: Boolean get() = java.isNotEmpty()

    companion object {
        val UNKNOWN = Adoption(emptyList(), emptyList(), emptyList())

        fun of(entries: Properties): Adoption =
            Adoption(
                entries
                    .getProperty("adopt", "")
                    .split(',')
                    .map(String::trim)
                    .filter(String::isNotEmpty),
                lines(entries, "adopt.java"),
                lines(entries, "adopt.kotlin"),
            )

        private fun lines(
            entries: Properties,
            name: String,
        ) = generateSequence(1) { it + 1 }
            .map { entries.getProperty("$name.$it") }
            .takeWhile { it != null }
            .map { it!! }
            .toList()
    }
}
