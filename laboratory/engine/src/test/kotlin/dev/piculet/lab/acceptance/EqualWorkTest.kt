package dev.piculet.lab.acceptance

import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.catalog.ContenderSelection
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.catalog.Resolution
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.GateResult
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.gate.Gate
import dev.piculet.lab.gate.GateTask
import dev.piculet.lab.suite.Suite
import dev.piculet.lab.suite.Suites
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.EnabledIfSystemProperty
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertIs

/**
 * Sends every contender on every suite through the gate, in JVMs of their own. The golden file lists the known failures
 * and their reasons; a library that mends one, or adds one, fails this test.
 *
 * Refresh it with `-Dgolden.update=true`.
 */
@Tag("slow")
class EqualWorkTest {
    @TempDir
    lateinit var folder: Path

    @Test
    @Tag("once")
    fun `contenders do equal work, but for the faults that are listed`() {
        val actual = ArtifactResolver().use(::listing)
        if (System.getProperty("golden.update") == "true") golden.writeText(actual)
        val known = golden.readText().lines()
        assertEquals(emptyList(), known - actual.lines().toSet(), "listed, and no longer so")
        assertEquals(emptyList(), actual.lines() - known.toSet(), "not listed")
    }

    /** A library's output is the same on every JDK. Its access to the value, and its flags, are not. */
    @Test
    @EnabledIfSystemProperty(named = "on.other.jdk", matches = "true")
    fun `on another JDK each contender does the first work that it is listed to do right`() {
        val tasks =
            ArtifactResolver().use(::ready).map { contender ->
                val (suite, payload) = firstRight(contender.id)
                task(contender, suite, listOf(payload))
            }
        val results = Gate(SEED, folder).examineAll(tasks) {}
        assertEquals(emptyList(), results.flatten().filterNot { it.status == GateStatus.PASS })
        assertEquals(emptyList(), tasks.zip(results).filter { (_, it) -> it.isEmpty() }.map { (task, _) -> task })
    }

    private fun firstRight(contender: String): Pair<Suite, String> {
        val listed = golden.readText().split("\n\n").single { it.startsWith("$contender: ") }
        return Suites.all
            .flatMap { suite -> payloads(suite).map { suite to it } }
            .first { (suite, payload) -> !Regex(" ${suite.id}/$payload[,:/]").containsMatchIn(listed) }
    }

    private fun listing(resolver: ArtifactResolver): String {
        val ready = ready(resolver)
        val tasks = ready.flatMap { contender -> Suites.all.map { task(contender, it, payloads(it)) } }
        val results =
            tasks.zip(Gate(SEED, folder).examineAll(tasks) {}).groupBy({ (task, _) -> task.contender }, { it.second })
        return ready.joinToString("\n") { describe(it.id, results.getValue(it).flatten()) }
    }

    private fun payloads(suite: Suite) =
        suite.payloads.filterNot { "10000" in it || it.endsWith("-1") || "-1-" in it }

    private fun task(
        contender: ReadyContender,
        suite: Suite,
        payloads: List<String>,
    ) = GateTask(contender, jdk, suite.id, payloads, Operation.entries - Operation.ROUNDTRIP)

    /** Artifacts outside Maven Central are not available everywhere, and the list must be the same everywhere. */
    private fun ready(resolver: ArtifactResolver): List<ReadyContender> =
        catalog.all.filter { it.repository == null }.map {
            val selection = ContenderSelection(it, it.version)
            val resolution = assertIs<Resolution.Resolved>(resolver.resolve(selection), "$selection")
            ReadyContender(selection, resolution.artifacts, resolution.files)
        }

    /** Omits the written text: the order of its members may change from JVM to JVM. */
    private fun describe(
        id: String,
        results: List<GateResult>,
    ): String {
        val passes = results.count { it.status == GateStatus.PASS }
        val refused =
            results
                .filter { it.status == GateStatus.UNSUPPORTED }
                .groupBy({ it.detail }, { "${it.group.suite}/${it.group.payload}" })
                .map { (reason, payloads) -> "  refuses ${payloads.distinct().joinToString(", ")}: $reason" }
        val wrong =
            results
                .filter { it.status == GateStatus.WRONG_OUTPUT }
                .map { "  WRONG ${it.group}: ${it.detail?.replace(written, "")}" }
        return (listOf("$id: $passes right") + refused + wrong).joinToString("") { "$it\n" }
    }

    private companion object {
        const val SEED = 42L
        val golden: Path = Path.of("src/test/resources/golden/equal-work.txt")
        val written = Regex("wrote .* was expected: ")
        val catalog = ContenderCatalog.of(Path.of(System.getProperty("piculet.lab.home")))
        val jdk = JdkProbe.current()
    }
}
