package dev.piculet.lab.runner

import dev.piculet.lab.environment.Thrown
import org.openjdk.jmh.infra.BenchmarkParams
import org.openjdk.jmh.infra.IterationParams
import org.openjdk.jmh.results.BenchmarkResult
import org.openjdk.jmh.results.IterationResult
import org.openjdk.jmh.results.RunResult
import org.openjdk.jmh.runner.format.OutputFormat
import java.io.OutputStream
import java.io.PrintStream

/**
 * Keeps what JMH prints, for the error message of a fork that fails: the beginning and the end of it, since a contender that
 * writes a line a call would fill this JVM.
 */
internal open class ForkLog : OutputFormat {
    private val text = BothEnds(MOST)

    /** True if the fork was stopped from outside (SIGHUP, SIGINT or SIGTERM), which is no fault of the contender. */
    val wasStopped: Boolean get() = STOPPED.containsMatchIn("$text")

    /** Returns a stream into what this log keeps. */
    fun asStream(): PrintStream =
        PrintStream(
            object : OutputStream() {
                override fun write(byte: Int) = this@ForkLog.write(byte)

                override fun write(
                    bytes: ByteArray,
                    from: Int,
                    length: Int,
                ) = this@ForkLog.write(bytes.copyOfRange(from, from + length))
            },
        )

    /** Returns the best explanation of a failed trial: the fork's error message, or its exit code. */
    fun failure(): String? {
        val lines = "$text".lines().map(String::trim).filter(String::isNotEmpty)
        val last = lines.lastOrNull { !it.startsWith("<") && !it.startsWith("#") }
        return Thrown.inLines(lines.asSequence()) ?: end() ?: last
    }

    private fun end(): String? {
        val code = EXIT_CODE.find("$text")?.let { it.groupValues[1].toInt() } ?: return null
        val signal = code - SIGNALS
        return when {
            signal == SIGKILL -> "Its JVM was killed by signal 9, as systems do that are short of memory."
            signal > 0 -> "Its JVM was ended by signal $signal."
            else -> "Its JVM ended with exit code $code."
        }
    }

    override fun iterationResult(
        benchmark: BenchmarkParams,
        params: IterationParams,
        iteration: Int,
        result: IterationResult,
    ) = Unit

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
        this.text.append("$text\n")
    }

    override fun verbosePrintln(text: String) = Unit

    override fun write(byte: Int) {
        text.append("${byte.toChar()}")
    }

    override fun write(bytes: ByteArray) {
        text.append(String(bytes))
    }

    override fun flush() = Unit

    override fun close() = Unit

    private companion object {
        /** The exit code as JMH prints it; 128 and the number of the signal, by the shells' convention. */
        val STOPPED = Regex("exit code (129|130|143)\\b")
        val EXIT_CODE = Regex("exit code (\\d+)")
        const val SIGNALS = 128
        const val SIGKILL = 9

        /** Characters that are kept of the beginning, and of the end. */
        const val MOST = 100_000
    }
}
