package dev.piculet.lab.report

/**
 * The lines to add to a build and to a program, for a contender that won.
 *
 * @param dependencies Maven coordinates with versions
 * @param code lines with `{type}` and `{class}` for the user's type and its class
 */
class AdoptionText(
    private val dependencies: List<String>,
    private val code: List<String>,
    private val type: String,
) {
    private val simple = type.replace(Regex("[\\w.$]*[.$](?=\\w)"), "")

    /** Returns the lines of Maven, Gradle and the program. */
    fun lines(): List<String> =
        listOf("Maven:") + dependencies.flatMap(::maven) +
            listOf("Gradle:") + dependencies.map { "  implementation(\"$it\")" } +
            listOf("Code:") + code.map {
                "  " + it.replace("{type}", simple).replace(
                    "{class}",
                    simple
                        .substringBefore('<'),
                )
            }

    private fun maven(coordinates: String): List<String> {
        val (group, artifact, version) = coordinates.split(':')
        return listOf(
            "  <dependency>",
            "    <groupId>$group</groupId> <artifactId>$artifact</artifactId> <version>$version</version>",
            "  </dependency>",
        )
    }
}
