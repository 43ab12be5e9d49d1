package dev.piculet.lab.experiment

import dev.piculet.lab.contender.Limit

/**
 * Whether a contender's documents are JSON text, which can be compared with others', or bytes of its own.
 *
 * @property limits values that the format can't express
 */
enum class Format(
    val limits: Set<Limit>,
) {
    JSON(setOf(Limit.NON_FINITE)),
    BINARY(emptySet()),
}
