package dev.piculet.jackson.contract

import java.util.Random

/** What makes things at random. The same seed makes the same. */
internal abstract class Choices(
    protected val random: Random,
) {
    protected fun <T> List<T>.any(): T = this[random.nextInt(size)]

    protected fun oneIn(count: Int): Boolean = random.nextInt(count) == 0
}
