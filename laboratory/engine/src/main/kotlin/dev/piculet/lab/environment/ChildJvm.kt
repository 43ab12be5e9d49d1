package dev.piculet.lab.environment

import java.io.IOException
import java.nio.file.Path
import java.util.concurrent.TimeUnit
import kotlin.io.path.useLines
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlin.time.TimeSource

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

    /**
     * Runs it to its end, or ends it after [timeout]. Returns how it ended, in one line. To be called once.
     *
     * @param progress tells how far it has come; whenever that changes, [timeout] begins anew
     * @throws dev.piculet.lab.LabException if there is no room for its answer
     */
    fun run(
        timeout: Duration,
        progress: () -> Long = { 0 },
    ): String {
        TemporaryRoom().require()
        return ShutdownHook(::end).use { hook ->
            hook.parkIfBegun()
            val process = start()
            hook.parkIfBegun()
            outcome(checkNotNull(process) { "Only a process that is ending starts none." }, timeout, progress, hook)
        }
    }

    private fun outcome(
        process: Process,
        timeout: Duration,
        progress: () -> Long,
        hook: ShutdownHook,
    ): String {
        try {
            val hasEnded = hasEnded(process, timeout, progress)
            if (hasEnded && process.exitValue() == INTERRUPTED) Thread.sleep(NOTICE)
            hook.parkIfBegun()
            if (!hasEnded) return "did not answer within $timeout"
        } finally {
            if (process.isAlive) process.destroyForcibly().onExit().join() // Its files are free then.
        }
        return "ended its JVM with exit code ${process.exitValue()}" + lastWords()?.let { ": $it" }.orEmpty()
    }

    private fun hasEnded(
        process: Process,
        timeout: Duration,
        progress: () -> Long,
    ): Boolean {
        var reached = progress()
        var since = TimeSource.Monotonic.markNow()
        while (since.elapsedNow() < timeout) {
            val pause = minOf(timeout - since.elapsedNow(), LOOK)
            if (process.waitFor(pause.inWholeMilliseconds.coerceAtLeast(1), TimeUnit.MILLISECONDS)) return true
            if (progress() != reached) {
                reached = progress()
                since = TimeSource.Monotonic.markNow()
            }
        }
        return false
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
            errors.useLines(block = Thrown::inLines)?.take(LONGEST)
        } catch (_: IOException) {
            null
        }

    private companion object {
        /** How often it is asked for its progress. */
        val LOOK = 1.seconds

        /** The exit code after Ctrl-C, which a terminal sends to this process at the same time. */
        const val INTERRUPTED = 130

        /** Milliseconds until it has begun to end, too. */
        const val NOTICE = 1_000L

        /** Characters of a line that are told. */
        const val LONGEST = 300
    }
}
