package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.runner.ContenderBuild
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.store.ReproductionStore
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir
import java.io.OutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals

/** What is told if write-up 003's protocol is stopped, whose JVM is one trial. */
class LoopSessionTest {
    @TempDir
    lateinit var folder: Path

    private val checkout = Path.of(System.getProperty("piculet.lab.home"))

    /** Keeps what is told of a stop whenever something is said. */
    private val told = mutableListOf<String>()
    private val err: OutputStream =
        object : OutputStream() {
            override fun write(byte: Int) {
                told += interruption.text
            }
        }
    private val terminal: Terminal =
        Terminal(System.out, PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
    private val interruption: Interruption = Interruption(terminal, "./lab reproduce 003")

    /** Its JVMs end at once. */
    private fun jdk(): Jdk {
        val java = folder.resolve("jdk/bin").createDirectories().resolve("java")
        java.writeText("#!/bin/sh\nexit 3\n")
        java.toFile().setExecutable(true)
        return Jdk("${folder.resolve("jdk")}", "17.0.15", "Some vendor", "VM", emptyList())
    }

    @DisabledOnOs(OS.WINDOWS)
    @Test
    fun `while its trial is made it is said to begin anew, and afterwards all is kept`() {
        val request = PartRequest(Preset.QUICK, listOf(jdk()), emptyList(), 7, "./lab reproduce 003")
        ArtifactResolver().use { resolver ->
            val preparation = Preparation(ContenderCatalog.of(checkout), ContenderBuild {}, resolver) { _, _, _ -> }
            LoopSession(terminal, ReadiedContenders(preparation), request, interruption).measure(folder)
        }
        val anew = "003 by its own protocol begins anew, since it is one trial"
        val during = "Interrupted. All trials that were finished are kept, but $anew: ./lab reproduce 003"
        assertEquals(setOf(during), told.toSet())
        assertContains(folder.resolve(ReproductionStore.LOOPS).readText(), "exit code 3")
        assertEquals("Interrupted. All trials that were finished are kept: ./lab reproduce 003", interruption.text)
    }
}
