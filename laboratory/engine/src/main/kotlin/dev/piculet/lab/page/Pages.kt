package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.store.reasonOf
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.exists
import kotlin.io.path.extension
import kotlin.io.path.invariantSeparatorsPathString
import kotlin.io.path.readText
import kotlin.io.path.walk
import kotlin.io.path.writeText

/**
 * The documents of a checkout with figures: every Markdown page of its root and of `docs` with a region for the lab,
 * and the pictures on these pages. Their figures come from the runs in `docs/runs`.
 *
 * @param home the root of the checkout
 */
class Pages(
    private val home: Path,
) {
    private val runs = KeptRuns(home.resolve(RUNS))

    /**
     * Returns the documents that differ from the text that the runs give, by path relative to the checkout.
     *
     * @throws LabException if a region can't be filled; the message names page and line
     */
    fun stale(): Map<String, String> =
        documents().filter { (path, text) ->
            val file = home.resolve(path)
            !file.exists() || file.readText().replace("\r\n", "\n") != text
        }

    /**
     * Writes the documents that are stale.
     *
     * @return their paths
     * @throws LabException if a region can't be filled, or a document not be written
     */
    fun write(): List<String> {
        val stale = stale()
        for ((path, text) in stale) {
            val file = home.resolve(path)
            try {
                file.parent.createDirectories()
                file.writeText(text)
            } catch (e: IOException) {
                throw LabException("Can't write $file (${reasonOf(e)}).", cause = e)
            }
        }
        return stale.keys.toList()
    }

    private fun documents(): Map<String, String> {
        val documents = LinkedHashMap<String, String>()
        for (path in pages()) {
            val text = home.resolve(path).readText().replace("\r\n", "\n")
            documents[path] =
                Page(path, text).filled { directive ->
                    val content = Region.content(directive, runs)
                    content.picture?.let { (file, picture) -> documents.add(directive, beside(path, file), picture) }
                    content.lines
                }
        }
        return documents
    }

    private fun MutableMap<String, String>.add(
        directive: Directive,
        path: String,
        picture: String,
    ) {
        val other = put(path, picture)
        if (other != null && other != picture) throw directive.fault("$path shows something else already")
    }

    private fun beside(
        page: String,
        file: String,
    ): String = Path.of(page).resolveSibling(file).normalize().invariantSeparatorsPathString

    private fun pages(): List<String> {
        val root = home.toFile().listFiles().orEmpty().map { it.toPath() }
        return (root + home.resolve("docs").walk())
            .filter { it.extension == "md" && it.readText().lines().any { line -> line.startsWith(Page.START) } }
            .map { home.relativize(it).invariantSeparatorsPathString }
            .sorted()
    }

    companion object {
        /** Where runs are kept, relative to the checkout. */
        const val RUNS: String = "docs/runs"
    }
}
