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
import dev.piculet.lab.suite.Suites
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertIs

/**
 * Every contender on every suite, in JVMs of their own: what passes the gate, what does not and why. The golden file is the
 * list of known faults; a library that mends one, or grows one, fails this test.
 *
 * Refresh it with `-Dgolden.update=true`.
 */
class EqualWorkTest {
    @TempDir
    lateinit var folder: Path

    @Test
    fun `contenders do equal work, but for the faults that are listed`() {
        val actual = ArtifactResolver().use(::listing)
        val golden = Path.of("src/test/resources/golden/equal-work.txt")
        if (System.getProperty("golden.update") == "true") golden.writeText(actual)
        val known = golden.readText().lines()
        assertEquals(emptyList(), known - actual.lines().toSet(), "listed, and no longer so")
        assertEquals(emptyList(), actual.lines() - known.toSet(), "not listed")
    }

    private fun listing(resolver: ArtifactResolver): String {
        val gate = Gate(SEED, folder)
        // What is not in Maven Central can be had in some places only, and the list is the same everywhere.
        val everywhere = catalog.all.filter { it.repository == null }
        val ready = everywhere.map { ready(resolver, ContenderSelection(it, it.version)) }
        val operations = Operation.entries - Operation.ROUNDTRIP
        val tasks =
            ready.flatMap { contender ->
                Suites.all.map { suite ->
                    val payloads = suite.payloads.filterNot { "10000" in it || it.endsWith("-1") || "-1-" in it }
                    GateTask(contender, jdk, suite.id, payloads, operations)
                }
            }
        val results = tasks.zip(gate.examineAll(tasks) {}).groupBy({ (task, _) -> task.contender }, { it.second })
        return ready.joinToString("\n") { describe(it.id, results.getValue(it).flatten()) }
    }

    private fun ready(
        resolver: ArtifactResolver,
        selection: ContenderSelection,
    ): ReadyContender {
        val resolution = assertIs<Resolution.Resolved>(resolver.resolve(selection), "$selection")
        return ReadyContender(selection, resolution.artifacts, resolution.files)
    }

    /** Leaves out what was written: the order of its members may change from JVM to JVM. */
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
        val written = Regex("wrote .* was expected: ")
        val catalog = ContenderCatalog.of(Path.of(System.getProperty("piculet.lab.home")))
        val jdk = JdkProbe.current()
    }
}
