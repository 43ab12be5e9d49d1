package dev.piculet.lab.guest

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.createDirectory
import kotlin.io.path.writeBytes
import kotlin.io.path.writeText
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class UserDocumentsTest {
    @TempDir
    lateinit var folder: Path

    private fun file(
        name: String,
        text: String,
    ): Path = folder.resolve(name).apply { writeText(text) }

    private fun documents(
        input: Path,
        isArray: Boolean = false,
        isJson: Boolean = true,
    ) = UserDocuments(isJson, isArray).of(input).map { it.origin.removePrefix("$folder/") to String(it.bytes) }

    private fun assertFails(
        message: String,
        input: Path,
    ) {
        val e = assertFailsWith<LabException> { documents(input) }
        assertEquals(message, e.message)
        assertEquals(ExitCode.USAGE, e.exitCode)
    }

    @Test
    fun `one object is one value, as it stands`() =
        assertEquals(listOf("o.json" to "{ \"a\": 1.50 }\n"), documents(file("o.json", "{ \"a\": 1.50 }\n")))

    @Test
    fun `an array is many values, unless the type is one`() {
        val file = file("o.json", "[{\"a\":1.50},\n {\"a\":2}]")
        assertEquals(listOf("o.json[0]" to "{\"a\":1.50}", "o.json[1]" to "{\"a\":2}"), documents(file))
        assertEquals(1, documents(file, isArray = true).size)
    }

    @Test
    fun `lines are values, by the name of the file or by what is in it`() {
        val lines = "{\"a\":1}\n\n{\"a\":2}\n"
        val expected = listOf("o.ndjson:1" to "{\"a\":1}", "o.ndjson:3" to "{\"a\":2}")
        assertEquals(expected, documents(file("o.ndjson", lines)))
        assertEquals(listOf("o.json:1", "o.json:3"), documents(file("o.json", lines)).map { it.first })
    }

    @Test
    fun `a folder is the values of its files by name`() {
        file("b.json", "{\"b\":1}")
        file("a.json", "[{\"a\":1}]")
        file("readme.txt", "no value")
        assertEquals(listOf("a.json[0]", "b.json"), documents(folder).map { it.first })
    }

    @Test
    fun `hidden files of a folder are no values, and names may be in capitals`() {
        file(".DS_Store", "of the system")
        file("._a.json", "of the system, too")
        file("A.JSON", "{\"a\":1}")
        file("B.NDJson", "{\"b\":1}\n{\"b\":2}\n")
        file("C.JSONL", "{\"c\":1}")
        assertEquals(listOf("A.JSON", "B.NDJson:1", "B.NDJson:2", "C.JSONL:1"), documents(folder).map { it.first })
        assertEquals(listOf("A.JSON", "B.NDJson", "C.JSONL"), documents(folder, isJson = false).map { it.first })
        assertEquals(1, documents(folder.resolve(".DS_Store"), isJson = false).size, "a file that is named")
    }

    @Test
    fun `files of a binary format are a value each`() {
        folder.resolve("o.bin").writeBytes(byteArrayOf(0x41))
        assertEquals(listOf("o.bin" to "A"), documents(folder, isJson = false))
    }

    @Test
    fun `malformed JSON is an error with its line`() {
        val file = file("o.json", "{\n  \"a\": 1,\n  \"b\": oops }\n")
        assertFails("$file:3 is no JSON: 'oops' is no value.", file)
        val tab = file("tab.json", "{\n  \"a\":\n  \"\t\"}")
        assertFails("$tab:3 is no JSON: a text holds \\u0009, which must be escaped.", tab)
        val lines = file("o.ndjson", "{\"a\":1}\n{\"a\":\n")
        val second = assertFailsWith<LabException> { documents(lines) }
        assertEquals("$lines:2 is no JSON", second.message!!.substringBefore(": "))
    }

    @Test
    fun `what is not there, holds nothing or is no text is an error`() {
        assertFails("There is no file or folder $folder/none.json.", folder.resolve("none.json"))
        assertFails("Folder $folder/empty holds no .json or .ndjson file.", folder.resolve("empty").createDirectory())
        assertFails("${folder.resolve("o.json")} holds no value.", file("o.json", "[]"))
        val latin = folder.resolve("latin.json").apply { writeBytes("\"é\"".toByteArray(Charsets.ISO_8859_1)) }
        assertFails("$latin is not in UTF-8, as JSON is.", latin)
    }
}
