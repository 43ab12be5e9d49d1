package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.experiment.Jdk
import dev.piculet.lab.plan.RunRequest
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.store.RunStore
import java.nio.file.Path

/** Measures a request from its beginning to its report, or says what it would measure. */
internal class MeasureSession(
    private val lab: Lab,
    private val options: RequestOptions,
    private val measuring: MeasureOptions,
) {
    fun run(request: RunRequest): Int {
        val jdks = Lab.jdks(request.jdkHomes, options.jvmArgs())
        if (measuring.dryRun) {
            lab.terminal.out.print(DryRun(lab.catalog, request, jdks).text())
            return ExitCode.DONE
        }
        val folder = measuring.out ?: defaultFolder(request)
        RunStore.reserve(folder).use { return measure(request, jdks, it) }
    }

    private fun measure(
        request: RunRequest,
        jdks: List<Jdk>,
        reservation: RunStore.Reservation,
    ): Int {
        val progress = ProgressReporter(lab.terminal)
        ArtifactResolver().use { resolver ->
            val prepared =
                Preparation(lab.catalog, lab.build, resolver, progress = progress)
                    .prepare(request, jdks, EnvironmentProbe.probe(lab.home))
            lab.terminal.erase()
            val store = reservation.begin(prepared.plan)
            return RunSession(lab, store, progress)
                .measure(prepared.contenders, prepared.builds, ResultOutput(options.json, measuring.strict))
        }
    }

    private fun defaultFolder(request: RunRequest): Path {
        val suites = request.suites.joinToString("-") { it.id }
        val curve = request.curve?.let { "-over-${it.over.id}" }.orEmpty()
        return Lab.folderFor("$suites$curve-${request.preset.id}")
    }
}
