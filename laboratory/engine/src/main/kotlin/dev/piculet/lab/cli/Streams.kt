package dev.piculet.lab.cli

import java.io.Console
import java.io.File
import java.io.IOException
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.TimeUnit

/**
 * Which streams of this process are terminals, and how wide these are.
 *
 * @property columns null or 0 if unknown
 */
internal class Streams(
    val isOutTerminal: Boolean,
    val isErrTerminal: Boolean,
    val columns: Int?,
) {
    companion object {
        private const val OUT = "piculet.lab.out.terminal"
        private const val SECONDS = 2L

        /** The script of a checkout tells all of it, because Java knows only a part. */
        fun ofProcess(): Streams = if (System.getProperty(OUT) == null) found() else told()

        private fun told() =
            Streams(
                System.getProperty(OUT).toBoolean(),
                System.getProperty("piculet.lab.err.terminal").toBoolean(),
                Integer.getInteger("piculet.lab.width"),
            )

        private fun found(): Streams {
            val isOutTerminal = isDevice(1) ?: isTerminal(System.console())
            val isErrTerminal = isDevice(2) ?: isOutTerminal
            val columns = System.getenv("COLUMNS")?.toIntOrNull()
            val asked = if (isOutTerminal || isErrTerminal) columns ?: askedColumns() else columns
            return Streams(isOutTerminal, isErrTerminal, asked)
        }

        /** Returns whether a file descriptor is a terminal, or null where the system does not show it. */
        private fun isDevice(descriptor: Int): Boolean? =
            try {
                val target = "${Files.readSymbolicLink(Path.of("/proc/self/fd/$descriptor"))}"
                target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target == "/dev/console"
            } catch (_: IOException) {
                null
            }

        /** From JDK 22 on there is a console without a terminal, too. It says then that it has none. */
        private fun isTerminal(console: Console?): Boolean {
            console ?: return false
            val method = Console::class.java.methods.find { it.name == "isTerminal" } ?: return true
            return method.invoke(console) as Boolean
        }

        private fun askedColumns(): Int? =
            try {
                val stty =
                    ProcessBuilder("stty", "size")
                        .redirectInput(File("/dev/tty"))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start()
                val answer = stty.inputStream.bufferedReader().use { it.readText() }
                stty.waitFor(SECONDS, TimeUnit.SECONDS)
                answer.trim().substringAfter(' ', "").toIntOrNull()
            } catch (_: IOException) {
                null
            }
    }
}
