package dev.piculet.jackson2.kotlin

import com.github.difflib.DiffUtils
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.extension
import kotlin.io.path.invariantSeparatorsPathString
import kotlin.io.path.readLines
import kotlin.io.path.readText
import kotlin.io.path.relativeTo
import kotlin.io.path.walk
import kotlin.io.path.writeText

/**
 * The unshared sources of both majors' adapters have the same files, and differ only in listed lines. Jackson's new
 * names are replaced by its old ones first, and line breaks are ignored. `-Dgolden.update=true` rewrites the list.
 */
class AdapterDifferencesTest {
    @Test
    fun `the adapters differ in the listed lines only`() {
        val actual = differences()
        val golden = Path.of("src/test/resources/golden/adapter-differences.txt")
        if (System.getProperty("golden.update").toBoolean()) golden.writeText(actual)
        assertEquals(golden.readText(), actual, "change both adapters, or update the list with -Dgolden.update=true")
    }

    @Test
    fun `every name that is replaced stands in the shared sources`() {
        val texts = SHARED.flatMap { folder -> sources(Path.of("../..", folder)) { it }.values }
        val all = texts.joinToString("\n") { it.readText() }
        assertEquals(listOf<String>(), SHARED_NAMES.keys.filterNot { Regex("\\b${Regex.escape(it)}\\b") in all })
    }

    @Test
    fun `names of packages, classes and members are replaced, not the code around them`() {
        val name = Regex("tools(\\.[a-z]+)+(\\.[A-Z]\\w+)?|([A-Z]\\w+)(\\.[A-Z]\\w+)*|[a-z]\\w+")
        assertEquals(listOf<String>(), SHARED_NAMES.keys.filterNot(name::matches))
    }

    @Test
    fun `each copy names its source, and has its lines`() {
        val header = Regex("/\\* Copied from (\\S+), .*")
        for ((shared, module) in mapOf("main" to "jackson2", "kotlin" to "jackson2-kotlin")) {
            val copies = sources(Path.of("../$module/target/generated-sources/jackson-adapters")) { it }
            val lost =
                copies.filterNot { (_, copy) ->
                    val lines = copy.readLines()
                    val source = header.matchAt(lines[0], 0)?.let { Path.of("../..", it.groupValues[1]) }
                    source != null && source.exists() && source.readLines().size == lines.size
                }
            assertEquals(setOf<String>(), lost.keys)
            assertEquals(sources(Path.of("../adapters/src/$shared")) { it }.size, copies.size)
        }
    }

    private fun differences(): String = differences("jackson2") + differences("jackson2-kotlin")

    private fun differences(module: String): String {
        val newer = sources(Path.of("..", module.replace('2', '3'), "src/main")) { it.replace("jackson3", "jackson2") }
        val older = sources(Path.of("..", module, "src/main")) { it }
        return (newer.keys + older.keys).sorted().joinToString("") { file ->
            difference(file, newer[file]?.readText()?.let(::withOldNames), older[file]?.readText())
        }
    }

    /** Paths of the sources, by their names in this module. */
    private fun sources(
        root: Path,
        name: (String) -> String,
    ): Map<String, Path> {
        check(root.exists()) { "${root.toAbsolutePath()} is not there. Run the tests in the module's own folder." }
        return root
            .walk()
            .filter { it.extension == "kt" || it.extension == "java" }
            .associateBy { name(it.relativeTo(root).invariantSeparatorsPathString) }
    }

    private fun difference(
        file: String,
        newer: String?,
        older: String?,
    ): String {
        if (newer == null || older == null) return "$file\n  only in jackson${if (newer == null) 2 else 3}\n"
        val deltas = DiffUtils.diff(statements(newer), statements(older)).deltas
        val lines = deltas.flatMap { d -> d.source.lines.map { "  - $it" } + d.target.lines.map { "  + $it" } }
        return if (lines.isEmpty()) "" else lines.joinToString("", "$file\n") { "$it\n" }
    }

    private fun withOldNames(text: String): String =
        OLD_NAMES.entries
            .sortedByDescending { it.key.length }
            .fold(text) { changed, (new, old) -> changed.replace(Regex("\\b${Regex.escape(new)}\\b"), old) }

    /** The lines of a source without imports and layout. Statements broken into several lines are joined. */
    private fun statements(text: String): List<String> =
        text
            .lines()
            .filterNot { it.isBlank() || it.startsWith("import ") }
            .joinToString("\n") { it.trim() }
            .replace(Regex("(?<=[,(=])\\n(?!/\\*\\*|@|[}])"), " ")
            .replace(Regex("\\n(?=[).?:]|&&|\\|\\||throws |->)"), " ")
            .replace(" throws (IOException|JsonMappingException)".toRegex(), "")
            .replace(Regex("\\( +"), "(")
            .replace(Regex(",? +\\)"), ")")
            .lines()

    private companion object {
        /** Folders whose sources are written for both majors. */
        val SHARED =
            listOf(
                "jackson/adapters/src",
                "jackson/contract/src",
                "laboratory/contenders/jackson/src",
            )

        /** The list of names for copying the shared sources. */
        val SHARED_NAMES =
            Path
                .of("../adapters/jackson2-names.txt")
                .readLines()
                .filter { it.isNotEmpty() && !it.startsWith("#") }
                .associate { it.substringBefore(" = ") to it.substringAfter(" = ") }

        /**
         * Jackson 2's names for types that Jackson 3 renamed, in the sources that the adapters share and in the others.
         */
        val OLD_NAMES =
            SHARED_NAMES +
                mapOf(
                    "Jackson 3" to "Jackson 2",
                    "findPreferredCreator" to "findDefaultCreator",
                )
    }
}
