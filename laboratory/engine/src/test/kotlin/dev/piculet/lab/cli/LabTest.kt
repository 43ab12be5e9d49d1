package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.writeText
import kotlin.test.assertEquals

class LabTest {
    @TempDir
    lateinit var folder: Path

    private val terminal = Terminal(System.out, System.err, isRedrawn = false, hasColour = false, width = 100)

    private fun jdk(
        name: String,
        vendor: String,
        version: String = "21.0.1",
    ): Path {
        val facts =
            listOf("java.version" to version, "java.vendor" to vendor, "java.vm.name" to "VM", "java.vm.version" to "1")
        val java = folder.resolve(name).resolve("bin").createDirectories().resolve("java")
        java.writeText("#!/bin/sh\n" + facts.joinToString("") { (fact, value) -> "echo '    $fact = $value'\n" })
        java.toFile().setExecutable(true)
        return folder.resolve(name)
    }

    @DisabledOnOs(OS.WINDOWS)
    @Test
    fun `two JDKs of one version are refused, and one that is named twice is one`() {
        val (one, other) = jdk("one", "Acme") to jdk("other", "Bolt")
        assertEquals(
            "$one and $other are both JDK 21.0.1, so tables can't tell them apart. Measure each in a run of its own.",
            assertThrows<LabException> { Lab.jdks(listOf(one, other)) }.message,
        )
        val later = jdk("later", "Acme", "22.0.1")
        assertEquals(listOf("21.0.1", "22.0.1"), Lab.jdks(listOf(one, one, later)).map { it.version })
    }

    @Test
    fun `a system on which nothing can be measured is refused before a JDK is looked for`() {
        listOf("Linux", "Mac OS X").forEach { Lab.requireMeasurable(it) }
        assertEquals(
            "The lab measures on Linux and macOS. On Windows, start it in WSL.",
            assertThrows<LabException> { Lab.requireMeasurable("Windows 11") }.message,
        )
    }

    @Test
    fun `the command that asks for the same again can be typed as it is printed`() {
        val words =
            listOf("try", "--class", "List<com.acme.Order>", "--classpath", "lib/*", "--input", "my orders.json")
        val command = Lab(terminal, folder, words).command(null, 7)
        val quoted = "--class 'List<com.acme.Order>' --classpath 'lib/*' --input 'my orders.json'"
        assertEquals("./lab try $quoted --seed 7", command)
    }
}
