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
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertIs

/**
 * Sends contenders through the gate, in JVMs of their own. The golden file lists the known failures and their reasons; a library
 * that mends one, or adds one, fails this test. Each build sends the core contenders of each suite, and the
 * others with one payload; `-Dthorough` sends every contender on every suite.
 *
 * Refresh the list with `-Dgolden.update=true`, which sends every contender, too.
 */
@Tag("slow")
class EqualWorkTest {
    @TempDir
    lateinit var folder: Path

    private val isUpdate = System.getProperty("golden.update") == "true"
    private val isAll = isUpdate || System.getProperty("thorough") == "true"

    @Test
    @Tag("once")
    fun `contenders do equal work, but for the faults that are listed`() {
        val actual = ArtifactResolver().use(::listing)
        if (isUpdate) golden.writeText(actual.values.joinToString("\n\n", postfix = "\n"))
        val listed = listed()
        if (isAll) assertEquals(listed.keys, actual.keys)
        val known = actual.keys.flatMap { lines(it, listed.getValue(it)) }
        val found = actual.flatMap { (part, text) -> lines(part, text) }
        val ended = (known - found.toSet()).map { "no longer so: $it" }
        val begun = (found - known.toSet()).map { "not listed: $it" }
        assertEquals("", (ended + begun).joinToString("\n"))
    }

    private fun lines(
        part: String,
        text: String,
    ) = text.lines().map { "$part: ${it.removePrefix("$part: ")}" }

    /**
     * Those that the other test omits; on another JDK, all. A library's output is the same on every JDK. Its access to the value,
     * and its flags, are not.
     */
    @Test
    fun `each contender does the first work that it is listed to do right`() {
        val isOtherJdk = System.getProperty("on.other.jdk") == "true"
        val listed = listed()
        val tasks =
            ArtifactResolver().use(::ready).filter { isOtherJdk || !isCore(it.id) }.map { contender ->
                val (suite, payload) = firstRight(contender.id, listed)
                task(contender, suite, listOf(payload))
            }
        val results = Gate(SEED, folder).examineAll(tasks) { _, _, _ -> }
        assertEquals(emptyList(), results.flatten().filterNot { it.status == GateStatus.PASS })
        assertEquals(emptyList(), tasks.zip(results).filter { (_, it) -> it.isEmpty() }.map { (task, _) -> task })
    }

    private fun isCore(contender: String) = Suites.all.any { contender in it.core }

    private fun firstRight(
        contender: String,
        listed: Map<String, String>,
    ): Pair<Suite, String> =
        Suites.all
            .flatMap { suite -> payloads(suite).map { suite to it } }
            .first { (suite, payload) ->
                !Regex(" ${suite.id}/$payload[,:/]").containsMatchIn(listed.getValue("$contender on ${suite.id}"))
            }

    /** The parts of the golden file, by their beginnings: a contender on a suite. */
    private fun listed(): Map<String, String> {
        val parts = golden.readText().trim().split("\n\n")
        return parts.associateBy { it.substringBefore(":") }
    }

    /** What there is to be listed of each contender on a suite. */
    private fun listing(resolver: ArtifactResolver): Map<String, String> {
        val asked =
            ready(resolver).flatMap { contender ->
                Suites.all
                    .filter { isAll || contender.id in it.core }
                    .map { task(contender, it, payloads(it)) }
            }
        val parts = asked.map { "${it.contender.id} on ${it.suite}" }
        return parts.zip(Gate(SEED, folder).examineAll(asked) { _, _, _ -> }).associate { (part, results) ->
            part to describe(part, results)
        }
    }

    private fun payloads(suite: Suite) =
        suite.payloads.filterNot { "10000" in it || it.endsWith("-1") || "-1-" in it }

    private fun task(
        contender: ReadyContender,
        suite: Suite,
        payloads: List<String>,
    ) = GateTask(contender, jdk, suite.id, payloads, listOf(Operation.SERIALIZE, Operation.DESERIALIZE))

    /** Artifacts outside Maven Central are not available everywhere, and the list must be the same everywhere. */
    private fun ready(resolver: ArtifactResolver): List<ReadyContender> =
        catalog.all.filter { it.repository == null }.map {
            val selection = ContenderSelection(it, it.version)
            val resolution = assertIs<Resolution.Resolved>(resolver.resolve(selection), "$selection")
            ReadyContender(selection, resolution.artifacts, resolution.files)
        }

    /** Omits what may change from JVM to JVM: the written text, whose members may change order, and identity hashes. */
    private fun describe(
        part: String,
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
                .map { "  WRONG ${it.group}: ${repeatable(it.detail)}" }
        return (listOf("$part: $passes right") + refused + wrong).joinToString("\n")
    }

    private fun repeatable(detail: String?): String? = detail?.replace(written, "")?.replace(identityHash, "")

    private companion object {
        const val SEED = 42L
        val golden: Path = Path.of("src/test/resources/golden/equal-work.txt")
        val written = Regex("wrote .* was expected: ")
        val identityHash = Regex("@[0-9a-f]{5,8}\\b")
        val catalog = ContenderCatalog.of(Path.of(System.getProperty("piculet.lab.home")))
        val jdk = JdkProbe.current()
    }
}
