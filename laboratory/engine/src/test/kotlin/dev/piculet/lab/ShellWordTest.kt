package dev.piculet.lab

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.DisabledOnOs
import org.junit.jupiter.api.condition.OS
import java.nio.file.Path
import kotlin.test.assertEquals

class ShellWordTest {
    private val strange =
        listOf("List<com.acme.Order>", "a b", "it's", "Outer\$Inner", "lib/*", "a;b", "\"q\"", "", "~", "#1", "a\\b")

    @Test
    fun `plain words and paths stay as they are`() {
        val plain = listOf("objects", "--jdk", "/usr/lib/jvm/17", "kryo@a/b-1.0.jar,fory", "3%", "…/x", "a=b", "1:2")
        assertEquals(plain, plain.map(::shellWord))
        assertEquals("lab-results/x", shellWord(Path.of("lab-results", "x")))
    }

    @Test
    fun `what a shell would take for its own is in quotes`() {
        assertEquals("'List<com.acme.Order>'", shellWord("List<com.acme.Order>"))
        assertEquals("'it'\\''s'", shellWord("it's"))
    }

    @DisabledOnOs(OS.WINDOWS)
    @Test
    fun `a shell reads the same words again`() {
        val command = "printf '%s\\n' " + strange.joinToString(" ", transform = ::shellWord)
        val shell = ProcessBuilder("sh", "-c", command).start()
        assertEquals(strange, shell.inputStream.bufferedReader().readText().removeSuffix("\n").split("\n"))
    }
}
