package dev.piculet.lab.plan

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.contender.Operation
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.experiment.AttributedCell
import dev.piculet.lab.experiment.BaselineRef
import dev.piculet.lab.experiment.ColdCell
import dev.piculet.lab.experiment.Entry
import dev.piculet.lab.experiment.PlannedGroup
import dev.piculet.lab.experiment.RunPlan
import dev.piculet.lab.experiment.StartUp
import dev.piculet.lab.payload.Payloads

/**
 * The contenders that are compared on one payload.
 *
 * @property operations the operations of a call, in this order
 * @property baseline on each JDK the contender that the others are compared with
 */
data class ColdGroup(
    val suite: String,
    val payload: String,
    val operations: List<Operation>,
    val baseline: BaselineRef,
    val entries: List<Entry>,
) {
    val cells: List<ColdCell> get() = entries.map { ColdCell(suite, payload, it) }
}

/** The contenders to measure in fresh JVMs, in order. */
data class ColdPlan(
    val groups: List<ColdGroup>,
    val samples: Int,
    val seed: Long,
) {
    val cells: List<ColdCell> get() = groups.flatMap { it.cells }

    /** JVMs that it takes to measure: the samples, and one for each cell that counts what it generates. */
    val jvms: Int get() = cells.size * (samples + 1)

    /** The cells to attribute: each with every way to get its classes that its JDK has. */
    val attributedCells: List<AttributedCell>
        get() =
            cells.flatMap { cell ->
                val feature = cell.entry.jdk.takeWhile(Char::isDigit).toInt()
                StartUp.entries.filter { it.since <= feature }.map { AttributedCell(cell, it) }
            }

    /** JVMs that it takes to attribute: the samples, one for each archive, and one for each cell that lists its classes. */
    val attributionJvms: Int
        get() = cells.size + attributedCells.sumOf { samples + if (it.startUp == StartUp.JARS) 0 else 1 }

    /**
     * Returns the cells of one block in their order: payloads at random, and at random within a payload, so that
     * compared cells are measured side by side.
     */
    fun cells(block: Int): List<ColdCell> {
        val random = blockRandom(seed, block)
        return groups.map { it.cells.shuffled(random) }.shuffled(random).flatten()
    }

    companion object {
        /** Fresh JVMs for each contender and payload, unless another number is asked for. */
        const val SAMPLES: Int = 10

        /** Calls of each operation in a fresh JVM, unless another number is asked for. */
        const val CALLS: Int = 1000

        /** The numbers of calls that can be asked for: phases end with them. */
        val ALL_CALLS: List<Int> = listOf(1, 10, 100, 1000, 10_000, 100_000)

        /** The operations that a fresh JVM can run. A round trip is both. */
        val OPERATIONS: List<Operation> = listOf(Operation.SERIALIZE, Operation.DESERIALIZE)

        /** The expected duration of starting a JVM and using a contender in it. */
        const val JVM_MILLIS: Long = 800

        /** Takes from a run's plan those contenders that passed the gate in every operation of a payload. */
        fun of(
            plan: RunPlan,
            samples: Int,
        ): ColdPlan = of(plan.groups, samples, plan.seed)

        /** Takes from [groups] those contenders that are in every operation of a payload. */
        fun of(
            groups: List<PlannedGroup>,
            samples: Int,
            seed: Long,
        ): ColdPlan {
            val ofPayloads = groups.groupBy { it.group.suite to it.group.payload }.values
            return ColdPlan(ofPayloads.mapNotNull { group(it, seed) }, samples, seed)
        }

        private fun group(
            planned: List<PlannedGroup>,
            seed: Long,
        ): ColdGroup? {
            val group = planned.first().group
            val entries = planned.map { it.entries.toSet() }.reduce(Set<Entry>::intersect).toList()
            val first = entries.firstOrNull() ?: return null
            val wanted = planned.firstNotNullOfOrNull { it.baseline }
            val isThere = entries.any { BaselineRef(it.contender, it.version) == wanted }
            val baseline = wanted?.takeIf { isThere } ?: BaselineRef(first.contender, first.version)
            val operations = planned.map { Operation.ofId(it.group.operation) }.sorted()
            requireInput(Payloads.create(group.suite, group.payload, seed), operations)
            return ColdGroup(group.suite, group.payload, operations, baseline, entries)
        }

        /** Returns what a first use for the sake of one operation consists of. Some can't read before they have written. */
        fun operationsOfFirstUse(
            operation: String,
            payload: Payload,
        ): List<Operation> {
            val asked = OPERATIONS.filter { it.id() == operation }.ifEmpty { OPERATIONS }
            return if (hasInput(payload, asked)) asked else OPERATIONS
        }

        private fun hasInput(
            payload: Payload,
            operations: List<Operation>,
        ) = Operation.SERIALIZE in operations || payload.isDictated

        private fun requireInput(
            payload: Payload,
            operations: List<Operation>,
        ) {
            if (!hasInput(payload, operations)) {
                throw LabException(
                    "A fresh JVM has nothing to read of $payload before it has written it. Measure serialize, too.",
                    ExitCode.USAGE,
                )
            }
        }
    }
}
