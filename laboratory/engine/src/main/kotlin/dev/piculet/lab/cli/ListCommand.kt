package dev.piculet.lab.cli

import dev.piculet.lab.ExitCode
import dev.piculet.lab.catalog.ArtifactResolver
import dev.piculet.lab.catalog.ContenderDescriptor
import dev.piculet.lab.catalog.ContenderSelection
import dev.piculet.lab.catalog.Resolution
import dev.piculet.lab.suite.Suites
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import java.util.concurrent.Callable

@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = ["Shows the suites with their payloads, and the contenders with their versions."],
)
internal class ListCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Option(names = ["--json"], description = ["Print JSON."])
    var json: Boolean = false

    @Option(names = ["-v", "--verbose"], description = ["Say how each library is used, and with which artifacts."])
    var verbose: Boolean = false

    override fun call(): Int {
        val contenders =
            ArtifactResolver().use { resolver ->
                val all = lab.catalog.all
                all.mapIndexed { i, descriptor ->
                    lab.terminal.draw("[${i + 1}/${all.size}] resolving ${descriptor.id}")
                    descriptor to resolver.resolve(ContenderSelection(descriptor, descriptor.version))
                }
            }
        lab.terminal.erase()
        lab.terminal.out.println(if (json) json(contenders) else text(contenders))
        return ExitCode.DONE
    }

    private fun json(contenders: List<Pair<ContenderDescriptor, Resolution>>): String {
        val listing =
            Listing(
                Suites.all.map { ListedSuite(it.id, it.payloads) },
                contenders.map { (descriptor, resolution) ->
                    val reason = (resolution as? Resolution.Unresolvable)?.reason
                    ListedContender(descriptor.id, descriptor.version, reason == null, reason)
                },
            )
        return Json { prettyPrint = true }.encodeToString(Listing.serializer(), listing)
    }

    private fun text(contenders: List<Pair<ContenderDescriptor, Resolution>>): String =
        buildString {
            appendLine("Suites")
            for (suite in Suites.all) {
                appendLine("  ${suite.id.padEnd(ID_WIDTH)}${suite.question}")
                appendLine("  ${"".padEnd(ID_WIDTH)}payloads: ${suite.payloads.joinToString(", ")}")
            }
            appendLine()
            append("Contenders")
            for ((descriptor, resolution) in contenders) {
                val note = (resolution as? Resolution.Unresolvable)?.reason.orEmpty()
                appendLine()
                append(
                    "  ${descriptor.id.padEnd(CONTENDER_WIDTH)}${descriptor.version.padEnd(VERSION_WIDTH)}$note"
                        .trimEnd(),
                )
                if (verbose) append(details(descriptor, resolution))
            }
        }

    private fun details(
        descriptor: ContenderDescriptor,
        resolution: Resolution,
    ): String {
        val artifacts = (resolution as? Resolution.Resolved)?.artifacts.orEmpty()
        val lines = listOf(descriptor.how) + artifacts
            .takeIf {
                it.isNotEmpty()
            }?.joinToString(", ")
            .let(::listOfNotNull)
        return lines.joinToString("") { "\n      $it" }
    }

    @Serializable
    private data class Listing(
        val suites: List<ListedSuite>,
        val contenders: List<ListedContender>,
    )

    @Serializable
    private data class ListedSuite(
        val id: String,
        val payloads: List<String>,
    )

    @Serializable
    private data class ListedContender(
        val id: String,
        val version: String,
        val available: Boolean,
        val reason: String?,
    )

    private companion object {
        const val ID_WIDTH = 10
        const val CONTENDER_WIDTH = 28
        const val VERSION_WIDTH = 16
    }
}
