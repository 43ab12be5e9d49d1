package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.WriteUp

/** Finds the published versions that jars stand for. */
internal object NamedJars {
    /**
     * Returns the requests for jars, `id@path/to.jar`, by the versions that their poms name, `id@version`.
     *
     * @throws LabException if a request names no jar, or one for a version that no row was published at, or that has another
     */
    fun of(
        catalog: ContenderCatalog,
        requests: List<String>,
        writeUps: List<WriteUp>,
    ): Map<String, String> {
        if (requests.isEmpty()) return emptyMap()
        val published = writeUps.flatMap(::contendersOf).toSortedSet()
        val byVersion = requests.distinct().groupBy { versionOf(it, catalog, published) }
        val several = byVersion.entries.find { (_, all) -> all.size > 1 }
        if (several != null) {
            val all = several.value.joinToString(" and ") { "'--jar $it'" }
            throw fault("$all are both ${several.key}. Name one of them.")
        }
        return byVersion.mapValues { (_, all) -> all.single() }
    }

    private fun versionOf(
        request: String,
        catalog: ContenderCatalog,
        published: Set<String>,
    ): String {
        val id = request.substringBefore('@')
        val jar =
            catalog.select(request).jar
                ?: throw fault("'--jar $request' names no jar. Write --jar $id@path/to.jar.")
        val version = "$id@${jar.version}"
        if (version in published) return version
        val those = published.filter { it.startsWith("$id@") }.ifEmpty { listOf("none of $id") }
        val there = "There are: ${those.joinToString()}."
        throw fault("${jar.file} is $version, and no row was published at it. $there")
    }

    private fun contendersOf(writeUp: WriteUp): List<String> =
        writeUp.tables
            .flatMap { table -> table.rows.map { writeUp.subjectOf(table, it) } }
            .filterIsInstance<Measurable.Subject>()
            .flatMap { it.contenders }

    private fun fault(message: String) = LabException(message, ExitCode.USAGE)
}
