package dev.piculet.lab.cli

import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path
import kotlin.io.path.createDirectories
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertFalse

/** A contender takes part by its descriptor: no list of the engine names it. */
class NewcomerTest {
    @TempDir
    lateinit var checkout: Path

    private val out = ByteArrayOutputStream()

    private fun describe(
        id: String,
        format: String,
        suites: String,
    ) = checkout
        .resolve("laboratory/engine/target/classes/contenders/$id/src/main/descriptors")
        .createDirectories()
        .resolve("$id.properties")
        .writeText("id=$id\nclass=C\nversion=1\nartifacts=\nformat=$format\nsuites=$suites\nhow=Well.\n")

    private fun lab(vararg words: String): String {
        val terminal = Terminal(PrintStream(out), PrintStream(out), isRedrawn = false, hasColour = false, width = 100)
        execute(Lab(terminal, checkout, words.toList()))
        return "$out".also { out.reset() }
    }

    @Test
    fun `a descriptor alone lets a contender join suites, rankings and runs`() {
        describe("handwritten", "binary", "objects, ab")
        describe("swift", "binary", "objects")
        describe("terse", "json", "objects, required")
        val list = lab("list")
        assertContains(list, "contenders: handwritten*, swift+, terse\n")
        assertContains(list, "contenders: jackson2-kotlin*, handwritten\n")
        assertContains(list, "contenders: jsoniter*, terse\n")
        assertContains(lab("run", "objects", "--dry-run"), "Contenders: handwritten@1, swift@1\n")
        val standard = lab("run", "objects", "--dry-run", "--preset", "standard")
        assertContains(standard, "Contenders: handwritten@1, swift@1, terse@1\n")
        assertFalse("swift" in lab("run", "objects", "--dry-run", "--preset", "smoke"))
    }
}
