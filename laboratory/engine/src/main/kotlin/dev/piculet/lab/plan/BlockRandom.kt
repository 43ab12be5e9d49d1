package dev.piculet.lab.plan

import kotlin.random.Random

/**
 * Returns the source of chance for the order of one block, the same for the same seed and block. Neighbouring seeds and
 * blocks are spread apart (the finalizer of splitmix64, Steele et al., OOPSLA 2014).
 */
internal fun blockRandom(
    seed: Long,
    block: Int,
): Random {
    var z = seed + (block + 1) * -0x61c8864680b583ebL
    z = (z xor (z ushr 30)) * -0x40a7b892e31b1a47L
    z = (z xor (z ushr 27)) * -0x6b2fb644ecceee15L
    return Random(z xor (z ushr 31))
}
