package dev.piculet.lab.cli

import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderCatalog
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.runner.ContenderBuild
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.suite.Suites
import java.nio.file.Path
import kotlin.time.Duration.Companion.hours

/** Returns a plan of Java's own serialization alone, which can go on here. */
internal fun jdkPlan(build: ContenderBuild = ContenderBuild {}): RunPlan {
    val checkout = Path.of(System.getProperty("piculet.lab.home"))
    val request =
        RunRequest(
            suites = listOf(Suites.of("objects")),
            contenders = listOf("jdk"),
            payloads = listOf("simple-one"),
            operations = listOf(Operation.SERIALIZE),
            baseline = null,
            preset = Preset.QUICK,
            budget = 1.hours,
            precision = null,
            seed = 1,
            jdkHomes = emptyList(),
            command = "./lab run objects",
        )
    val jdks = listOf(JdkProbe.current())
    return ArtifactResolver().use { resolver ->
        val preparation = Preparation(ContenderCatalog.of(checkout), build, resolver) { _, _, _ -> }
        preparation.prepare(request, jdks, EnvironmentProbe.probe(checkout)).plan
    }
}
