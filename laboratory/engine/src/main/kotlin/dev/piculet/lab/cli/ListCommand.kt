package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderDescriptor
import dev.piculet.lab.catalog.ContenderSelection
import dev.piculet.lab.catalog.Resolution
import dev.piculet.lab.suite.Suite
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import java.util.concurrent.Callable

@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = ["Shows the suites with their payloads and who takes part, and the contenders with their versions."],
)
internal class ListCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Option(names = ["--json"], description = ["Print JSON."])
    var json: Boolean = false

    @Option(names = ["-v", "--verbose"], description = ["Show a value of each payload, and how each library is used."])
    var verbose: Boolean = false

    @Option(names = ["--resolve"], description = ["Ask Maven's repositories whether each contender can be had here."])
    var resolve: Boolean = false

    override fun call(): Int {
        if (json && verbose) {
            throw LabException("'--verbose' is for the text alone. Leave it or '--json' out.", ExitCode.USAGE)
        }
        val resolutions = if (resolve) resolutions() else emptyMap()
        lab.terminal.out.println(if (json) json(resolutions) else text(resolutions))
        return ExitCode.DONE
    }

    private fun resolutions(): Map<String, Resolution> =
        ArtifactResolver().use { resolver ->
            val all = lab.catalog.all
            val found =
                all.mapIndexed { i, descriptor ->
                    lab.terminal.draw("[${i + 1}/${all.size}] resolving ${descriptor.id}")
                    descriptor.id to resolver.resolve(ContenderSelection(descriptor, descriptor.version))
                }
            lab.terminal.erase()
            found.toMap()
        }

    private fun json(resolutions: Map<String, Resolution>): String {
        val listing =
            Listing(
                lab.suites.map(::listed),
                lab.catalog.all.map { descriptor ->
                    val resolution = resolutions[descriptor.id]
                    val reason = (resolution as? Resolution.Unresolvable)?.reason
                    ListedContender(descriptor.id, descriptor.version, resolution?.let { reason == null }, reason)
                },
            )
        return Json { prettyPrint = true }.encodeToString(Listing.serializer(), listing)
    }

    private fun listed(suite: Suite) =
        ListedSuite(
            suite.id,
            suite.question,
            suite.payloads,
            suite.baseline,
            suite.contenders,
            suite.core,
            suite.ranking?.contenders.orEmpty(),
        )

    private fun text(resolutions: Map<String, Resolution>): String {
        val suites = lab.suites.flatMap { SuiteListing(it, lab.terminal.width, verbose).lines() }
        val contenders = lab.catalog.all.flatMap { contender(it, resolutions[it.id]) }
        val mark = "Contenders (with * those of smoke and quick, with + others that quick ranks; the baseline first)"
        return (listOf("Suites") + suites + listOf("", mark) + contenders).joinToString("\n")
    }

    private fun contender(
        descriptor: ContenderDescriptor,
        resolution: Resolution?,
    ): List<String> {
        val version = descriptor.version.padEnd(VERSION_WIDTH)
        val note = (resolution as? Resolution.Unresolvable)?.reason.orEmpty()
        val line = "  ${descriptor.id.padEnd(CONTENDER_WIDTH)}$version$note".trimEnd()
        if (!verbose) return listOf(line)
        val artifacts = (resolution as? Resolution.Resolved)?.artifacts ?: descriptor.artifactsOf(descriptor.version)
        val details = listOf(descriptor.how, artifacts.joinToString(", ")).filter { it.isNotEmpty() }
        return listOf(line) + details.map { "      $it" }
    }

    @Serializable
    private data class Listing(
        val suites: List<ListedSuite>,
        val contenders: List<ListedContender>,
    )

    @Serializable
    private data class ListedSuite(
        val id: String,
        val question: String,
        val payloads: List<String>,
        val baseline: String,
        val contenders: List<String>,
        val core: List<String>,
        val ranking: List<String>,
    )

    /** @property available null if it was not looked up */
    @Serializable
    private data class ListedContender(
        val id: String,
        val version: String,
        val available: Boolean?,
        val reason: String?,
    )

    private companion object {
        const val CONTENDER_WIDTH = 28
        const val VERSION_WIDTH = 16
    }
}
