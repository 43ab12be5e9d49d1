package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.catalog.InstalledCopy
import org.junit.jupiter.api.BeforeEach
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The lab where there is no checkout, but what its jar has unpacked. */
class InstalledLabTest {
    @TempDir
    lateinit var folder: Path

    private val copy by lazy { InstalledCopy(folder, "java -jar lab.jar") }

    @BeforeEach
    fun unpack() {
        val descriptors = folder.resolve("contenders/kryo/src/main/descriptors").createDirectories()
        val text = "id=kryo\nclass=C\nversion=1\nartifacts=a:b:{version}\nformat=binary\nhow=Well.\n"
        descriptors.resolve("kryo.properties").writeText(text)
    }

    private fun lab(vararg words: String): Answer {
        val out = ByteArrayOutputStream()
        val err = ByteArrayOutputStream()
        val terminal = Terminal(PrintStream(out), PrintStream(err), false, hasColour = false, 100, copy.command)
        return Answer(execute(Lab(terminal, copy, words.toList())), "$out", "$err")
    }

    private fun assertRefused(
        need: String,
        vararg words: String,
    ) {
        val rest = "a checkout of Piculet, and this is an installed copy. Clone Piculet, and start the lab there."
        val answer = lab(*words)
        assertEquals("lab: $need $rest\n", answer.err)
        assertEquals(ExitCode.USAGE, answer.exitCode)
    }

    @Test
    fun `contenders are the jars that were unpacked, with Piculet's jars beside them`() {
        val module = copy.module("kryo")
        assertFalse(module.isBuilt)
        val target = folder.resolve("contenders/kryo/target/product").createDirectories().parent
        val jar = target.resolve("piculet-lab-contender-kryo-1.jar").apply { writeText("") }
        val product = target.resolve("product/piculet-binary-1.jar").apply { writeText("") }
        assertTrue(copy.module("kryo").isBuilt)
        assertEquals(jar, copy.module("kryo").classes)
        assertEquals(listOf(product), copy.module("kryo").product)
        assertEquals(listOf("piculet-binary"), copy.module("kryo").productArtifacts)
    }

    @Test
    fun `what works on a checkout says so`() {
        assertRefused("'pages' fills documents of", "pages")
        assertRefused("'keep' stores runs in", "keep", "run", "name")
        val what = arrayOf("--contender", "kryo", "--suite", "objects", "--payload", "media")
        assertRefused(
            "'bisect' without --repository searches in",
            *arrayOf("bisect", "a", "b", *what, "--operation", "serialize"),
        )
    }

    @Test
    fun `the lab names itself as it is started there`() {
        assertContains(lab("list").out, "\n  kryo ")
        assertContains(lab("run", "--help").out, "Usage: java -jar lab.jar run ")
        assertEquals(
            "lab: $folder is no run, and holds none. Name folders that java -jar lab.jar run --out wrote.\n",
            lab("history", "$folder").err,
        )
        val terminal = Terminal(System.out, System.err, false, hasColour = false, 100)
        val lab = Lab(terminal, copy, listOf("run", "objects"))
        assertEquals("java -jar lab.jar run objects --seed 5", lab.command(null, 5))
        assertNull(lab.home)
    }
}
