package dev.piculet.lab.acceptance

import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.suite.Suites
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.test.assertEquals
import kotlin.time.Duration.Companion.minutes

/** Real contenders that read fields, up to the gate in JVMs of their own. */
@Tag("slow")
class FieldsOfDocumentsTest {
    private val home = Path.of(System.getProperty("piculet.lab.home"))

    private fun request(vararg contenders: String) =
        RunRequest(
            suites = listOf(Suites.of("objects")),
            contenders = contenders.toList(),
            payloads = listOf("media"),
            operations = listOf(Operation.READ_ONE, Operation.READ_ALL),
            baseline = null,
            preset = Preset.SMOKE,
            budget = 5.minutes,
            precision = null,
            seed = 1,
            jdkHomes = emptyList(),
            command = "./lab",
        )

    @Test
    fun `formats that are read in place stand apart, and those with objects of their own classes are refused`() {
        val plan =
            ArtifactResolver().use { resolver ->
                Preparation(ContenderCatalog.of(home), {}, resolver) { _, _, _ -> }
                    .prepare(
                        request("piculet", "flatbuffers", "capnproto", "sbe", "activej"),
                        listOf(JdkProbe.current()),
                        EnvironmentProbe.probe(home),
                    ).plan
            }
        assertEquals(listOf("read-one", "read-all"), plan.groups.map { it.group.operation })
        for (group in plan.groups) {
            assertEquals(listOf("piculet", "flatbuffers", "capnproto", "sbe"), group.entries.map { it.contender })
            assertEquals(listOf("flatbuffers", "capnproto", "sbe"), group.inPlace.map { it.contender })
        }
        val able = plan.contenders.filter { it.readsInPlace }.map { it.id }
        assertEquals(listOf("flatbuffers", "capnproto", "sbe"), able, "by their descriptors")
        val refused = plan.gate.filter { it.status == GateStatus.UNSUPPORTED }
        assertEquals(setOf("activej"), refused.map { it.entry.contender }.toSet())
        val reason = "its objects are of classes of its own, whose fields are not added up here"
        assertEquals(setOf<String?>(reason), refused.map { it.detail }.toSet())
    }
}
