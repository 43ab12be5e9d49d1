package dev.piculet.lab.html

import org.jsoup.Jsoup
import org.jsoup.nodes.Document
import java.io.File
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.isExecutable
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** A page as a browser has it after its scripts have run, and what these wrote to the console. */
internal class Shown(
    val page: Document,
    val console: List<String>,
)

/** A Chromium of this machine without a window. */
internal class Chromium(
    private val executable: Path,
    private val folder: Path,
) {
    /**
     * Opens a page.
     *
     * @param fragment what stands behind the # of its address
     * @param script run in the page when its own scripts have run
     * @param isDark whether its reader prefers dark pages
     */
    fun show(
        html: String,
        fragment: String = "",
        script: String = "",
        isDark: Boolean = false,
    ): Shown {
        val file = folder.resolve("page.html")
        file.writeText(html.replace("</body>", "<script>$script</script></body>"))
        val (out, err) = folder.resolve("out.html") to folder.resolve("err.txt")
        val options =
            listOf("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run") +
                listOf("--disable-background-networking", "--user-data-dir=${folder.resolve("profile")}") +
                listOf("--window-size=1280,900", "--enable-logging=stderr") +
                "--blink-settings=preferredColorScheme=${if (isDark) 0 else 1}" +
                listOf("--virtual-time-budget=2000", "--dump-dom")
        val process =
            ProcessBuilder(listOf("$executable") + options + "${file.toUri()}#$fragment")
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
        try {
            val isDone = process.waitFor(SECONDS, TimeUnit.SECONDS)
            check(isDone) { "Chromium is not done after $SECONDS s: ${err.readText()}" }
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly)
            process.destroyForcibly()
        }
        check(process.exitValue() == 0) { "Chromium ends with ${process.exitValue()}: ${err.readText()}" }
        return Shown(Jsoup.parse(out.readText()), err.readText().lines().filter { "CONSOLE" in it })
    }

    companion object {
        private const val SECONDS = 60L
        private val NAMES = listOf("chromium", "chromium-browser", "google-chrome")

        /** Returns the browser of this machine, or null if there is none. */
        fun find(): Path? =
            System
                .getenv("PATH")
                .orEmpty()
                .split(File.pathSeparator)
                .filter { it.isNotEmpty() }
                .flatMap { folder -> NAMES.map { Path.of(folder, it) } }
                .firstOrNull { it.isExecutable() }
    }
}
