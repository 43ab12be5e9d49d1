package dev.piculet.lab

/**
 * Something that the user can act on: the message is one line that says what is wrong, where, and what to do.
 *
 * @property exitCode what the process ends with
 */
class LabException(
    message: String,
    val exitCode: Int = ExitCode.ERROR,
    cause: Throwable? = null,
) : RuntimeException(message, cause)

/** What `./lab` ends with. */
object ExitCode {
    const val DONE: Int = 0
    const val ERROR: Int = 1
    const val USAGE: Int = 2
    const val WRONG_OUTPUT: Int = 3
    const val INCONCLUSIVE: Int = 5
    const val INTERRUPTED: Int = 130
}
