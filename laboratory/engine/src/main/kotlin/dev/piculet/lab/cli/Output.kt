package dev.piculet.lab.cli

import dev.piculet.lab.LabException
import java.io.IOException
import java.nio.file.Path
import java.nio.file.StandardOpenOption
import kotlin.io.path.deleteIfExists
import kotlin.io.path.notExists
import kotlin.io.path.outputStream
import kotlin.io.path.writeBytes

/** Where a report goes: to the terminal, or to the file that the user named. */
internal class Output(
    private val terminal: Terminal,
    private val file: Path?,
) {
    /** The terminal that a text is to be set for: escape sequences have no place in a file. */
    val setting: Terminal = if (file == null) terminal else terminal.withoutColour()

    fun write(text: String) {
        if (file == null) terminal.print(text) else write(text.toByteArray())
    }

    /** Writes what is no text, so that a file must be named for it. */
    fun write(bytes: ByteArray) {
        val file = requireNotNull(file) { "Bytes go to a file." }
        orSay(file) { file.writeBytes(bytes) }
        terminal.say("Wrote $file.")
    }

    /** Fails as [write] will, before any time is spent on what is to be written; an existing file is left as it is. */
    fun requireWritable() {
        if (file == null) return
        val isNew = file.notExists()
        orSay(file) { file.outputStream(StandardOpenOption.CREATE, StandardOpenOption.APPEND).close() }
        if (isNew) file.deleteIfExists()
    }

    private fun orSay(
        file: Path,
        action: () -> Unit,
    ) = try {
        action()
    } catch (e: IOException) {
        val why = "${e.javaClass.simpleName}: ${e.message}"
        throw LabException("Can't write $file ($why). Name another --output.", cause = e)
    }
}
