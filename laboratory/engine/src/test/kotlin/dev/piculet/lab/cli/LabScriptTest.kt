package dev.piculet.lab.cli

import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import java.nio.file.attribute.FileTime
import kotlin.io.path.createDirectories
import kotlin.io.path.deleteExisting
import kotlin.io.path.readText
import kotlin.io.path.setLastModifiedTime
import kotlin.io.path.walk
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals

/** When `./lab` builds: in a checkout in small, with a Maven that only says what it would build. */
@DisabledOnOs(OS.WINDOWS)
class LabScriptTest {
    @TempDir
    lateinit var root: Path

    private fun file(
        name: String,
        text: String = "",
    ): Path = root.resolve(name).also { it.parent.createDirectories() }.apply { writeText(text) }

    private fun executable(
        name: String,
        text: String,
    ) = file(name, text).toFile().setExecutable(true)

    private fun modules(vararg names: String) = names.joinToString("\n") { "<module>$it</module>" }

    @BeforeEach
    fun `a checkout of two modules that the lab needs and two that it does not`() {
        val home = Path.of(System.getProperty("piculet.lab.home"))
        executable("lab", home.resolve("lab").readText())
        file("build/modules.sh", home.resolve("build/modules.sh").readText())
        file("pom.xml", modules("binary/core", "samples/guide", "samples/ktor", "laboratory"))
        file("laboratory/pom.xml", modules("engine"))
        for (module in listOf("binary/core", "samples/guide", "samples/ktor", "laboratory/engine")) {
            file("$module/pom.xml")
            file("$module/src/main/java/A.java")
            file("$module/src/test/java/ATest.java")
        }
        file("jackson/adapters/src/main/kotlin/BeanReader.java")
        file("build/rename.groovy")
        file("docs/guide.md")
        executable("jdk/bin/java", "#!/bin/sh\necho \"$@\"\n")
        executable(
            "mvnw",
            """
            #!/bin/sh
            echo "${'$'}@" >"${'$'}(dirname "${'$'}0")/target/asked.log"
            for module in binary/core laboratory/engine; do
                mkdir -p ${'$'}(dirname "${'$'}0")/${'$'}module/target/classes
                echo "[INFO] Building ${'$'}module 1.0 [1/2]"
                echo "[INFO]   from ${'$'}module/pom.xml"
            done
            echo "[INFO] BUILD SUCCESS"
            """.trimIndent(),
        )
        root.walk().forEach { it.setLastModifiedTime(FileTime.fromMillis(0)) }
    }

    private fun lab(): String {
        val process = ProcessBuilder("$root/lab", "list").apply { environment()["JAVA_HOME"] = "$root/jdk" }
        return process.redirectErrorStream(true).start().inputStream.bufferedReader().readText()
    }

    /** Returns whether a run built first. */
    private fun builds(): Boolean {
        val text = lab()
        assertEquals("dev.piculet.lab.cli.Main list", text.trim().takeLast("dev.piculet.lab.cli.Main list".length))
        return "Building the lab" in text
    }

    private fun touch(name: String) = root.resolve(name).setLastModifiedTime(FileTime.fromMillis(SOON))

    private fun assertRebuilds(
        expected: Boolean,
        change: () -> Unit,
    ) {
        assertEquals(true, builds(), "the first time")
        assertEquals(false, builds(), "nothing changed")
        change()
        assertEquals(expected, builds())
    }

    @Test
    fun `a source of a module`() = assertRebuilds(true) { touch("binary/core/src/main/java/A.java") }

    @Test
    fun `a source that modules share and that is no module`() =
        assertRebuilds(true) { touch("jackson/adapters/src/main/kotlin/BeanReader.java") }

    @Test
    fun `what a build is configured by`() = assertRebuilds(true) { touch("build/rename.groovy") }

    @Test
    fun `a pom`() = assertRebuilds(true) { touch("laboratory/pom.xml") }

    @Test
    fun `a source that is gone`() =
        assertRebuilds(true) {
            root.resolve("binary/core/src/main/java/A.java").deleteExisting()
            touch("binary/core/src/main/java")
        }

    @Test
    fun `classes that were cleaned away`() =
        assertRebuilds(true) { root.resolve("binary/core/target").toFile().deleteRecursively() }

    @Test
    fun `no module that the lab does not need, no test, no document`() =
        assertRebuilds(false) {
            touch("samples/guide/src/main/java/A.java")
            touch("samples/ktor/src/main/java/A.java")
            touch("binary/core/src/test/java/ATest.java")
            touch("docs/guide.md")
        }

    @Test
    fun `what changes during a build is built next time`() {
        val source = "binary/core/src/main/java/A.java"
        val mvnw = root.resolve("mvnw")
        mvnw.writeText(mvnw.readText().replace("for module", "sleep 0.1; touch $root/$source; sleep 0.1\nfor module"))
        assertEquals(listOf(true, true), listOf(builds(), builds()))
    }

    @Test
    fun `a build that fails is shown, and made again`() {
        val mvnw = root.resolve("mvnw")
        val good = mvnw.readText()
        mvnw.writeText("#!/bin/sh\necho '[ERROR] no such class'\nexit 1\n")
        repeat(2) { assertContains(lab(), "lab: the build failed:\n[ERROR] no such class\n") }
        mvnw.writeText(good)
        assertEquals(listOf(true, false), listOf(builds(), builds()))
    }

    @Test
    fun `a build makes what the engine needs and nothing else, and runs no test`() {
        lab()
        val asked = root.resolve("target/asked.log").readText()
        assertContains(asked, " -pl laboratory/engine -am package ")
        assertContains(asked, " -Dmaven.test.skip ")
    }

    @Test
    fun `without a terminal its width is the usual one`() =
        assertContains(
            lab(),
            "-Dpiculet.lab.out.terminal=false -Dpiculet.lab.err.terminal=false -Dpiculet.lab.width=100 ",
        )

    private companion object {
        val SOON = System.currentTimeMillis() + 3_600_000
    }
}
