package dev.piculet.jackson.contract

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import java.util.concurrent.ExecutionException
import java.util.concurrent.FutureTask

/** What calls need of the thread that makes them. */
internal object CallingThread {
    private val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean

    /** Returns the bytes that an action allocates, after it was done so many times. */
    fun allocated(
        times: Int = 0,
        action: () -> Unit,
    ): Long {
        repeat(times) { action() }
        val before = threads.getThreadAllocatedBytes(Thread.currentThread().id)
        action()
        return threads.getThreadAllocatedBytes(Thread.currentThread().id) - before
    }

    /** Does something that needs more stack than a test's thread has, and throws what it throws. */
    fun withDeepStack(action: () -> Unit) {
        val task = FutureTask { action() }
        Thread(null, task, "deep", 256L shl 20).start()
        try {
            task.get()
        } catch (e: ExecutionException) {
            throw e.cause!!
        }
    }
}
