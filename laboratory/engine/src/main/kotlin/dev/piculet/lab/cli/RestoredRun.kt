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

/**
 * The contenders of a stored run, at hand again, and what they are built from.
 *
 * @property plan that of the run without those that are [gone]
 * @property gone why contenders can't be had any more, by `id@version`
 */
internal class RestoredRun(
    val plan: RunPlan,
    val contenders: List<ReadyContender>,
    val builds: Builds,
    val gone: Map<String, String> = emptyMap(),
) {
    companion object {
        /** @throws LabException if the run can't go on here, because a contender is gone, or its trials could not be compared */
        fun of(
            lab: Lab,
            plan: RunPlan,
            resolver: ArtifactResolver,
            progress: PreparationProgress,
            guest: Guest? = null,
        ): RestoredRun {
            val preparation = Preparation(lab.catalog, lab.build, resolver, guest?.classPath, progress)
            val run = restored(lab, plan, preparation, Continuation.START_ANEW)
            val (name, reason) = run.gone.entries.firstOrNull() ?: return run
            throw LabException("$name: $reason. A run goes on with all of its contenders; ./lab report shows this one.")
        }

        /**
         * Returns what is left of a run.
         *
         * @param remedy what to do about a run that can't go on, as a sentence
         * @throws LabException if it can't go on here, because its trials could not be compared
         */
        fun ofRest(
            lab: Lab,
            plan: RunPlan,
            resolver: ArtifactResolver,
            progress: PreparationProgress,
            remedy: String,
        ): RestoredRun =
            restored(lab, plan, Preparation(lab.catalog, lab.build, resolver, progress = progress), remedy)

        private fun restored(
            lab: Lab,
            plan: RunPlan,
            preparation: Preparation,
            remedy: String,
        ): RestoredRun {
            Lab.requireMeasurable()
            val jdks = plan.jdks.map { JdkProbe.probe(Path.of(it.home), it.flags) }
            val restored = preparation.restore(plan, remedy)
            val left = plan.without(restored.gone.keys)
            val builds = Builds(restored.ready)
            val now = EnvironmentProbe.probe(lab.home)
            Continuation.obstacle(left, now, jdks, builds.conditions(), remedy)?.let { throw LabException(it) }
            return RestoredRun(left, restored.ready, builds, restored.gone)
        }
    }
}
