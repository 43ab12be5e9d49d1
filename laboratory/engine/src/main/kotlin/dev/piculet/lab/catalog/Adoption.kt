package dev.piculet.lab.catalog

import java.util.Properties

/**
 * What a user writes to take a contender up: entries `adopt.*` of its descriptor.
 *
 * @property dependencies Maven coordinates; `{version}` stands for the contender's version
 * @property dependenciesOfKotlin what programs in Kotlin need besides
 * @property java lines of Java; `{type}` stands for the user's type and `{class}` for its class
 * @property kotlin the same in Kotlin; empty where nobody has written them
 */
data class Adoption(
    val dependencies: List<String>,
    val dependenciesOfKotlin: List<String>,
    val java: List<String>,
    val kotlin: List<String>,
) {
    /** True if the descriptor tells. */
    val isKnown: Boolean get() = java.isNotEmpty()

    /** Returns what a program with a class of the user's needs, by the language of that class. */
    fun dependencies(isKotlin: Boolean): List<String> =
        if (isKotlin) dependencies + dependenciesOfKotlin else dependencies

    companion object {
        val UNKNOWN = Adoption(emptyList(), emptyList(), emptyList(), emptyList())

        fun of(entries: Properties): Adoption =
            Adoption(
                coordinates(entries, "adopt"),
                coordinates(entries, "adopt.kotlin"),
                lines(entries, "adopt.java"),
                lines(entries, "adopt.kotlin"),
            )

        private fun coordinates(
            entries: Properties,
            name: String,
        ) = entries
            .getProperty(name, "")
            .split(',')
            .map(String::trim)
            .filter(String::isNotEmpty)

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
