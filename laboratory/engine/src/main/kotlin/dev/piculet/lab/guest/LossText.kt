package dev.piculet.lab.guest

/** Tells the user what documents say and values do not, in as few lines as can be read. */
internal class LossText(
    private val documents: Int,
) {
    fun lines(values: LostValues): List<String> =
        listOfNotNull(
            values.lost.takeIf { it.isNotEmpty() }?.let { lost ->
                "Not in the class, and so neither read nor written: " +
                    listed(
                        lost.map { (path, count) ->
                            if (count == documents) path else "$path (in $count of $documents)"
                        },
                    )
            },
            values.changed.takeIf { it.isNotEmpty() }?.let { changed ->
                "Written otherwise than they are read: " + listed(changed.map { (path, example) -> "$path ($example)" })
            },
        )

    private fun listed(all: List<String>): String {
        val more = if (all.size > MOST) ", and ${all.size - MOST} more" else ""
        return all.take(MOST).joinToString() + "$more."
    }

    private companion object {
        const val MOST = 12
    }
}
