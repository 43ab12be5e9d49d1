package dev.piculet.lab.cli

import dev.piculet.lab.catalog.Checkout
import java.io.FileDescriptor
import java.io.FileOutputStream
import java.io.PrintStream
import java.nio.charset.Charset

/**
 * The lab's output: results go to [out], everything else to [err].
 *
 * @property isRedrawn true if [err] is a terminal, whose last line can be drawn again
 * @property hasColour true if [out] is a terminal and the user does not refuse colour (`NO_COLOR`, see no-color.org)
 * @property width columns of the terminal
 * @param command what starts the lab, which its texts call `./lab`
 */
class Terminal(
    val out: PrintStream,
    val err: PrintStream,
    val isRedrawn: Boolean,
    val hasColour: Boolean,
    val width: Int,
    private val command: String = Checkout.COMMAND,
) {
    private var drawn = 0

    /** Prints a result. */
    fun print(text: String) {
        out.print(named(text))
        out.flush()
    }

    /** Returns one that sets text as for this one, without colour. */
    fun withoutColour(): Terminal = Terminal(out, err, isRedrawn, hasColour = false, width, command)

    /** Draws the progress line again; does nothing where there is no terminal. */
    fun draw(line: String) {
        if (!isRedrawn) return
        val fitting = line.take(width - 1)
        err.print("\r" + fitting.padEnd(drawn))
        err.flush()
        drawn = fitting.length
    }

    /** Prints a line that stays, above the progress line. */
    fun say(line: String) {
        erase()
        err.println(named(line))
    }

    private fun named(text: String) = text.replace("${Checkout.COMMAND} ", "$command ")

    /** Removes the progress line. */
    fun erase() {
        if (drawn > 0) err.print("\r" + " ".repeat(drawn) + "\r")
        err.flush()
        drawn = 0
    }

    companion object {
        private const val WIDTH = 100
        private const val LEAST = 40
        private const val ASCII = "US-ASCII"

        /**
         * Returns a stream that takes `×` and `≈`. Where no locale is set, as in containers, Java writes question marks in
         * their place; what reads the stream understands UTF-8, nearly everywhere.
         *
         * @param encoding the property that has the name of the stream's charset from JDK 19 on
         */
        private fun readable(
            stream: PrintStream,
            encoding: String,
            descriptor: FileDescriptor,
        ): PrintStream {
            val charset = System.getProperty(encoding) ?: System.getProperty("native.encoding") ?: return stream
            val isBare = Charset.isSupported(charset) && Charset.forName(charset).name() == ASCII
            return if (isBare) PrintStream(FileOutputStream(descriptor), true, Charsets.UTF_8) else stream
        }

        /** In scripts and CI the width is 0, which means unknown. */
        internal fun width(columns: Int?): Int = columns?.takeIf { it > 0 }?.coerceAtLeast(LEAST) ?: WIDTH

        /** The terminal of this process, started by [command]. */
        fun ofProcess(command: String): Terminal {
            val streams = Streams.ofProcess()
            return Terminal(
                readable(System.out, "stdout.encoding", FileDescriptor.out),
                readable(System.err, "stderr.encoding", FileDescriptor.err),
                isRedrawn = streams.isErrTerminal,
                hasColour = streams.isOutTerminal && System.getenv("NO_COLOR").isNullOrEmpty(),
                width = width(streams.columns),
                command,
            )
        }
    }
}
