package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ReadyContender
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.guest.Guest
import dev.piculet.lab.plan.Continuation
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.runner.PreparationProgress
import java.nio.file.Path

/** The contenders of a stored run, at hand again, and what they are built from. */
internal data class RestoredRun(
    val contenders: List<ReadyContender>,
    val builds: Builds,
) {
    companion object {
        /** @throws LabException if the run can't go on here, because its trials could not be compared */
        fun of(
            lab: Lab,
            plan: RunPlan,
            resolver: ArtifactResolver,
            progress: PreparationProgress,
            guest: Guest? = null,
        ): RestoredRun {
            val jdks = plan.jdks.map { JdkProbe.probe(Path.of(it.home), it.flags) }
            val contenders = Preparation(lab.catalog, lab.build, resolver, guest?.classPath, progress).restore(plan)
            val builds = Builds(contenders)
            val now = EnvironmentProbe.probe(lab.home)
            Continuation.obstacle(plan, now, jdks, builds.conditions())?.let { throw LabException(it) }
            return RestoredRun(contenders, builds)
        }
    }
}
