package dev.piculet.lab.page

import dev.piculet.lab.report.Origin
import dev.piculet.lab.reproduce.ReproducedTable
import dev.piculet.lab.reproduce.RowBasis
import dev.piculet.lab.reproduce.StoredFigures
import dev.piculet.lab.store.StoredReproduction

/**
 * A reproduction that pages show.
 *
 * @param name of its folder
 */
internal class KeptReproduction(
    name: String,
    private val stored: StoredReproduction,
) {
    /** Its origin, one sentence. */
    val origin: String = Origin.of(stored.record)

    /** What its rows tell of where they come from. */
    val basis: RowBasis = RowBasis(name, stored.record.preset, Origin.machineOf(stored.record.environment))

    /** All tables of all write-ups. */
    val tables: List<ReproducedTable> by lazy {
        val tables = StoredFigures(stored, place = "${basis.name}/").tables()
        tables.map { table -> table.copy(rows = table.rows.map { it.copy(basis = basis) }) }
    }
}
