package dev.piculet.lab.gate

import java.util.concurrent.ExecutionException
import java.util.concurrent.Executors
import java.util.concurrent.atomic.AtomicInteger

/**
 * Returns the results of an action on each element, in their order, by several threads that begin with the first elements. If an
 * action throws, no more start, and the exception is rethrown.
 */
internal fun <T, R> List<T>.mapInParallel(
    threads: Int,
    action: (T) -> R,
): List<R> {
    val results = arrayOfNulls<Any?>(size)
    val next = AtomicInteger()
    val pool = Executors.newFixedThreadPool(threads)
    try {
        val workers = List(threads) { pool.submit { work(next) { results[it] = action(this[it]) } } }
        workers.forEach { it.get() }
    } catch (e: ExecutionException) {
        throw e.cause ?: e
    } finally {
        pool.shutdown()
    }
    @Suppress("UNCHECKED_CAST")
    return results.asList() as List<R>
}

private fun List<*>.work(
    next: AtomicInteger,
    action: (Int) -> Unit,
) {
    while (true) {
        val taken = next.getAndIncrement()
        if (taken >= size) return
        var isDone = false
        try {
            action(taken)
            isDone = true
        } finally {
            if (!isDone) next.set(size)
        }
    }
}
