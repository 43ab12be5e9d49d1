package dev.piculet.lab.environment

/** Finds in what a JVM has printed what it threw. */
internal object Thrown {
    private const val TYPE = """(?:[\p{L}_$][\w$]*\.)+[\w$]*(?:Exception|Error|Throwable)"""
    private val THROWN = Regex("""(?:Exception in thread "[^"]*" )?($TYPE(?::.*)?)""")
    private val CAUSE = Regex("""Caused by: ($TYPE(?::.*)?)""")
    private val ERROR = Regex("""Error occurred .*|Exception in thread .*|.*(?:Exception|Error):.*""")

    /**
     * Returns the line of a stack trace that has the type and the message, or without a message the cause that began it. What was logged
     * about others stands behind something else. Where there is no stack trace, the first line that speaks of an error, as JVMs do that
     * can't start; null if there is none.
     */
    fun inLines(lines: Sequence<String>): String? {
        var first: String? = null
        var cause: String? = null
        var other: String? = null
        for (line in lines.map(String::trim)) {
            val thrown = THROWN.matchEntire(line)?.groupValues?.get(1)
            if (first == null) first = thrown
            if (first != null) cause = CAUSE.matchEntire(line)?.groupValues?.get(1) ?: cause
            if (other == null && ERROR.matches(line)) other = line
        }
        val hasMessage = first != null && ": " in first
        return (if (hasMessage) first else cause ?: first) ?: other
    }
}
