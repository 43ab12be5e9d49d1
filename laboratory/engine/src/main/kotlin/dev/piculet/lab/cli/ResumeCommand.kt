package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.environment.EnvironmentProbe
import dev.piculet.lab.environment.JdkProbe
import dev.piculet.lab.plan.Continuation
import dev.piculet.lab.runner.Builds
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.store.RunStore
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable

@Command(
    name = "resume",
    mixinStandardHelpOptions = true,
    description = ["Continues a run that was interrupted, where it stopped."],
)
internal class ResumeCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "DIR", description = ["The folder of the run."])
    lateinit var folder: Path

    @Option(names = ["--json"], description = ["Print the results as JSON."])
    var json: Boolean = false

    @Option(names = ["--strict"], description = ["End with 3 on wrong output, with 5 if inconclusive."])
    var strict: Boolean = false

    override fun call(): Int {
        RunStore.resume(folder).use { return resume(it) }
    }

    private fun resume(store: RunStore): Int {
        val jdks = store.plan.jdks.map { JdkProbe.probe(Path.of(it.home)) }
        val progress = ProgressReporter(lab.terminal)
        ArtifactResolver().use { resolver ->
            val contenders = Preparation(lab.catalog, resolver, progress).restore(store.plan)
            val builds = Builds(contenders)
            val now = EnvironmentProbe.probe(lab.home)
            Continuation.obstacle(store.plan, now, jdks, builds.conditions())?.let { throw LabException(it) }
            lab.terminal.erase()
            return RunSession(lab, store, progress).measure(contenders, builds, ResultOutput(json, strict))
        }
    }
}
