package dev.piculet.lab.cli

import picocli.CommandLine.Option
import java.nio.file.Path

/** The options that [RunCommand] and [ColdCommand] share. */
internal class RequestOptions {
    @Option(
        names = ["--contenders"],
        split = ",",
        paramLabel = "ID[@VERSION]",
        description = ["Contenders to measure; the path of a jar can stand for VERSION."],
    )
    var contenders: List<String> = emptyList()

    @Option(names = ["--payloads"], split = ",", paramLabel = "ID", description = ["Payloads to use."])
    var payloads: List<String> = emptyList()

    @Option(names = ["--baseline"], paramLabel = "ID", description = ["Contender that the others are compared with."])
    var baseline: String? = null

    @Option(names = ["--seed"], description = ["Decides the order of JVMs and random values; default: random."])
    var seed: Long? = null

    @Option(names = ["--jdk"], paramLabel = "HOME", description = ["JDK to run on; repeat it for several."])
    var jdkHomes: List<Path> = emptyList()

    @Option(
        names = ["--jvm-args"],
        paramLabel = "FLAGS",
        description = [
            "Flags of all measured JVMs, such as '-Xmx64m -XX:+UseParallelGC'; recorded with the run. The heap is " +
                "1 GB unless they say otherwise.",
        ],
    )
    var jvmArgsText: String = ""

    fun jvmArgs(): List<String> = jvmArgsText.split(' ').filter { it.isNotBlank() }

    @Option(names = ["--json"], description = ["Print the results as JSON."])
    var json: Boolean = false
}
