package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.catalog.ContenderModule
import dev.piculet.lab.runner.BuildScript
import dev.piculet.lab.runner.ContenderBuild
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals

/** Each command builds the contenders that it needs. The build fails here, so that nothing is measured. */
class NeededContendersTest {
    @TempDir
    lateinit var folder: Path

    private val checkout = Path.of(System.getProperty("piculet.lab.home"))
    private val builds = mutableListOf<List<String>>()
    private val err = ByteArrayOutputStream()

    private fun lab(
        vararg words: String,
        home: Path = checkout,
        build: ContenderBuild = ContenderBuild { throw LabException("built too little") },
    ): Int {
        val terminal = Terminal(PrintStream(ByteArrayOutputStream()), PrintStream(err), false, hasColour = false, 100)
        val recorded =
            ContenderBuild {
                builds += it
                build.update(it)
            }
        return execute(Lab(terminal, home, words.toList(), recorded))
    }

    private fun modules(vararg families: String) = listOf(families.map { "${ContenderModule.ROOM}/$it" })

    private val run get() = arrayOf("run", "objects", "--out", "${folder.resolve("run")}")

    @Test
    fun `a run has the families of its contenders built, each once, and ends if that fails`() {
        assertEquals(ExitCode.ERROR, lab(*run, "--contenders", "kryo,piculet,kryo-unregistered"))
        assertEquals(modules("kryo", "piculet"), builds)
        assertEquals("lab: built too little\n", "$err")
    }

    @Test
    fun `a baseline is built, too`() {
        lab(*run, "--contenders", "kryo", "--baseline", "gson")
        assertEquals(modules("gson", "kryo"), builds)
    }

    @Test
    fun `without contenders a run has those of its preset and its suites built`() {
        lab(*run, "required")
        val wanted = modules("handwritten", "piculet", "kryo", "fory", "activej", "jackson2", "jdk", "jsoniter")
        assertEquals(wanted, builds)
    }

    @Test
    fun `a first use has its contenders built`() {
        lab("cold", "objects", "--contenders", "jdk", "--out", "${folder.resolve("cold")}")
        assertEquals(modules("jdk"), builds)
    }

    @Test
    fun `a command that measures nothing builds nothing`() {
        assertEquals(ExitCode.DONE, lab(*run, "--dry-run"), "$err")
        assertEquals(ExitCode.DONE, lab("list"), "$err")
        assertEquals(ExitCode.DONE, lab("report", "$checkout/docs/runs/objects"), "$err")
        assertEquals(emptyList(), builds)
    }

    @Test
    fun `nothing is built for an unknown contender`() {
        assertEquals(ExitCode.USAGE, lab(*run, "--contenders", "kryo,krio"))
        assertContains("$err", "lab: There is no contender 'krio'. There are: ")
        assertEquals(emptyList(), builds)
    }

    @Test
    fun `a contender that is not there after a build is not left out silently`() {
        val descriptors = folder.resolve("laboratory/engine/target/classes/contenders/x/src/main/descriptors")
        val text = "id=x\nclass=C\nversion=1\nartifacts=\nformat=json\nhow=Well.\n"
        descriptors.createDirectories().resolve("x.properties").writeText(text)
        assertEquals(ExitCode.ERROR, lab(*run, "--contenders", "x", home = folder, build = {}))
        val message = "lab: Not built: laboratory/contenders/x. ./lab builds what a run needs; start it so.\n"
        assertEquals(message, "$err")
        assertEquals("x", ContenderCatalog.of(folder).all.single().id)
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    fun `the script that builds is told the modules, and its failure ends the lab`() {
        val script = folder.resolve("build")
        script.writeText("#!/bin/sh\necho \"$@\" >\"$folder/told\"\n[ \"$1\" != bad ]\n")
        script.toFile().setExecutable(true)
        BuildScript(script).update(listOf("good", "bad"))
        assertEquals("good bad\n", folder.resolve("told").readText())
        val e = assertThrows<LabException> { BuildScript(script).update(listOf("bad")) }
        assertEquals("Nothing was measured, because contenders can't be built.", e.message)
    }
}
