package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.guest.StrangersJar
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.writeText
import kotlin.test.assertEquals

/** What a stranger does wrong ends in one line. */
class TryCommandTest {
    @TempDir
    lateinit var folder: Path

    private val jar by lazy {
        val source = "package com.acme; public class Order { public int id; }"
        StrangersJar(folder).java("com/acme/Order.java", source).jar()
    }
    private val json by lazy { folder.resolve("order.json").apply { writeText("{\"id\":1}") } }

    private fun assertUsage(
        line: String,
        vararg words: String,
        exitCode: Int = ExitCode.USAGE,
    ) {
        val out = ByteArrayOutputStream()
        val err = ByteArrayOutputStream()
        val terminal = Terminal(PrintStream(out), PrintStream(err), isRedrawn = false, hasColour = false, width = 100)
        val home = Path.of(System.getProperty("piculet.lab.home"))
        val code = execute(Lab(terminal, home, listOf("try") + words + "--dry-run"))
        assertEquals("lab: $line", "$err".trimEnd().lines().last())
        assertEquals(exitCode, code)
        assertEquals("", "$out")
    }

    private fun order(vararg more: String) =
        arrayOf("--classpath", "$jar", "--class", "com.acme.Order", "--input", "$json") + more

    @Test
    fun `no class`() =
        assertUsage(
            "Missing required option: '--class=TYPE' (see: ./lab try --help)",
            "--classpath",
            "$jar",
            "--input",
            "$json",
        )

    @Test
    fun `a class that is not there`() =
        assertUsage(
            "There is no class com.acme.Ordr on the class path.",
            "--classpath",
            "$jar",
            "--class",
            "com.acme.Ordr",
            "--input",
            "$json",
        )

    @Test
    fun `a file that is not there`() {
        val none = folder.resolve("none.json")
        val words = arrayOf("--classpath", "$jar", "--class", "com.acme.Order", "--input", "$none")
        assertUsage("There is no file or folder $none.", *words)
    }

    @Test
    fun `JSON that is none, by file and line`() {
        json.writeText("{\n\"id\" 1}")
        assertUsage("$json:2 is no JSON: Expected colon ':', but had '1' instead.", *order())
    }

    @Test
    fun `JSON that is no such value`() {
        json.writeText("[{\"id\":1},{\"id\":\"x\"}]")
        assertUsage(
            "$json[1] can't be read as com.acme.Order by jackson2-kotlin: " +
                "com.fasterxml.jackson.databind.exc.InvalidFormatException: " +
                "Cannot deserialize value of type `int` from String \"x\": not a valid `int` value.",
            *order(),
        )
    }

    @Test
    fun `a contender that can hold no stranger's class`() =
        assertUsage(
            "protobuf takes no part: it needs messages that protoc generates from a schema.",
            *order("--contenders", "protobuf"),
        )

    @Test
    fun `a format whose contender can hold no stranger's class`() =
        assertUsage(
            "protobuf takes no part: it needs messages that protoc generates from a schema.",
            *order("--format", "protobuf"),
        )

    @Test
    fun `an operation on fields`() =
        assertUsage(
            "'--operations read-one' needs to know fields, which it does of the lab's own classes alone.",
            *order("--operations", "read-one"),
        )

    @Test
    fun `a format without a file`() =
        assertUsage(
            "'--format' tells what wrote --input. Name that too.",
            "--classpath",
            "$jar",
            "--class",
            "com.acme.Order",
            "--supplier",
            "com.acme.Order",
            "--format",
            "kryo",
        )

    @Test
    fun `no contender left`() {
        val source = "package com.acme; public class Order { public int id; public Object any; }"
        val other = StrangersJar(folder).java("com/acme/Order.java", source).jar("other.jar")
        json.writeText("""{"id":1,"any":5}""")
        val words = arrayOf("--classpath", "$other", "--class", "com.acme.Order", "--input", "$json")
        val terminal = arrayOf("--contenders", "kotlinx-json", "--baseline", "kotlinx-cbor")
        assertUsage(
            "No contender passed the gate, so there is nothing to measure. kotlinx-cbor: unsupported in " +
                "try/Order/serialize try/Order/deserialize (kotlinx.serialization needs classes compiled " +
                "with its plugin, and " +
                "com.acme.Order is not @Serializable); kotlinx-json: unsupported in try/Order/serialize " +
                "try/Order/deserialize " +
                "(kotlinx.serialization needs classes compiled with its plugin, and com.acme.Order is not " +
                "@Serializable).",
            *words,
            *terminal,
            exitCode = ExitCode.ERROR,
        )
    }

    @Test
    fun `kinds exclude each other`() =
        assertUsage(
            "Error: --json, --binary are mutually exclusive (specify only one) (see: ./lab try --help)",
            *order("--json", "--binary"),
        )
}
