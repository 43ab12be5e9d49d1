package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.TestFactory
import java.nio.file.Path
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.readText
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The lab understands every command that its documents quote; those that need no file of the reader's have a plan, too. */
class DocumentCommandsTest {
    private val checkout = Path.of(System.getProperty("piculet.lab.home"))

    private val documents =
        listOf("README.md", "docs/lab.md", "docs/lab-output.md", "docs/write-ups.md", "docs/measured.md")
            .map(checkout::resolve) +
            listOf("docs/write-ups", "docs/guide").flatMap {
                checkout.resolve(it).listDirectoryEntries("*.md").sorted()
            }

    @TestFactory
    fun `each command is understood`(): List<DynamicTest> {
        val commands = documents.flatMap { commandsIn(it.readText()) }.distinct()
        assertTrue(commands.size > 40, "$commands")
        return commands.map { DynamicTest.dynamicTest(it.joinToString(" ")) { assertUnderstood(it) } }
    }

    /** Returns the words behind `./lab` of commands that have some: a lone name is a mention. */
    private fun commandsIn(text: String): List<List<String>> {
        val inline = Regex("`\\./lab ([^`]+)`").findAll(text).map { it.groupValues[1] }
        val blocks = Regex("(?m)^    \\./lab ((?:.*\\\\\n)*.*)").findAll(text).map {
            it.groupValues[1]
                .replace("\\\n", " ")
        }
        return (inline + blocks)
            .map { command -> Regex("'[^']*'|\\S+").findAll(command).map { it.value.trim('\'') }.toList() }
            .filter { words -> words.drop(1).any { !it.startsWith("--") } }
            .filter { words ->
                words.zipWithNext().none { (option, value) -> option.startsWith("--") && value.isLeftOpen() }
            }.toList()
    }

    private fun assertUnderstood(words: List<String>) {
        val lab = Lab(Terminal.ofProcess("./lab"), checkout, words)
        commandLineOf(lab).parseArgs(*words.toTypedArray())
        if (words.first() in PLANNED && words.none { it.isOfTheReader() }) {
            val answer = answerTo(checkout, (words + "--dry-run").distinct())
            assertEquals("", answer.err)
            assertEquals(ExitCode.DONE, answer.exitCode)
        }
    }

    private fun String.isOfTheReader() = '/' in this || isLeftOpen()

    private fun String.isLeftOpen() = '…' in this || all { it.isUpperCase() }

    private companion object {
        val PLANNED = setOf("run", "curve", "reproduce", "cold")
    }
}
