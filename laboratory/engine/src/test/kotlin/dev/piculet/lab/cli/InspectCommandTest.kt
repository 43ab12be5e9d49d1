package dev.piculet.lab.cli

import dev.piculet.binary.BinarySerializer
import dev.piculet.binary.TypedSerializer
import dev.piculet.lab.ExitCode
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.writeBytes
import kotlin.test.assertContains
import kotlin.test.assertEquals

class InspectCommandTest {
    @TempDir
    lateinit var folder: Path

    private class Answer(
        val exitCode: Int,
        val out: String,
        val err: String,
    )

    private val serializer = TypedSerializer.builder(String::class.java).headerless().build()

    private fun inspect(vararg words: String): Answer {
        val out = ByteArrayOutputStream()
        val err = ByteArrayOutputStream()
        val terminal = Terminal(PrintStream(out), PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
        val exitCode = execute(Lab(terminal, folder, listOf("inspect") + words))
        return Answer(exitCode, out.toString(), err.toString().trimEnd())
    }

    private fun file(
        name: String,
        bytes: ByteArray,
    ): String = folder.resolve(name).also { it.writeBytes(bytes) }.toString()

    private fun schema() = file("schema", serializer.schema().toBytes())

    @Test
    fun `a value without header is shown with its schema`() {
        val value = file("value", serializer.serialize("piculet"))
        val answer = inspect(value, "--schema", schema(), "--headerless")
        val expected =
            """
            offset  bytes                    path  type    value
                 0  0f                       $     header  7 chars, Latin-1
                 1  70 69 63 75 6c 65 74     $     string  "piculet"

            """.trimIndent()
        assertEquals(expected, answer.out)
        assertEquals(ExitCode.DONE, answer.exitCode)
    }

    @Test
    fun `a value with header is shown with its schema`() {
        val withHeader = TypedSerializer.of(String::class.java)
        val answer = inspect(file("value", withHeader.serialize("bird")), "--schema", schema())
        assertContains(answer.out, "fingerprint  schema ")
        assertContains(answer.out, "\"bird\"")
    }

    @Test
    fun `a value that describes itself is shown without a schema`() {
        val describing = BinarySerializer.builder().allow(String::class.java).build()
        val answer = inspect(file("value", describing.serialize("bird")))
        assertContains(answer.out, "describes itself")
        assertContains(answer.out, "\"bird\"")
    }

    @Test
    fun `a stream of values is shown without a schema`() {
        val stream = ByteArrayOutputStream()
        serializer.writer(stream).use {
            it.write("bird")
            it.write("tree")
        }
        val expected =
            """
            offset  bytes                    path  type    value
                 0  50 43 46 31                    magic   stream of values
                 4  03                             length  3 bytes
                 5  03 00 20                       schema  root string
                 8  06                       $[0]  length  5 bytes
                 9  09                       $[0]  header  4 chars, Latin-1
                10  62 69 72 64              $[0]  string  "bird"
                14  06                       $[1]  length  5 bytes
                15  09                       $[1]  header  4 chars, Latin-1
                16  74 72 65 65              $[1]  string  "tree"
                20  00                             end     no more values

            """.trimIndent()
        assertEquals(expected, inspect(file("stream", stream.toByteArray())).out)
    }

    @Test
    fun `bytes come from the input where a dash stands for the file`() {
        val input = System.`in`
        try {
            System.setIn(ByteArrayInputStream(serializer.serialize("bird")))
            assertContains(inspect("-", "--schema", schema(), "--headerless").out, "\"bird\"")
        } finally {
            System.setIn(input)
        }
    }

    @Test
    fun `malformed bytes are shown as far as they go`() {
        val answer = inspect(file("value", byteArrayOf(7, 'a'.code.toByte())), "--schema", schema(), "--headerless")
        assertContains(answer.out, "error: Input ends too early: 3 bytes needed, 1 left, at $ (offset 1 of 2).")
        assertEquals(ExitCode.DONE, answer.exitCode)
    }

    @Test
    fun `a missing header needs a schema`() {
        val answer = inspect(file("value", byteArrayOf(1)), "--headerless")
        assertEquals("lab: --headerless needs the value's schema. Name it with --schema.", answer.err)
        assertEquals(ExitCode.USAGE, answer.exitCode)
    }

    @Test
    fun `a schema that is none`() {
        val path = file("schema", byteArrayOf(9))
        val answer = inspect("-", "--schema", path)
        val reason = "Schema has version 9, known is 3 at $ (offset 1 of 1)."
        assertEquals("lab: $path holds no schema: $reason Write schema().toBytes() to it.", answer.err)
        assertEquals(ExitCode.ERROR, answer.exitCode)
    }

    @Test
    fun `files that can't be read`() {
        assertEquals("lab: Can't read $folder (it is a folder). Name a file.", inspect("$folder").err)
        val missing = folder.resolve("missing")
        assertEquals("lab: Can't read $missing (it is not there). Name a file.", inspect("$missing").err)
    }
}
