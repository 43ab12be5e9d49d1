package dev.piculet.lab.environment

/** Does something if this process is ended from outside before the hook is closed; not if it was ending before. */
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
     * Does not return once the process is ending. What is seen of processes that it ends must be neither believed nor stored,
     * so code that waited for one calls this first.
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
