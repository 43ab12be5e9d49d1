package dev.piculet.lab.guest

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import dev.piculet.lab.gate.StrictJson
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import java.io.IOException
import java.nio.ByteBuffer
import java.nio.charset.CharacterCodingException
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.extension
import kotlin.io.path.isDirectory
import kotlin.io.path.isRegularFile
import kotlin.io.path.listDirectoryEntries
import kotlin.io.path.name
import kotlin.io.path.readBytes

/**
 * One value of the user's, in bytes.
 *
 * @property origin where it is from: `orders.json`, `orders.json[3]`, `orders.ndjson:4`
 */
class UserDocument(
    val origin: String,
    val bytes: ByteArray,
)

/**
 * Reads what the user names as input: a file, or a folder of files.
 *
 * @param isJson false for a binary format, of which each file is one value
 * @param isArray true if the type is itself an array in JSON, so that an array is one value
 */
class UserDocuments(
    private val isJson: Boolean,
    private val isArray: Boolean,
) {
    /** @throws LabException if there is none, or a file is no JSON */
    fun of(input: Path): List<UserDocument> {
        if (!input.exists()) throw LabException("There is no file or folder $input.", ExitCode.USAGE)
        val files = if (input.isDirectory()) filesIn(input) else listOf(input)
        val documents = files.flatMap { if (isJson) inJson(it) else listOf(UserDocument("$it", it.readBytes())) }
        if (documents.isEmpty()) throw LabException("$input holds no value.", ExitCode.USAGE)
        return documents
    }

    private fun filesIn(folder: Path): List<Path> {
        // Systems leave hidden files of their own, such as .DS_Store.
        val files = folder.listDirectoryEntries().filter { it.isRegularFile() && !it.name.startsWith(".") }.sorted()
        val fitting = if (isJson) files.filter { it.isOfLines || it.hasExtension("json") } else files
        if (fitting.isEmpty()) {
            val what = if (isJson) ".json or .ndjson file" else "file"
            throw LabException("Folder $folder holds no $what.", ExitCode.USAGE)
        }
        return fitting
    }

    private val Path.isOfLines get() = LINES.any { hasExtension(it) }

    private fun Path.hasExtension(name: String) = extension.equals(name, ignoreCase = true)

    private fun inJson(file: Path): List<UserDocument> {
        val text = text(file)
        val whole = if (file.isOfLines) null else tryParse(text)
        if (file.isOfLines || (whole == null && isFirstLineWhole(text))) return lines(file, text)
        val element = whole ?: parse(file, text, 1)
        if (element !is JsonArray || isArray) return listOf(UserDocument("$file", text.toByteArray()))
        return element.mapIndexed { i, one -> UserDocument("$file[$i]", "$one".toByteArray()) }
    }

    private fun text(file: Path): String =
        try {
            "${Charsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file.readBytes()))}".removePrefix("\uFEFF")
        } catch (_: CharacterCodingException) {
            throw LabException("$file is not in UTF-8, as JSON is.", ExitCode.USAGE)
        } catch (e: IOException) {
            throw LabException("Can't read $file (${e.javaClass.simpleName}).", ExitCode.USAGE, e)
        }

    private fun lines(
        file: Path,
        text: String,
    ): List<UserDocument> =
        text.lines().mapIndexedNotNull { i, line ->
            if (line.isBlank()) return@mapIndexedNotNull null
            parse(file, line, i + 1)
            UserDocument("$file:${i + 1}", line.toByteArray())
        }

    /** True for values that stand one in each line, whatever the file is called. */
    private fun isFirstLineWhole(text: String): Boolean {
        val lines = text.lines().filter { it.isNotBlank() }
        return lines.size > 1 && lines.first().trim().startsWith("{") && tryParse(lines.first()) != null
    }

    private fun tryParse(text: String): JsonElement? = (read(text) as? Parsed.Right)?.element

    private fun parse(
        file: Path,
        text: String,
        firstLine: Int,
    ): JsonElement =
        when (val parsed = read(text)) {
            is Parsed.Right -> parsed.element
            is Parsed.Wrong -> {
                val line = firstLine + text.take(parsed.offset).count { it == '\n' }
                throw LabException("$file:$line is no JSON: ${parsed.reason}.", ExitCode.USAGE)
            }
        }

    private sealed interface Parsed {
        class Right(
            val element: JsonElement,
        ) : Parsed

        class Wrong(
            val offset: Int,
            val reason: String,
        ) : Parsed
    }

    private fun read(text: String): Parsed =
        try {
            Parsed.Right(StrictJson.parse(text))
        } catch (e: StrictJson.Fault) {
            Parsed.Wrong(e.offset, e.message.orEmpty())
        } catch (e: SerializationException) {
            val message = e.message.orEmpty().lineSequence().first()
            val offset = OFFSET.find(message)?.groupValues?.get(1)?.toInt() ?: 0
            Parsed.Wrong(offset, message.replace(PLACE, "").trim().removeSuffix("."))
        }

    private companion object {
        val LINES = setOf("ndjson", "jsonl")
        val OFFSET = Regex("at offset (\\d+)")
        val PLACE = Regex("^Unexpected JSON token at offset \\d+: | at path: .*$")
    }
}
