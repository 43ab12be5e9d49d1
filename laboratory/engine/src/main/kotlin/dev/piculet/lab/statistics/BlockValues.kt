package dev.piculet.lab.statistics

/** One positive value per block that was run to its end, by the number of the block. */
public typealias BlockValues = Map<Int, Double>

/** Pairs two contenders' values of the same block, in the order of the blocks; blocks that one of them lacks drop out. */
public fun pairedByBlock(
    first: BlockValues,
    second: BlockValues,
): List<Pair<Double, Double>> =
    first.keys
        .intersect(second.keys)
        .sorted()
        .map { block -> first.getValue(block) to second.getValue(block) }
