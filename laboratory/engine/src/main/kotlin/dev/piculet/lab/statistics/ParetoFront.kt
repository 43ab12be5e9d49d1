package dev.piculet.lab.statistics

/** The choices between two costs that are worth considering (Pareto, Manuale di economia politica, 1906). */
public object ParetoFront {
    /**
     * Returns those of [choices] that no other dominates, by rising first cost. A choice dominates another if it costs no
     * more in either way, and less in one.
     */
    public fun <T> of(
        choices: List<T>,
        costs: (T) -> Pair<Double, Double>,
    ): List<T> =
        choices
            .filter { one -> choices.none { other -> dominates(costs(other), costs(one)) } }
            .sortedBy { costs(it).first }

    private fun dominates(
        one: Pair<Double, Double>,
        other: Pair<Double, Double>,
    ): Boolean = one.first <= other.first && one.second <= other.second && one != other
}
