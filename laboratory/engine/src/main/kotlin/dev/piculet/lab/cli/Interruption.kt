package dev.piculet.lab.cli

/**
 * What is told if a command is stopped from outside.
 *
 * @param again the command that goes on
 */
internal class Interruption(
    private val terminal: Terminal,
    private val again: String,
) {
    @Volatile
    private var anew: String? = null

    /** One line: what is kept, what is not, and how to go on. */
    val text: String
        get() {
            val lost = anew?.let { ", but $it begins anew, since it is one trial" }.orEmpty()
            return "Interrupted. All trials that were finished are kept$lost: $again"
        }

    /**
     * Makes a trial that takes minutes, and of which nothing is kept before its end.
     *
     * @param what names it
     */
    fun <T> duringLong(
        what: String,
        action: () -> T,
    ): T {
        anew = what
        try {
            return action()
        } finally {
            anew = null
        }
    }

    /** Says so, at the end of the process. */
    fun tell() {
        terminal.say("")
        terminal.say(text)
    }
}
