package dev.piculet.lab.bisect

import dev.piculet.lab.LabException
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.name
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue

@DisabledOnOs(OS.WINDOWS)
class CommitBuildsTest {
    @TempDir
    lateinit var folder: Path

    private val small by lazy { SmallRepository(folder.resolve("repository")) }
    private val builds by lazy { folder.resolve("builds") }

    private fun built(
        command: String,
        jar: String,
    ): Built {
        val repository = GitRepository(small.folder)
        WorkTree.of(repository).use { tree ->
            return CommitBuilds(builds, UsersBuild(command, jar), tree).of(repository.commit("main"))
        }
    }

    private fun assertNothing(
        reason: String,
        built: Built,
    ) {
        val log = builds.resolve("${small.git("rev-parse", "HEAD").take(10)}.log")
        assertEquals("$reason (log: $log)", assertIs<Built.Nothing>(built).reason)
    }

    @Test
    fun `a commit is built once, and its jar is kept with its pom`() {
        small.commit("first", "one")
        val command = "mkdir -p out; cp file out/lib-1.0.jar; cp file out/lib-1.0-sources.jar; echo p > out/lib-1.0.pom"
        val jars = assertIs<Built.Jars>(built(command, "out/lib-*.jar"))
        assertEquals("one", jars.named.readText())
        assertEquals(listOf(jars.named), jars.all)
        assertEquals("p\n", jars.named.resolveSibling("lib-1.0.pom").readText())
        assertEquals(jars.named, assertIs<Built.Jars>(built("exit 1", "out/lib-*.jar")).named, "not built again")
    }

    @Test
    fun `a pattern that no path can be like is an error before anything is built`() {
        val e = assertThrows<LabException> { UsersBuild("exit 1", "out/[.jar") }
        assertTrue(e.message!!.startsWith("'--jar out/[.jar' is no pattern of a path ("), e.message)
    }

    @Test
    fun `a build that fails is told with its log, and not tried again`() {
        small.commit("first")
        val failed = built("echo no; exit 3", "lib.jar")
        assertNothing("its build ended with exit code 3", failed)
        val log = builds.resolve("${small.git("rev-parse", "HEAD").take(10)}.log")
        assertEquals("no\n", log.readText())
        assertNothing("its build ended with exit code 3", built("cp file lib.jar", "lib.jar"))
    }

    @Test
    fun `a build without the jar is told`() {
        small.commit("first")
        assertNothing("its build makes no lib.jar", built("true", "lib.jar"))
    }

    @Test
    fun `a build with several such jars is told`() {
        small.commit("first")
        val built = built("cp file lib-1.jar; cp file lib-2.jar", "lib-*.jar")
        assertNothing("its build makes several of lib-*.jar: lib-1.jar, lib-2.jar", built)
    }

    @Test
    fun `Piculet's jars are found wherever their modules are`() {
        val recipe = OwnBuild(listOf("piculet-binary", "piculet-model"))
        assertEquals(listOf("-pl", ":piculet-binary,:piculet-model", "-am", "package"), recipe.command.subList(3, 7))
        for (jar in listOf("core/target/piculet-binary-0.1.jar", "core/target/original-piculet-binary-0.1.jar") +
            listOf("model/target/piculet-model-0.1-SNAPSHOT.jar", "kotlin/target/piculet-model-kotlin-0.1.jar") +
            listOf("x/target/product/piculet-model-0.1-SNAPSHOT.jar")) {
            folder.resolve(jar).apply { parent.createDirectories() }.writeText("")
        }
        val names = listOf("piculet-binary-0.1.jar", "piculet-model-0.1-SNAPSHOT.jar")
        assertEquals(names, recipe.jarsIn(folder).map { it.name })
        assertTrue(recipe.jarsIn(folder).all { it.parent.name == "target" })
    }
}
