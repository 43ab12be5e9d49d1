package dev.piculet.lab.environment

import java.io.IOException
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.readLines
import kotlin.time.Duration

/**
 * A JVM that gives its answer in files. It gets no options from the environment, and ends at the latest with the thread
 * that waits for it or with this process.
 *
 * @param command program and arguments
 * @param output where its output goes
 * @param errors where its error stream goes; the same file takes both
 */
class ChildJvm(
    command: List<String>,
    output: Path,
    private val errors: Path = output,
) {
    private val builder =
        JvmOptions.keepFrom(ProcessBuilder(command)).redirectOutput(output.toFile()).apply {
            if (errors == output) redirectErrorStream(true) else redirectError(errors.toFile())
        }

    private var process: Process? = null
    private var isEnding = false

    /** Runs it to its end, or ends it after [timeout]. Returns how it ended, in one line. To be called once. */
    fun run(timeout: Duration): String =
        ShutdownHook(::end).use { hook ->
            hook.parkIfBegun()
            val process = start()
            hook.parkIfBegun()
            outcome(checkNotNull(process) { "Only a process that is ending starts none." }, timeout, hook)
        }

    private fun outcome(
        process: Process,
        timeout: Duration,
        hook: ShutdownHook,
    ): String {
        try {
            val hasEnded = process.waitFor(timeout.inWholeMilliseconds, TimeUnit.MILLISECONDS)
            hook.parkIfBegun()
            if (!hasEnded) return "did not answer within $timeout"
        } finally {
            if (process.isAlive) process.destroyForcibly().onExit().join() // Its files are free then.
        }
        return "ended its JVM with exit code ${process.exitValue()}" + lastWords()?.let { ": $it" }.orEmpty()
    }

    /** The later one of this and [end] sees the other, so a JVM that starts is always ended. */
    @Synchronized
    private fun start(): Process? {
        if (!isEnding) process = builder.start()
        return process
    }

    @Synchronized
    private fun end() {
        isEnding = true
        process?.destroyForcibly()
    }

    private fun lastWords(): String? =
        try {
            errors.readLines().firstOrNull { "Exception" in it || "Error" in it }?.trim()
        } catch (_: IOException) {
            null
        }
}
