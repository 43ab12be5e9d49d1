package dev.piculet.lab.cli

import java.io.ByteArrayOutputStream
import java.io.PrintStream
import java.nio.file.Path

/** What a command printed, and how it ended. */
internal class Answer(
    val exitCode: Int,
    val out: String,
    val err: String,
)

/** Runs a command as where there is no terminal, or on one with colours. */
internal fun answerTo(
    home: Path,
    words: List<String>,
    width: Int = 200,
    hasColour: Boolean = false,
): Answer {
    val out = ByteArrayOutputStream()
    val err = ByteArrayOutputStream()
    val terminal = Terminal(PrintStream(out), PrintStream(err), isRedrawn = false, hasColour, width)
    val exitCode = execute(Lab(terminal, home, words))
    return Answer(exitCode, out.toString(), err.toString())
}
