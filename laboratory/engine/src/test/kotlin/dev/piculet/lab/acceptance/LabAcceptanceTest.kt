package dev.piculet.lab.acceptance

import dev.piculet.lab.ExitCode
import dev.piculet.lab.KEPT_OUT
import dev.piculet.lab.store.RunStore
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.api.parallel.Execution
import org.junit.jupiter.api.parallel.ExecutionMode
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.createDirectory
import kotlin.io.path.exists
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.readLines
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue

/**
 * The whole lab as a user meets it: a process with arguments, real contenders, real forks, an exit code. Each test waits for a
 * process of its own, so they run beside one another; not beside other tests, which change the class path that JMH reads.
 */
@Tag("slow")
class LabAcceptanceTest {
    @TempDir
    lateinit var folder: Path

    private val run get() = folder.resolve("run")

    private val environment = mutableMapOf<String, String>()

    private fun start(vararg words: String): Process {
        val java = Path.of(System.getProperty("java.home"), "bin", "java").toString()
        val command =
            listOf(
                java,
                "-Dpiculet.lab.home=${System.getProperty("piculet.lab.home")}",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.piculet.lab.cli.Main",
            )
        return ProcessBuilder(command + words)
            .apply { environment() -= KEPT_OUT }
            .apply { environment() += environment }
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start()
    }

    private fun lab(vararg words: String): Int {
        val process = start(*words)
        assertTrue(process.waitFor(MINUTES, TimeUnit.MINUTES), "ends in time")
        return process.exitValue()
    }

    private val out get() = folder.resolve("out").readText()
    private val err get() = folder.resolve("err").readText()

    private fun small(contenders: String = "handwritten") =
        arrayOf(
            "run",
            "objects",
            "--preset",
            "smoke",
            "--contenders",
            contenders,
            "--payloads",
            "simple",
            "--operations",
            "serialize",
            "--seed",
            "7",
        )

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    @Tag("once")
    fun `a run that is killed goes on where it stopped, with no trial lost and none done twice`() {
        val process = start(*small(), "--out", "$run")
        await { run.resolve("trials.jsonl").let { it.exists() && it.readLines().size >= KILL_AFTER } }
        process.descendants().forEach { it.destroyForcibly() }
        process.destroyForcibly().waitFor()
        val before = RunStore.read(run).trials
        assertResumeIsRefusedAfterAChange()
        assertTrue(before.size in KILL_AFTER..<TRIALS, "killed in the middle, after ${before.size} trials")

        assertEquals(ExitCode.DONE, lab("resume", "$run"), err)
        val after = RunStore.read(run).trials
        assertEquals(before, after.take(before.size))
        assertEquals(TRIALS, after.size)
        assertEquals(TRIALS, after.map { it.block to it.cell }.distinct().size)
        assertTrue(after.all { it.error == null }, "${after.mapNotNull { it.error }}")
        assertContains(out, "handwritten")
        assertTrue(
            listOf("report.md", "report.html", "results.csv", "results.json", "jmh.json").all {
                run
                    .resolve(it)
                    .exists()
            },
        )
    }

    /** Simulates a rebuilt contender: the plan has another digest. */
    private fun assertResumeIsRefusedAfterAChange() {
        val plan = run.resolve("plan.json")
        val text = plan.readText()
        val digest = Regex("(\"handwritten@[^\"]*\"): \"[0-9a-f]{64}\"")
        plan.writeText(text.replace(digest, "$1: \"${"0".repeat(64)}\""))
        val name = digest.find(text)!!.groupValues[1].trim('"')
        assertEquals(ExitCode.ERROR, lab("resume", "$run"))
        assertEquals(
            "lab: This run can't go on, because its trials could not be compared: other classes than then: $name. " +
                "Start a new run.",
            err.lines().last { it.startsWith("lab:") },
        )
        plan.writeText(text)
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    fun `options for JVMs in the environment reach the lab and no measured JVM, and are recorded`() {
        val logs = folder.resolve("logs").createDirectory()
        val options = "-Xlog:disable -Xlog:gc:file=$logs/%p.log"
        environment["JAVA_TOOL_OPTIONS"] = options
        assertEquals(ExitCode.DONE, lab(*small(), "--out", "$run"), err)
        val jvms = logs.listDirectoryEntries().size
        assertTrue(jvms in 1..3, "$jvms JVMs: the lab's own, and two that tell JMH whether they have blackholes")
        val plan = RunStore.read(run).plan
        assertEquals(mapOf("JAVA_TOOL_OPTIONS" to options), plan.conditions?.keptOut)
        assertContains(listOf("G1", "Serial", "Parallel"), plan.jdks.single().collector)
        assertContains(err, "JAVA_TOOL_OPTIONS is kept from measured JVMs, and recorded in the plan.")
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    @Tag("once")
    fun `wrong output is reported with its text, has no time, and fails a strict run`() {
        val exitCode =
            lab(
                "run",
                "required",
                "--preset",
                "smoke",
                "--contenders",
                "jsoniter,jsoniter-dynamic",
                "--payloads",
                "kotlin-annotated",
                "--operations",
                "serialize",
                "--out",
                "$run",
                "--json",
                "--strict",
            )
        assertEquals(ExitCode.WRONG_OUTPUT, exitCode, err)
        val results = results()
        val wrong = results.single { it.text("contender") == "jsoniter-dynamic" }
        assertEquals("wrong-output", wrong.text("gate"))
        assertEquals("wrote {} where {\"sessionId\"", wrong.text("detail").take(27))
        assertEquals(JsonNull, wrong["cpu_ns"])
        val right = results.single { it.text("contender") == "jsoniter" }
        assertEquals("pass", right.text("gate"))
        assertNotEquals(JsonNull, right["cpu_ns"])
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    @Tag("once")
    fun `threads have an instance each or share one, side by side`() {
        val threads = arrayOf("--threads", "2", "--own", "--shared")
        assertEquals(ExitCode.DONE, lab(*small("jdk,gson"), "--out", "$run", "--json", *threads), err)
        val results = results()
        assertEquals(setOf("2"), results.map { it.text("threads") }.toSet())
        val shared = results.filter { it.text("instances") == "shared" }.associateBy { it.text("contender") }
        assertEquals("unsupported", shared.getValue("jdk").text("gate"))
        assertEquals(
            "an instance of jdk serves one thread at a time, so threads can't share it",
            shared.getValue("jdk").text("detail"),
        )
        assertNotEquals(JsonNull, shared.getValue("gson")["cpu_ns"])
        assertEquals(2, results.count { it.text("instances") == "own" && it["cpu_ns"] != JsonNull })
        assertTrue(RunStore.read(run).trials.all { it.error == null })
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    fun `a version that does not exist is refused before anything is measured`() {
        assertEquals(ExitCode.USAGE, lab("run", "objects", "--contenders", "gson@0.0.1", "--out", "$run"))
        val line = "lab: gson@0.0.1 is not resolvable here: com.google.code.gson:gson:jar:0.0.1 from Maven Central ("
        assertContains(err, line)
        assertEquals(1, err.lines().count { it.startsWith("lab:") })
    }

    @Test
    @Execution(ExecutionMode.CONCURRENT)
    fun `a first use is measured in JVMs of its own, phase by phase`() {
        val words =
            arrayOf("cold", "objects", "--contenders", "handwritten,jdk", "--samples", "2", "--seed", "7", "--json")
        assertEquals(ExitCode.DONE, lab(*words, "--out", "$run"), err)
        val results = results()
        assertEquals(setOf("handwritten", "jdk"), results.map { it.text("contender") }.toSet())
        for (result in results) {
            assertEquals("simple", result.text("payload"))
            assertEquals(listOf("2", "0"), listOf(result.text("samples"), result.text("failed")))
            val phases = result.getValue("phases").jsonArray.map { it.jsonObject }
            val names = listOf("bind", "serialize", "deserialize", "calls-2-10", "calls-11-100", "calls-101-1000")
            assertEquals(names, phases.map { it.text("name") })
            assertEquals(listOf("1", "1", "1", "9", "90", "900"), phases.map { it.text("calls") })
            assertTrue(result.text("classes").toInt() > 0)
            assertTrue(result.text("generated_classes").toInt() >= 0)
        }
        assertEquals(6, err.lines().count { "JDK" in it && "/6]" in it }, "two JVMs for classes, four for times: $err")
    }

    private fun results(): List<JsonObject> =
        Json
            .parseToJsonElement(out)
            .jsonObject
            .getValue("results")
            .jsonArray
            .map { it.jsonObject }

    private fun JsonObject.text(name: String) = getValue(name).jsonPrimitive.content

    private fun await(condition: () -> Boolean) {
        val deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES)
        while (!condition()) {
            check(System.nanoTime() < deadline) { "waited in vain: $err" }
            Thread.sleep(20)
        }
    }

    private companion object {
        const val MINUTES = 5L
        const val KILL_AFTER = 5

        /** A contender, the second half of the A/A pair and the calibration, six times. */
        const val TRIALS = 18
    }
}
