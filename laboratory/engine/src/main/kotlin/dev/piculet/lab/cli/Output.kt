package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import java.io.IOException
import java.nio.file.Path
import kotlin.io.path.writeText

/** Where a report goes: to the terminal, or to the file that the user named. */
internal class Output(
    private val terminal: Terminal,
    private val file: Path?,
) {
    fun write(text: String) {
        if (file == null) return terminal.print(text)
        try {
            file.writeText(text)
        } catch (e: IOException) {
            val why = "${e.javaClass.simpleName}: ${e.message}"
            throw LabException("Can't write $file ($why). Name another --output.", cause = e)
        }
        terminal.say("Wrote $file.")
    }
}
