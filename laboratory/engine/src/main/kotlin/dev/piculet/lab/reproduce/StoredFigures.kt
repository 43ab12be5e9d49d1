package dev.piculet.lab.reproduce

import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.store.StoredReproduction
import dev.piculet.lab.store.StoredRun

/** Finds the figures of published rows in a stored reproduction. */
class StoredFigures(
    private val stored: StoredReproduction,
) {
    /** Returns all tables of all write-ups. */
    fun tables(): List<ReproducedTable> = reproduced { _, table -> table }

    /** Returns the same without rows for which nothing can be measured anywhere. */
    fun measurableTables(): List<ReproducedTable> =
        reproduced { writeUp, table -> table.only { writeUp.subjectOf(table, it) is Measurable.Subject } }

    private fun reproduced(part: (WriteUp, PublishedTable) -> PublishedTable): List<ReproducedTable> {
        val writeUps = Publication.all().map { it.with(stored.record.jars) }
        val all = writeUps.flatMap { text -> text.tables.map { text to part(text, it) } }
        val reproduction = reproductionOf(all)
        return all.map { (writeUp, table) -> reproduction.of(writeUp, table) }
    }

    /** Returns how tables are reproduced by it. What it lacks is not measured yet; of what was tried twice the last trial counts. */
    fun reproductionOf(tables: List<Pair<WriteUp, PublishedTable>>): Reproduction {
        val missing = stored.record.absentContenders
        val protocols =
            ProtocolFigures(
                Protocols(Preset.entries.first { it.id == stored.record.preset }),
                stored.published,
                missing,
                LoopFigures(stored.loops.lastOrNull(), missing),
                SeriesFigures(
                    SeriesPlan.of(tables).mapNotNull { work ->
                        stored.series.findLast { it.work == work }
                    },
                    missing,
                ),
            )
        return Reproduction(HonestFigures(measured() + absent()), protocols)
    }

    /**
     * Parts as their runs have them: other rows may have been asked for than those that are to be shown. Other runs, which somebody
     * has put beside them, are none.
     */
    private fun measured(): Map<Part, PartFigures> =
        stored.runs.entries
            .filter { it.value.plan.gate.isNotEmpty() }
            .mapNotNull { (name, run) -> kindOf(name)?.let { partOf(it, run) to figuresOf(name, it, run) } }
            .toMap()

    private fun partOf(
        kind: PartKind,
        run: StoredRun,
    ): Part {
        val groups = run.plan.gate.map { it.group }
        return Part(
            kind,
            groups.first().suite,
            groups.first().operation,
            groups.map { it.payload }.distinct(),
            run.plan.contenders.flatMap { listOf(it.id, "${it.id}@${it.version}") },
        )
    }

    private fun figuresOf(
        name: String,
        kind: PartKind,
        run: StoredRun,
    ): PartFigures =
        when (kind) {
            PartKind.STEADY -> SteadyFigures(run.plan, run.trials)
            PartKind.FIRST -> FirstFigures(run.plan, stored.firstUses.getValue(name))
            PartKind.SIZE -> SizeFigures(run.plan)
        }

    private fun absent(): Map<Part, PartFigures> =
        stored.record.absentParts
            .mapNotNull { absent ->
                kindOf(absent.id)?.let { kind ->
                    val part = Part(kind, absent.suite, absent.operation, absent.payloads, absent.contenders)
                    part to NoFigures(absent.reason)
                }
            }.toMap()

    private fun kindOf(id: String): PartKind? = PartKind.entries.find { it.id == id.substringBefore('-') }
}
