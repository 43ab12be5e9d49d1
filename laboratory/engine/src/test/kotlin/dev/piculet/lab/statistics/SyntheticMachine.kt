package dev.piculet.lab.statistics

import java.util.SplittableRandom
import kotlin.math.exp
import kotlin.math.ln
import kotlin.math.sqrt

/**
 * A noisy machine to try a statistic on, because here the truth is known.
 *
 * Its speed drifts from fork to fork (AR(1), standard deviation 8 %), each fork has its own 2 %, and 8 % of the forks are
 * slowed down by 20 to 80 %: roughly what a shared virtual machine with two cores does.
 */
internal open class SyntheticMachine(
    protected val random: SplittableRandom,
) {
    private var drift = DRIFT * random.nextGaussian()

    /** Returns the time that one fork measures for code that takes [cost] on the undisturbed machine. */
    open fun fork(cost: Double): Double {
        val spike = if (random.nextDouble() < SPIKE_PROBABILITY) ln(random.nextDouble(1.2, 1.8)) else 0.0
        val time = cost * exp(drift + FORK * random.nextGaussian() + spike)
        drift = MEMORY * drift + DRIFT * sqrt(1 - MEMORY * MEMORY) * random.nextGaussian()
        return time
    }

    /** Returns the times of one fork per contender, in the order of [costs], but run in random order. */
    fun block(costs: List<Double>): List<Double> {
        val order = costs.indices.toMutableList()
        for (i in order.lastIndex downTo 1) {
            order[i] = order.set(random.nextInt(i + 1), order[i])
        }
        val times = DoubleArray(costs.size)
        order.forEach { times[it] = fork(costs[it]) }
        return times.asList()
    }

    private companion object {
        const val DRIFT = 0.08
        const val MEMORY = 0.9
        const val FORK = 0.02
        const val SPIKE_PROBABILITY = 0.08
    }
}

/** A quiet machine whose forks are of two kinds, as the JIT makes them: half of them take a fifth longer. */
internal class MachineOfTwoKinds(
    random: SplittableRandom,
) : SyntheticMachine(random) {
    override fun fork(cost: Double): Double =
        cost * exp(FORK * random.nextGaussian()) * if (random.nextBoolean()) SLOW else 1.0

    private companion object {
        const val FORK = 0.005
        const val SLOW = 1.2
    }
}
