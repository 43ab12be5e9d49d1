package dev.piculet.lab.statistics

/**
 * Verdicts on the comparisons that a reader sees together.
 *
 * Each interval covers 95 % by itself, so half of all tables with twelve equal contenders would call one of them faster
 * or slower. A difference therefore counts only if it survives [Holm]'s correction over the whole table.
 */
public object TableVerdicts {
    /** Returns the verdict on each comparison, which is a list of pairs of positive values of the same block. */
    public fun <K> of(
        table: Map<K, List<Pair<Double, Double>>>,
    ): Map<K, Verdict> = ofCosts(table.mapValues { PairedCosts(it.value) })

    /** Returns the verdict on each comparison that has a block. */
    public fun <K> ofCosts(table: Map<K, Costs>): Map<K, Verdict> {
        val tested = table.filterValues { it.blocks >= Estimate.MIN_BLOCKS }
        val adjusted = tested.keys.zip(Holm.adjust(tested.values.map { it.pValue(tested.size) })).toMap()
        return table.filterValues { it.blocks > 0 }.mapValues { (comparison, costs) ->
            val stands = adjusted[comparison]?.let { it <= RankGroups.SIGNIFICANCE } ?: true
            if (stands) Verdict.of(costs.ratio()) else Verdict.SAME
        }
    }
}
