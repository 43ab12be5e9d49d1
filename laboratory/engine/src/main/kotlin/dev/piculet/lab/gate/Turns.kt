package dev.piculet.lab.gate

import java.util.concurrent.ExecutionException
import java.util.concurrent.Executors

/**
 * Runs tasks in parallel, but the tasks of one chain in sequence. The longest waiting chain starts first, so that it
 * does not run alone at the end.
 *
 * @param chainOf the chain that a task belongs to; null for none
 */
internal class Turns<T>(
    private val tasks: List<T>,
    chainOf: (T) -> Any?,
) {
    private val waiting =
        tasks.indices
            .groupBy { chainOf(tasks[it]) ?: Any() }
            .values
            .map { ArrayDeque(it) }
            .toMutableList()

    private var hasFailed = false

    /**
     * Returns the result of each task, in the order of the tasks. If one throws, no more start, and the exception is
     * rethrown.
     */
    fun <R> map(
        threads: Int,
        action: (T) -> R,
    ): List<R> {
        val results = arrayOfNulls<Any?>(tasks.size)
        val pool = Executors.newFixedThreadPool(threads)
        try {
            val workers = List(threads) { pool.submit { work { results[it] = action(tasks[it]) } } }
            workers.forEach { it.get() }
        } catch (e: ExecutionException) {
            throw e.cause ?: e
        } finally {
            pool.shutdown()
        }
        @Suppress("UNCHECKED_CAST")
        return results.asList() as List<R>
    }

    private fun work(action: (Int) -> Unit) {
        while (true) {
            val chain = take() ?: return
            var isDone = false
            try {
                action(chain.removeFirst())
                isDone = true
            } finally {
                giveBack(chain, isDone)
            }
        }
    }

    /** A worker that finds no task may end: others finish the chains that they have begun. */
    private fun take(): ArrayDeque<Int>? =
        synchronized(waiting) {
            waiting.takeUnless { hasFailed }?.maxByOrNull { it.size }?.also { waiting.remove(it) }
        }

    private fun giveBack(
        chain: ArrayDeque<Int>,
        isDone: Boolean,
    ) = synchronized(waiting) {
        if (chain.isNotEmpty()) waiting += chain
        hasFailed = hasFailed || !isDone
    }
}
