package dev.piculet.lab.statistics

import kotlin.math.ln

/**
 * Contenders in groups of equal rank, the fastest [groups] first; [unranked] have too few blocks to be compared.
 *
 * From the lowest cost upwards a contender joins the current group unless it differs from the group's first member, and
 * then leads a new one. So members of one group may still differ from each other, but none was shown to be slower than
 * its leader.
 */
public data class RankGroups(
    val groups: List<List<String>>,
    val unranked: List<String>,
) {
    /** The rank of every ranked contender, as in sports: two that share rank 1 are followed by rank 3. */
    val ranks: Map<String, Int>
        get() =
            buildMap {
                for (group in groups) {
                    val rank = size + 1
                    group.forEach { put(it, rank) }
                }
            }

    public companion object {
        /** The probability that a table shows a difference if there is none. */
        public const val SIGNIFICANCE: Double = 0.05

        /** Ranks the contenders of a table with a single [cell], which holds the costs of each by its name. */
        public fun of(cell: Map<String, BlockValues>): RankGroups = ofTable(mapOf(Unit to cell)).getValue(Unit)

        /**
         * Ranks the contenders of every cell (payload and operation, for example) of one [table].
         *
         * Contenders are compared only within their cell, but [Holm] corrects for all comparisons of the table at once,
         * so that [SIGNIFICANCE] holds for the table that a reader sees.
         */
        public fun <C> ofTable(table: Map<C, Map<String, BlockValues>>): Map<C, RankGroups> {
            val comparisons = table.flatMap { (cell, contenders) -> Comparison.allOf(cell, ranked(contenders)) }
            val adjusted = Holm.adjust(comparisons.map { PairedTest.pValue(it.pairs, comparisons.size) })
            val different = comparisons.filterIndexed { i, pair -> adjusted[i] <= SIGNIFICANCE && pair.excludesOne }
            return table.mapValues { (cell, contenders) ->
                val separated = different.filter { it.cell == cell }.map { it.contenders }.toSet()
                RankGroups(
                    grouped(inOrder(ranked(contenders))) { a, b -> setOf(a, b) in separated },
                    (contenders.keys - ranked(contenders).keys).toList(),
                )
            }
        }

        private fun ranked(contenders: Map<String, BlockValues>) =
            contenders.filterValues { it.size >= Estimate.MIN_BLOCKS }

        private fun inOrder(contenders: Map<String, BlockValues>): List<String> =
            contenders.keys.sortedBy { name -> relativeCost(contenders.getValue(name), contenders - name) }

        /**
         * The mean log ratio to the others: from ratios and not from the locations, because a contender that lacks the
         * blocks of a slow hour would be ahead of its equals.
         */
        private fun relativeCost(
            values: BlockValues,
            others: Map<String, BlockValues>,
        ): Double =
            others.values
                .map { pairedByBlock(values, it) }
                .filter { it.isNotEmpty() }
                .map { ln(HodgesLehmann.ratio(it).value) }
                .let { if (it.isEmpty()) 0.0 else it.average() }

        private fun grouped(
            ordered: List<String>,
            differ: (String, String) -> Boolean,
        ): List<List<String>> {
            val groups = mutableListOf<MutableList<String>>()
            for (contender in ordered) {
                val current = groups.lastOrNull()
                if (current == null || differ(current.first(), contender)) {
                    groups += mutableListOf(contender)
                } else {
                    current += contender
                }
            }
            return groups
        }
    }

    private class Comparison<C>(
        val cell: C,
        val contenders: Set<String>,
        val pairs: List<Pair<Double, Double>>,
    ) {
        /** Ranks never separate two contenders if the interval of their ratio, shown beside them, does not. */
        val excludesOne: Boolean get() = HodgesLehmann.ratio(pairs).interval?.let { 1.0 !in it } ?: false

        companion object {
            /** Every pair of [contenders] with enough common blocks; the others cannot be told apart. */
            fun <C> allOf(
                cell: C,
                contenders: Map<String, BlockValues>,
            ): List<Comparison<C>> {
                val names = contenders.keys.toList()
                return names.indices
                    .flatMap { i -> names.drop(i + 1).map { names[i] to it } }
                    .map { (a, b) ->
                        Comparison(cell, setOf(a, b), pairedByBlock(contenders.getValue(a), contenders.getValue(b)))
                    }.filter { it.pairs.size >= Estimate.MIN_BLOCKS }
            }
        }
    }
}
