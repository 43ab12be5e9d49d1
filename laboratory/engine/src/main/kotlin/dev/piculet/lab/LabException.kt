package dev.piculet.lab

/**
 * An error that the user can mend. The message is one line: the fault, its place, and the remedy.
 *
 * @property exitCode the exit code of the process
 */
open class LabException(
    message: String,
    val exitCode: Int = ExitCode.ERROR,
    cause: Throwable? = null,
) : RuntimeException(message, cause)

/** Exit codes of `./lab`. */
object ExitCode {
    const val DONE: Int = 0
    const val ERROR: Int = 1
    const val USAGE: Int = 2
    const val WRONG_OUTPUT: Int = 3
    const val SLOWER: Int = 4
    const val INCONCLUSIVE: Int = 5
    const val INTERRUPTED: Int = 130
}
