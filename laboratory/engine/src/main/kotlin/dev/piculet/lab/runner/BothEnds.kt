package dev.piculet.lab.runner

/**
 * The beginning and the end of a text that may become too long to be kept. Threads may share it.
 *
 * @param most characters of either
 */
internal class BothEnds(
    private val most: Int,
) {
    private val beginning = StringBuilder()
    private val end = StringBuilder()
    private var isCut = false

    @Synchronized
    fun append(text: String) {
        val room = (most - beginning.length).coerceAtMost(text.length)
        beginning.append(text, 0, room)
        end.append(text, room, text.length)
        isCut = isCut || end.length > most
        if (end.length > 2 * most) end.delete(0, end.length - most)
    }

    /** Returns what is kept; a line end stands for what is left out. */
    @Synchronized
    override fun toString(): String =
        if (isCut) "$beginning\n${end.substring(end.length - most)}" else "$beginning$end"
}
