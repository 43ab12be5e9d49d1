package dev.piculet.lab.runner

import kotlin.concurrent.thread
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/**
 * Kills the processes that this one has started if they have not ended within a time limit: a contender that hangs must not
 * hang the run. Closing it in time keeps them alive.
 */
internal class Watchdog(
    private val limit: Duration,
) : AutoCloseable {
    /** True once it has killed. */
    @Volatile
    var hasBitten: Boolean = false
        private set

    /** Why there is no result, once it has killed; else null. */
    val reason: String?
        get() = "It did not end within $limit, and was killed.".takeIf { hasBitten }

    private val watcher = thread(isDaemon = true, name = "watchdog", block = ::watch)

    private fun watch() {
        try {
            Thread.sleep(limit.inWholeMilliseconds)
            while (true) {
                hasBitten = true
                ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly)
                Thread.sleep(again.inWholeMilliseconds) // Somebody may start another.
            }
        } catch (_: InterruptedException) {
            return // It was closed.
        }
    }

    override fun close() {
        watcher.interrupt()
        watcher.join()
    }

    private companion object {
        val again = 1.seconds
    }
}
