package dev.piculet.lab.page

import dev.piculet.lab.LabException
import dev.piculet.lab.store.RunStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.util.zip.GZIPInputStream
import kotlin.io.path.createDirectories
import kotlin.io.path.deleteExisting
import kotlin.io.path.exists
import kotlin.io.path.extension
import kotlin.io.path.inputStream
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.readLines
import kotlin.io.path.readText
import kotlin.io.path.walk
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class PagesTest {
    @TempDir
    lateinit var home: Path

    private val picture = "picture one file=PATH title=Ratios ours=ours"

    private fun region(directive: String) = "<!-- lab: $directive -->\n<!-- /lab -->\n"

    private fun write(
        path: String,
        text: String,
    ) = home.resolve(path).also { it.parent.createDirectories() }.writeText(text)

    private fun keep(times: Map<String, Double>) {
        val run = run(times)
        val live = home.resolve("live").also { it.toFile().deleteRecursively() }
        RunStore.reserve(live).begin(run.plan).use { store -> run.trials.forEach(store::append) }
        RunStore.keep(live, home.resolve("docs/runs/one"))
    }

    private fun checkout() {
        keep(TIMES)
        write("README.md", "# A\n" + region("ratios one") + region(picture.replace("PATH", "docs/pictures/one.svg")))
        write("docs/deep/measured.md", region("origin one") + region(picture.replace("PATH", "../pictures/one.svg")))
        write("docs/plain.md", "Write a region as\n\n    <!-- lab: ratios nothing -->\n")
    }

    @Test
    fun `pages and pictures are written where they differ from the runs, and no others`() {
        checkout()
        val documents = listOf("README.md", "docs/deep/measured.md", "docs/pictures/one.svg")
        assertEquals(documents, Pages(home).write().sorted())
        assertEquals(emptyList(), Pages(home).write())
        assertContains(home.resolve("README.md").readText(), "quick 1.0")
    }

    @Test
    fun `a table that was edited, a picture that is gone and a run that was replaced make stale pages`() {
        checkout()
        Pages(home).write()
        write("README.md", home.resolve("README.md").readText().replace("quick 1.0", "quicker"))
        assertEquals(setOf("README.md"), Pages(home).stale().keys)
        Pages(home).write()
        home.resolve("docs/pictures/one.svg").deleteExisting()
        assertEquals(setOf("docs/pictures/one.svg"), Pages(home).stale().keys)
        Pages(home).write()
        keep(TIMES + ("quick" to 90.0))
        assertEquals(setOf("README.md", "docs/pictures/one.svg"), Pages(home).stale().keys)
    }

    @Test
    fun `line ends of a checkout don't make pages stale`() {
        checkout()
        Pages(home).write()
        write("README.md", home.resolve("README.md").readText().replace("\n", "\r\n"))
        assertEquals(emptySet(), Pages(home).stale().keys)
    }

    @Test
    fun `two pictures of one name are an error`() {
        checkout()
        val other = picture.replace("PATH", "one.svg").replace("Ratios", "Others")
        write("docs/pictures/a.md", region(other))
        val e = assertThrows<LabException> { Pages(home).write() }
        assertEquals("docs/pictures/a.md:1: docs/pictures/one.svg shows something else already.", e.message)
        assertEquals(false, home.resolve("docs/pictures/one.svg").exists())
    }

    @Test
    fun `pages of this checkout are as its runs give them`() {
        val stale = Pages(CHECKOUT).stale().keys
        assertEquals(emptySet(), stale, "Not what docs/runs gives: $stale. Run ./lab pages, then read the difference.")
    }

    @Test
    fun `the first page is read in some minutes`() =
        assertTrue(CHECKOUT.resolve("README.md").readLines().size <= 150)

    @Test
    fun `runs of this checkout are compressed, and each is shown`() {
        val files = CHECKOUT.resolve(Pages.RUNS).walk().toList()
        assertEquals(emptyList(), files.filter { it.extension != "gz" })
        val documents = CHECKOUT.resolve("docs").walk().filter { it.extension == "md" }
        val pages = documents.joinToString("\n") { it.readText() }
        val names = CHECKOUT.resolve(Pages.RUNS).listDirectoryEntries().map { it.name }
        val shown = { run: String -> Regex("<!-- lab: (report|basis) (\\S*,)?$run[ ,]").containsMatchIn(pages) }
        assertEquals(emptyList(), names.filterNot(shown))
    }

    @Test
    fun `runs of this checkout contain no folders of the machine`() {
        val folder = Regex("""(?<![\w.…:/])/(?=[\w.])[^\s"]*|\b[A-Z]:\\\\[^\s"]*""")
        val some = """"/usr/lib" a/b …/c "C:\\Java" http://d"""
        assertEquals(listOf("/usr/lib", "C:\\\\Java"), folder.findAll(some).map { it.value }.toList())
        val files = CHECKOUT.resolve(Pages.RUNS).walk().toList()
        val told = files.flatMap { file -> folder.findAll(unpacked(file)).map { "$file: ${it.value}" } }
        assertEquals(emptyList(), told)
        assertTrue(files.any { "\"jdks\"" in unpacked(it) })
    }

    private fun unpacked(file: Path) = GZIPInputStream(file.inputStream()).use { it.readBytes() }.decodeToString()

    private companion object {
        val CHECKOUT: Path = Path.of(System.getProperty("piculet.lab.home"))
    }
}
