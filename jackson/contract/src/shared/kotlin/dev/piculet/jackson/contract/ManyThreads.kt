package dev.piculet.jackson.contract

import java.util.concurrent.Callable
import java.util.concurrent.CountDownLatch
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors

/** Threads that start together: virtual ones where the JVM has them. */
internal object ManyThreads {
    /** Returns the result of each task; tasks are made before the first of them starts. */
    fun <T> results(
        count: Int,
        task: (Int) -> Callable<T>,
    ): List<T> {
        val threads = executor(count)
        try {
            val start = CountDownLatch(1)
            val results =
                List(count) {
                    val work = task(it)
                    threads.submit(
                        Callable {
                            start.await()
                            work.call()
                        },
                    )
                }
            start.countDown()
            return results.map { it.get() }
        } finally {
            threads.shutdownNow()
        }
    }

    private fun executor(count: Int): ExecutorService =
        Executors::class.java.methods
            .find { it.name == "newVirtualThreadPerTaskExecutor" }
            ?.let { it.invoke(null) as ExecutorService }
            ?: Executors.newFixedThreadPool(count)
}
