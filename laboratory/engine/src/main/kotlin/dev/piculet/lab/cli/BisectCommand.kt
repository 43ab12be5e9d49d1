package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.bisect.Commit
import dev.piculet.lab.bisect.CommitBuilds
import dev.piculet.lab.bisect.GitRepository
import dev.piculet.lab.bisect.OwnBuild
import dev.piculet.lab.bisect.Recipe
import dev.piculet.lab.bisect.Search
import dev.piculet.lab.bisect.UsersBuild
import dev.piculet.lab.bisect.WorkTree
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.experiment.Group
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.report.ComparisonText
import dev.piculet.lab.runner.Preparation
import dev.piculet.lab.statistics.Estimate
import dev.piculet.lab.suite.Suites
import picocli.CommandLine.Command
import picocli.CommandLine.Mixin
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.nio.file.Path
import java.util.concurrent.Callable
import kotlin.time.Duration.Companion.milliseconds

@Command(
    name = "bisect",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Finds the first commit between GOOD and BAD that made a contender slower: builds commits in a working tree " +
            "of its own, and measures each beside GOOD and BAD. Goes on where it stopped, if it is asked again.",
    ],
)
internal class BisectCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(index = "0", paramLabel = "GOOD", description = ["A commit that is fast enough."])
    lateinit var good: String

    @Parameters(index = "1", paramLabel = "BAD", description = ["A later commit that is slower."])
    lateinit var bad: String

    @Option(names = ["--contender"], required = true, paramLabel = "ID", description = ["What is built and measured."])
    lateinit var contender: String

    @Option(names = ["--suite"], required = true, paramLabel = "ID", description = ["A suite that it takes part in."])
    lateinit var suite: String

    @Option(names = ["--payload"], required = true, paramLabel = "ID", description = ["A payload of the suite."])
    lateinit var payload: String

    @Option(
        names = ["--operation"],
        required = true,
        converter = [OperationConverter::class],
        paramLabel = "NAME",
        description = ["serialize, deserialize, roundtrip, read-one or read-all."],
    )
    lateinit var operation: Operation

    @Option(
        names = ["--fail-above"],
        converter = [ThresholdConverter::class],
        defaultValue = "5%",
        paramLabel = "PERCENT",
        description = ["How much slower than GOOD a commit may be; default: \${DEFAULT-VALUE}."],
    )
    lateinit var failAbove: Threshold

    @Mixin
    val source = Source()

    /** What is built: nothing of it for Piculet itself. */
    internal class Source {
        @Option(
            names = ["--repository"],
            paramLabel = "DIR",
            description = ["A clone of the library; default: this checkout, for contenders that measure Piculet."],
        )
        var repository: Path? = null

        @Option(names = ["--build"], paramLabel = "COMMAND", description = ["Of the library: builds its jar."])
        var build: String? = null

        @Option(
            names = ["--jar"],
            paramLabel = "PATH",
            description = ["Of the library: its jar there, as 'build/libs/kogera-*.jar'."],
        )
        var jar: String? = null
    }

    @Option(
        names = ["--preset"],
        converter = [PresetConverter::class],
        defaultValue = "quick",
        description = ["How long a trial is: smoke (proves nothing), quick, standard, thorough."],
    )
    lateinit var preset: Preset

    @Option(names = ["--seed"], description = ["Decides the order of JVMs and random values; default: random."])
    var seed: Long? = null

    @Option(names = ["--jdk"], paramLabel = "HOME", description = ["JDK to measure on; default: the lab's own."])
    var jdk: Path? = null

    @Option(names = ["--out"], paramLabel = "DIR", description = ["Where all is kept; default: lab-results/bisect-…"])
    var out: Path? = null

    @Option(names = ["--dry-run"], description = ["Print what would be built and measured."])
    var dryRun: Boolean = false

    override fun call(): Int {
        val repository = GitRepository(repository().toAbsolutePath().normalize())
        val chosen = requireGroup()
        val (first, last) = repository.commit(good) to repository.commit(bad)
        val hashes = repository.after(first, last)
        val folder = (out ?: defaultFolder(chosen, first, last)).toAbsolutePath().normalize()
        ArtifactResolver().use { resolver ->
            val progress = ProgressReporter(lab.terminal)
            val recipe = recipe(resolver, progress)
            if (dryRun) {
                lab.terminal.print(plan(hashes.size, first, last, recipe))
                return ExitCode.DONE
            }
            val request = request(chosen)
            lab.terminal.say("${hashes.size} commits after GOOD up to BAD. Stored in $folder.")
            return WorkTree.of(repository).use { tree ->
                val judge = BisectMeasurement(lab, request, resolver, progress)
                BisectSession(lab, repository, first, hashes, request, folder)
                    .run(CommitBuilds(folder.resolve("builds"), recipe, tree), judge)
            }
        }
    }

    private fun request(group: Group): BisectRequest {
        val chosenSeed = seed ?: Lab.randomSeed()
        val command = lab.command(seed, chosenSeed)
        return BisectRequest(contender, group, failAbove.share, preset, chosenSeed, jdk, command)
    }

    private fun repository(): Path {
        val named = source.repository
        if (named == null && (source.build != null || source.jar != null)) {
            throw usage("'--build' and '--jar' are for another library. Name its --repository, or leave them out.")
        }
        if (named == null) return lab.requireCheckout("'bisect' without --repository searches in")
        if (source.build == null || source.jar == null) {
            throw usage("'--repository' needs --build, the command that builds the library, and --jar, what it makes.")
        }
        return named
    }

    private fun requireGroup(): Group {
        if ('@' in contender) throw usage("'--contender $contender' has a version. Leave it out: commits are measured.")
        lab.catalog.select(contender)
        val asked = Suites.of(suite)
        if (!asked.knows(payload)) {
            throw usage("'$payload' is no payload of suite $suite. There are: ${asked.payloads.joinToString()}.")
        }
        return Group(suite, payload, operation.id())
    }

    private fun recipe(
        resolver: ArtifactResolver,
        progress: ProgressReporter,
    ): Recipe {
        val build = source.build
        val jar = source.jar
        if (source.repository != null && build != null && jar != null) return UsersBuild(build, jar)
        val ready = Preparation(lab.catalog, lab.build, resolver, progress = progress).ready(contender)
        val artifacts = ready.descriptor.module.productArtifacts
        if (artifacts.isEmpty()) {
            throw usage("'$contender' measures nothing of this checkout. Name its --repository, --build and --jar.")
        }
        return OwnBuild(artifacts)
    }

    private fun plan(
        commits: Int,
        first: Commit,
        last: Commit,
        recipe: Recipe,
    ): String =
        buildString {
            val more = ComparisonText.percentExactly(failAbove.share)
            val least = (Estimate.MIN_BLOCKS * TRIALS * preset.measurement.trialMillis).milliseconds
            val looks = BisectMeasurement.LOOKS.joinToString()
            appendLine("Commits:   $commits after GOOD ${BisectText.of(first)}")
            appendLine("           up to BAD ${BisectText.of(last)}")
            appendLine("Build:     ${recipe.command.joinToString(" ")}")
            appendLine("Question:  which is the first that is slower than GOOD by more than $more?")
            appendLine("Steps:     at most ${Search.of(commits).stepsLeft}, if each can be built and is decided")
            appendLine("Trials:    $TRIALS a block; $looks blocks a step, until it is decided")
            appendLine("Time:      ${ProgressReporter.text(least)} for six blocks, and the build of each step")
        }

    private fun defaultFolder(
        group: Group,
        first: Commit,
        last: Commit,
    ): Path {
        val what = listOf(contender, group.suite, group.payload, group.operation).joinToString("-")
        return Path.of("lab-results", "bisect-$what-${first.short}-${last.short}")
    }

    private fun usage(message: String) = LabException(message, ExitCode.USAGE)

    private companion object {
        /** GOOD, BAD, the commit, the A/A pair's second half and the calibration. */
        const val TRIALS = 5
    }
}
