package dev.piculet.lab.acceptance

import dev.piculet.lab.ExitCode
import dev.piculet.lab.KEPT_OUT
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.guest.Invoice
import dev.piculet.lab.guest.InvoiceLine
import dev.piculet.lab.guest.StrangersJar
import dev.piculet.lab.store.RunStore
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.io.ObjectOutputStream
import java.net.URLClassLoader
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.createDirectories
import kotlin.io.path.exists
import kotlin.io.path.outputStream
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertTrue

/** `./lab try` as a stranger meets it: a process, a jar that the lab does not know, real libraries and measured JVMs. */
@Tag("slow")
class TryAcceptanceTest {
    @TempDir
    lateinit var folder: Path

    private val run get() = folder.resolve("run")
    private val out get() = folder.resolve("out").readText()
    private val err get() = folder.resolve("err").readText()

    private fun lab(vararg words: String): Int {
        val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
        val home = "-Dpiculet.lab.home=${System.getProperty("piculet.lab.home")}"
        val command = listOf(java, home, "-cp", System.getProperty("java.class.path"))
        val process =
            ProcessBuilder(command + "dev.piculet.lab.cli.Main" + words)
                .apply { environment() -= KEPT_OUT }
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start()
        assertTrue(process.waitFor(MINUTES, TimeUnit.MINUTES), "ends in time")
        return process.exitValue()
    }

    private fun invoices(): Array<String> {
        val jar = StrangersJar(folder).compiled(Invoice::class.java).compiled(InvoiceLine::class.java).jar()
        val json = folder.resolve("invoices.json")
        json.writeText(
            (1..5).joinToString(",", "[", "]") {
                """{"number":"n$it","paid":${it % 2 == 0},"lines":[{"name":"a","price":$it.25,"count":$it}],"note":"x"}"""
            },
        )
        return arrayOf("try", "--classpath", "$jar", "--class", Invoice::class.java.name, "--input", "$json")
    }

    @Test
    fun `a Kotlin class has a verdict, a page, and lines to copy`() {
        val words = arrayOf("--contenders", "gson", "--operations", "serialize", "--preset", "smoke", "--budget", "5s")
        assertEquals(ExitCode.DONE, lab(*invoices(), *words, "--seed", "3", "--out", "$run"), err)
        assertContains(
            err,
            "dev.piculet.lab.guest.Invoice: 5 different values; its values are read by " +
                "jackson2-kotlin@",
        )
        assertContains(
            err,
            "Compared with jackson2-kotlin, which is taken for what you have (--baseline " +
                "names another).",
        )
        assertContains(err, "Warning: Not in the class, and so neither read nor written: $.note.")
        assertContains(err, "Not asked:  avaje-jsonb: needs adapters that its annotation processor makes when ")
        val plan = RunStore.read(run).plan
        assertEquals(listOf("try/Invoice/serialize"), plan.groups.map { "${it.group}" })
        assertEquals(setOf("jackson2-kotlin", "gson"), plan.groups.flatMap { it.entries }.map { it.contender }.toSet())
        val verdict = out.substringAfter("\nVerdict\n").replace(Regex("\\s+"), " ")
        assertContains(verdict, "jackson2-kotlin")
        assertContains(verdict, Regex("first call ([−+][0-9.]+ ms )?\\(\\d.* in place of \\d"))
        assertContains(verdict, "same bytes")
        assertContains(verdict, "report.html")
        assertTrue(run.resolve("report.html").exists())

        assertEquals(ExitCode.DONE, lab("report", "$run"), err)
        assertContains(out, "\nVerdict\n")
        assertEquals(ExitCode.DONE, lab("resume", "$run", "--blocks", "7"), err)
        assertEquals(7, RunStore.read(run).trials.maxOf { it.block } + 1)
        assertContains(out, "\nVerdict\n")
    }

    @Test
    fun `a dry run says who takes part, and why others do not`() {
        val contenders = "jackson2,kryo,jdk,kotlinx-cbor,activej"
        assertEquals(ExitCode.DONE, lab(*invoices(), "--all", "--contenders", contenders, "--dry-run"), err)
        assertContains(out, "Takes part: jackson2-kotlin, kryo\n")
        assertContains(out, "No part:    jackson2: unsupported: needs a Kotlin module to construct Kotlin classes\n")
        val name = "dev.piculet.lab.guest.Invoice"
        assertContains(out, "No part:    jdk: unsupported: $name does not implement java.io.Serializable.\n")
        assertContains(
            out,
            "No part:    kotlinx-cbor: unsupported: kotlinx.serialization needs classes compiled with its " +
                "plugin, and " +
                "dev.piculet.lab.guest.Invoice is not @Serializable\n",
        )
        assertContains(
            out,
            "No part:    activej: unsupported: ActiveJ's serializer needs its annotations on the class, and " +
                "dev.piculet.lab.guest.Invoice has none\n",
        )
        assertContains(out, "Not asked:  protobuf: needs messages that protoc generates from a schema\n")
        assertContains(out, Regex("Time:       .* at least, of 4m\n"))
    }

    @Test
    fun `bytes of a format are compared with other binary formats, and their own is the baseline`() {
        val source = "package com.acme; public class Note implements java.io.Serializable { public int id; }"
        val jar = StrangersJar(folder).java("com/acme/Note.java", source).jar()
        val notes = folder.resolve("notes").createDirectories()
        URLClassLoader(arrayOf(jar.toUri().toURL())).use { loader ->
            val note = loader.loadClass("com.acme.Note").getConstructor().newInstance()
            ObjectOutputStream(notes.resolve("one").outputStream()).use { it.writeObject(note) }
        }
        val words = arrayOf("try", "--classpath", "$jar", "--class", "com.acme.Note", "--input", "$notes")
        val format = arrayOf("--format", "jdk", "--contenders", "kryo", "--dry-run")
        assertEquals(ExitCode.DONE, lab(*words, *format), err)
        assertContains(err, "Compared with jdk, which wrote the input (--baseline names another).")
        assertContains(err, "Not asked:  protobuf: ")
        assertFalse("Not asked:  avaje-jsonb: " in err, "a library for JSON: $err")
        assertContains(out, "Takes part: jdk, kryo\n")
        assertEquals(ExitCode.DONE, lab(*words, *format, "--json", "--baseline", "jackson3"), err)
        assertContains(err, "Compared with jackson3, as asked.")
        assertContains(err, "Not asked:  avaje-jsonb: ")
    }

    @Test
    fun `names that annotations give are the JSON that all have to write`() {
        val annotation =
            "package com.fasterxml.jackson.annotation; import java.lang.annotation.*; " +
                "@Retention(RetentionPolicy.RUNTIME) public @interface JsonProperty { String value() default \"\"; }"
        val source =
            "package com.acme; import com.fasterxml.jackson.annotation.*; " +
                "public class Named { @JsonProperty(\"the_id\") public int id; }"
        val jar =
            StrangersJar(folder)
                .java("com/fasterxml/jackson/annotation/JsonProperty.java", annotation)
                .java("com/acme/Named.java", source)
                .jar()
        val json = folder.resolve("named.json").apply { writeText("""{"the_id":5}""") }
        val words = arrayOf("try", "--classpath", "$jar", "--class", "com.acme.Named", "--input", "$json")
        val end =
            arrayOf("--preset", "smoke", "--contenders", "jackson3,gson", "--budget", "1s", "--operations", "serialize")
        assertEquals(ExitCode.WRONG_OUTPUT, lab(*words, *end, "--strict", "--out", "$run"), err)
        assertContains(out, "\nVerdict\n")
        val gate = RunStore.read(run).plan.gate.associateBy { it.entry.contender }
        assertEquals(GateStatus.PASS, gate.getValue("jackson2").status)
        assertEquals(GateStatus.PASS, gate.getValue("jackson3").status)
        assertEquals(GateStatus.WRONG_OUTPUT, gate.getValue("gson").status)
        assertEquals(
            "wrote {\"id\":5} where {\"the_id\":5} was expected: $.the_id: expected 5, found nothing",
            gate.getValue("gson").detail,
        )
    }

    private companion object {
        const val MINUTES = 5L
    }
}
