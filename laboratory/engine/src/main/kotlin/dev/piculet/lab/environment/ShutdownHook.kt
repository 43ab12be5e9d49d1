package dev.piculet.lab.environment

/**
 * Runs an action if this process is ended from outside before the hook is closed. Does nothing if it is ending already.
 */
class ShutdownHook(
    action: () -> Unit,
) : AutoCloseable {
    @Volatile
    private var hasBegun = false

    private val thread =
        Thread {
            hasBegun = true
            action()
        }

    init {
        try {
            Runtime.getRuntime().addShutdownHook(thread)
        } catch (_: IllegalStateException) {
            hasBegun = true
        }
    }

    /**
     * Does not return once the process is ending. A child that is killed then looks as if it failed, so code that
     * waited for one calls this before it believes or stores the result.
     */
    fun parkIfBegun() {
        while (hasBegun) Thread.sleep(Long.MAX_VALUE)
    }

    /** Does nothing once the process is ending: then the hook is running. */
    override fun close() {
        try {
            Runtime.getRuntime().removeShutdownHook(thread)
        } catch (_: IllegalStateException) {
            return
        }
    }
}
