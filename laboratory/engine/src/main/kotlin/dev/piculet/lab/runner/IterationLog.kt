package dev.piculet.lab.runner

import org.openjdk.jmh.infra.BenchmarkParams
import org.openjdk.jmh.infra.IterationParams
import org.openjdk.jmh.results.IterationResult
import org.openjdk.jmh.runner.IterationType

/** The cost of a call in one iteration. */
internal data class IterationCost(
    val isWarmup: Boolean,
    val cpuNs: Double,
    val wallNs: Double,
    val bytesPerOp: Double,
    val operations: Long,
    val jitMillis: Double,
    val probeNanos: Double,
)

/** Takes a trial's iterations, those of the warm-up too, from JMH, which would otherwise drop the latter. */
internal class IterationLog : ForkLog() {
    val iterations = mutableListOf<IterationCost>()

    override fun iterationResult(
        benchmark: BenchmarkParams,
        params: IterationParams,
        iteration: Int,
        result: IterationResult,
    ) {
        val operations = result.metadata.allOps.toDouble()
        val secondary = result.secondaryResults
        val threads = benchmark.threads // Each thread reports a figure of the whole JVM, and JMH adds them up.
        iterations +=
            IterationCost(
                isWarmup = params.type == IterationType.WARMUP,
                cpuNs = secondary.getValue("cpuNanos").score / operations,
                wallNs = result.primaryResult.score,
                bytesPerOp = secondary.getValue("allocatedBytes").score / operations,
                operations = result.metadata.allOps,
                jitMillis = secondary.getValue("jitMillis").score / threads,
                probeNanos = secondary.getValue("probeNanos").score,
            )
    }
}
