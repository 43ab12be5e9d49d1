package dev.piculet.lab.reproduce

/** What a reproduced table says, apart from figures: of a row, or of a comparison. */
enum class Finding {
    /** The row has an honest figure. */
    FIGURE,

    /** It has none, and a reason. */
    NO_FIGURE,
    WRONG_OUTPUT,

    /** It costs less than another, or is a ratio below 1. */
    LESS,
    MORE,

    /** It may be either, so neither is shown. */
    NO_DIFFERENCE,
    ;

    /** False for what is said of a row by itself. */
    val isComparison: Boolean get() = this == LESS || this == MORE || this == NO_DIFFERENCE

    /** True if one says the contrary of the other. */
    infix fun opposes(other: Finding): Boolean = setOf(this, other) == setOf(LESS, MORE)

    companion object {
        /**
         * Returns what tables say, by write-up, table and row, and by what the row is compared with; nothing of what is not
         * measured yet.
         */
        fun of(tables: List<ReproducedTable>): Map<String, Finding> =
            buildMap {
                for (table in tables) {
                    val name = "${table.writeUp.id}/${table.table.id}"
                    for (row in table.rows) of(row.honest)?.let { put("$name ${row.row.name}", it) }
                    putAll(ComparedRows(table).findings().mapKeys { "$name ${it.key}" })
                }
            }

        private fun of(honest: Outcome): Finding? =
            when (honest) {
                Outcome.None.NOT_YET -> null
                is Outcome.None -> if (honest.isWrong) WRONG_OUTPUT else NO_FIGURE
                is Outcome.Figure -> FIGURE
            }
    }
}
