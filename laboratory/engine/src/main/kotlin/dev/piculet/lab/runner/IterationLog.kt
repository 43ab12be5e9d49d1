package dev.piculet.lab.runner

import org.openjdk.jmh.infra.BenchmarkParams
import org.openjdk.jmh.infra.IterationParams
import org.openjdk.jmh.results.BenchmarkResult
import org.openjdk.jmh.results.IterationResult
import org.openjdk.jmh.results.RunResult
import org.openjdk.jmh.runner.IterationType
import org.openjdk.jmh.runner.format.OutputFormat
import java.io.OutputStream
import java.io.PrintStream

/** What one iteration cost a call. */
internal data class IterationCost(
    val isWarmup: Boolean,
    val cpuNs: Double,
    val wallNs: Double,
    val bytesPerOp: Double,
    val operations: Long,
)

/**
 * Takes a trial's iterations, those of the warm-up too, from JMH, which would otherwise drop the latter; keeps what JMH
 * prints, for the error message of a trial that fails.
 */
internal class IterationLog : OutputFormat {
    private val text = StringBuffer()
    val iterations = mutableListOf<IterationCost>()

    /** True if somebody stopped the fork (SIGINT or SIGTERM), which says nothing of the contender. */
    val wasStopped: Boolean get() = STOPPED.containsMatchIn(text)

    /** Returns a stream into what this log keeps. */
    fun asStream(): PrintStream =
        PrintStream(
            object : OutputStream() {
                override fun write(byte: Int) = this@IterationLog.write(byte)
            },
        )

    /** Returns the line that tells best why a trial failed. */
    fun failure(): String? {
        val lines = text.lines().map(String::trim).filter(String::isNotEmpty)
        val cause = lines.firstOrNull { it.startsWith("java.lang.") || "Exception:" in it || "Error:" in it }
        return cause ?: lines.lastOrNull { !it.startsWith("<") && !it.startsWith("#") }
    }

    override fun iterationResult(
        benchmark: BenchmarkParams,
        params: IterationParams,
        iteration: Int,
        result: IterationResult,
    ) {
        val operations = result.metadata.allOps.toDouble()
        val secondary = result.secondaryResults
        iterations +=
            IterationCost(
                isWarmup = params.type == IterationType.WARMUP,
                cpuNs = secondary.getValue("cpuNanos").score / operations,
                wallNs = result.primaryResult.score,
                bytesPerOp = secondary.getValue("allocatedBytes").score / operations,
                operations = result.metadata.allOps,
            )
    }

    override fun iteration(
        benchmark: BenchmarkParams,
        params: IterationParams,
        iteration: Int,
    ) = Unit

    override fun startBenchmark(params: BenchmarkParams) = Unit

    override fun endBenchmark(result: BenchmarkResult?) = Unit

    override fun startRun() = Unit

    override fun endRun(results: Collection<RunResult>) = Unit

    override fun print(text: String) {
        this.text.append(text)
    }

    override fun println(text: String) {
        this.text.append(text).append('\n')
    }

    override fun verbosePrintln(text: String) = Unit

    override fun write(byte: Int) {
        text.append(byte.toChar())
    }

    override fun write(bytes: ByteArray) {
        text.append(String(bytes))
    }

    override fun flush() = Unit

    override fun close() = Unit

    private companion object {
        /** What JMH prints; 128 and the number of the signal, by the shells' convention. */
        val STOPPED = Regex("exit code (130|143)\\b")
    }
}
