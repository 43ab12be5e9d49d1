package dev.piculet.lab.acceptance

import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.catalog.KogeraStandIn
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.GateStatus
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.suite.Suites
import org.junit.jupiter.api.Tag
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.test.assertContains
import kotlin.test.assertEquals
import kotlin.time.Duration.Companion.minutes

/** Jars that users name, and contenders that can't be had, up to the gate in JVMs of their own. */
@Tag("slow")
class VersionsTest {
    @TempDir
    lateinit var folder: Path

    private val home = Path.of(System.getProperty("piculet.lab.home"))
    private val catalog = ContenderCatalog.of(home)
    private val jackson = catalog.find("jackson2")!!.version

    private fun plan(
        vararg contenders: String,
        catalog: ContenderCatalog = this.catalog,
    ): RunPlan =
        ArtifactResolver().use { resolver ->
            Preparation(catalog, {}, resolver) { _, _, _ -> }
                .prepare(request(*contenders), listOf(JdkProbe.current()), EnvironmentProbe.probe(home))
                .plan
        }

    private fun request(vararg contenders: String) =
        RunRequest(
            suites = listOf(Suites.of("objects")),
            contenders = contenders.toList(),
            payloads = listOf("simple"),
            operations = listOf(Operation.SERIALIZE),
            baseline = null,
            preset = Preset.SMOKE,
            budget = 1.minutes,
            precision = null,
            seed = 1,
            jdkHomes = emptyList(),
            command = "./lab",
        )

    @Test
    fun `a named jar of kogera is measured with the dependencies in its pom, beside other contenders`() {
        val jar = KogeraStandIn(folder, jackson, version = "$jackson-beta0").jar()
        val plan = plan("kogera@$jar", "jackson2")
        assertEquals(listOf(GateStatus.PASS, GateStatus.PASS), plan.gate.map { it.status })
        val measured = plan.groups.single().entries
        assertEquals(listOf("kogera@$jar", "jackson2@$jackson"), measured.map { "${it.contender}@${it.version}" })
        val artifacts = plan.contenders.first().artifacts
        assertContains(artifacts, "io.github.projectmapk:jackson-module-kogera:$jackson-beta0")
        for (name in listOf("core:jackson-core", "core:jackson-databind", "datatype:jackson-datatype-jsr310")) {
            assertContains(artifacts, "com.fasterxml.jackson.$name:$jackson")
        }
    }

    @Test
    fun `a contender whose own registry does not have it stands in every table with the reason`() {
        val empty = folder.toUri().toString()
        val elsewhere = catalog.all.map { if (it.id == "kogera") it.copy(repository = empty) else it }
        val plan = plan("kogera@$jackson-none", "jackson2", catalog = ContenderCatalog(elsewhere))
        val (jackson2, kogera) = plan.gate
        assertEquals(GateStatus.PASS, jackson2.status)
        assertEquals(GateStatus.UNAVAILABLE, kogera.status)
        val artifact = "com.github.ProjectMapK:jackson-module-kogera:jar:$jackson-none"
        assertEquals(
            "not resolvable here: $artifact from $empty; a jar can stand for it: kogera@path/to.jar",
            kogera.detail!!.substringBefore(" ("),
        )
        assertEquals(listOf("jackson2"), plan.groups.single().entries.map { it.contender })
    }
}
