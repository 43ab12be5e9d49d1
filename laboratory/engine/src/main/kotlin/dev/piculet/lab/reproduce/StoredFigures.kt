package dev.piculet.lab.reproduce

import dev.piculet.lab.experiment.PlannedContender
import dev.piculet.lab.experiment.SeriesTrial
import dev.piculet.lab.experiment.SeriesWork
import dev.piculet.lab.plan.Preset
import dev.piculet.lab.publication.Measurable
import dev.piculet.lab.publication.Publication
import dev.piculet.lab.publication.PublishedTable
import dev.piculet.lab.publication.WriteUp
import dev.piculet.lab.result.RunWorth
import dev.piculet.lab.store.StoredReproduction
import dev.piculet.lab.store.StoredRun

/**
 * Finds the figures of published rows in a stored reproduction.
 *
 * @param place what to put before the names of its runs
 */
class StoredFigures(
    private val stored: StoredReproduction,
    private val place: String = "",
) {
    /** Runs that are of a part. Others, which somebody has put beside them, are none. */
    private val runs =
        stored.runs.filter { (name, run) -> kindOf(name) != null && run.plan.gate.isNotEmpty() }

    /** For a contender without a version, the one that it stands for: the newest there, where the record names none. */
    private val versions: Map<String, String> =
        runs.values
            .flatMap { it.plan.contenders }
            .groupBy { it.id }
            .mapValues { (_, all) -> Newest.of(all)!!.version } + stored.record.versions

    /** Returns all tables of all write-ups. */
    fun tables(): List<ReproducedTable> = reproduced { _, table -> table }

    /**
     * Returns all tables of which anything was measured.
     *
     * @param asked tables that are among them in any case
     */
    fun measuredTables(asked: List<Pair<WriteUp, PublishedTable>> = emptyList()): List<ReproducedTable> {
        val ids = asked.map { (writeUp, table) -> writeUp.id to table.id }
        return tables().filter { it.isMeasured || it.writeUp.id to it.table.id in ids }
    }

    /** Returns all tables without rows of which the lab measures nothing of its own. */
    fun measurableTables(): List<ReproducedTable> =
        reproduced { writeUp, table -> table.only { isMeasurable(writeUp.subjectOf(table, it)) } }

    private fun isMeasurable(subject: Measurable) =
        subject is Measurable.Subject && Part.kindOf(subject.measure) != null

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
                SeriesFigures(SeriesPlan.of(tables).mapNotNull(::seriesOf), missing),
            )
        return Reproduction(HonestFigures(measured() + absent(), partRuns()), protocols)
    }

    /** A JVM of an earlier lab made fewer runs where few rows were asked for. */
    private fun seriesOf(work: SeriesWork): SeriesTrial? =
        stored.series.findLast { it.work == work }
            ?: stored.series.findLast { it.work.copy(runs = work.runs) == work }

    /** Parts as their runs have them: other rows may have been asked for than those that are to be shown. */
    private fun measured(): Map<Part, PartFigures> =
        runs.entries.associate { (name, run) ->
            val kind = kindOf(name)!!
            partOf(name, kind, run) to ReasonedFigures(figuresOf(name, kind, run), ::reasonAgainst)
        }

    /** Bytes are the same on any machine, so the sizes of a run have none. */
    private fun partRuns(): Map<Part, PartRun> =
        runs.entries
            .filter { (name, _) -> kindOf(name) != PartKind.SIZE }
            .associate { (name, run) ->
                val kind = kindOf(name)!!
                val worth = if (kind == PartKind.STEADY) RunWorth.of(run.plan, run.trials) else null
                partOf(name, kind, run) to PartRun(place + name, worth)
            }

    /** Returns why a contender can't be had, or could not be any more when its parts went on. */
    private fun reasonAgainst(contender: String): String? {
        val reasons = stored.record.absentContenders
        return reasons[contender] ?: reasons[PartRuns.exact(contender, versions)]
    }

    private fun partOf(
        name: String,
        kind: PartKind,
        run: StoredRun,
    ): Part {
        val groups = run.plan.gate.map { it.group }
        val contenders = run.plan.contenders.filter { it.unavailable == null || !isTriedBeside(name, it) }
        return Part(
            kind,
            groups.first().suite,
            groups.first().operation,
            groups.map { it.payload }.distinct(),
            contenders.flatMap(::namesOf),
        )
    }

    private fun namesOf(contender: PlannedContender): List<String> {
        val isMeantWithoutVersion = versions[contender.id] == contender.version
        return listOfNotNull(contender.id.takeIf { isMeantWithoutVersion }, PartRuns.nameOf(contender))
    }

    /** True if another run of the same part has, or was to have, a contender that one of them was begun without. */
    private fun isTriedBeside(
        name: String,
        contender: PlannedContender,
    ): Boolean {
        fun isBeside(other: String) = other != name && PartRuns.partOf(other) == PartRuns.partOf(name)
        val exact = PartRuns.nameOf(contender)
        val isMeasured = runs.any { (other, run) ->
            isBeside(other) && run.plan.contenders.any { it.unavailable == null && PartRuns.nameOf(it) == exact }
        }
        return isMeasured || stored.record.absentParts.any { absent ->
            isBeside(absent.id) && absent.contenders.any { PartRuns.exact(it, versions) == exact }
        }
    }

    private fun figuresOf(
        name: String,
        kind: PartKind,
        run: StoredRun,
    ): PartFigures =
        when (kind) {
            PartKind.STEADY -> SteadyFigures(run.plan, run.trials, versions)
            PartKind.FIRST -> FirstFigures(run.plan, stored.firstUses.getValue(name), versions)
            PartKind.SIZE -> SizeFigures(run.plan, versions)
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
