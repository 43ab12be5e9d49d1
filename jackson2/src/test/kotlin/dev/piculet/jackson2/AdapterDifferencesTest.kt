package dev.piculet.jackson2

import com.github.difflib.DiffUtils
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.nio.file.Path
import kotlin.io.path.exists
import kotlin.io.path.extension
import kotlin.io.path.invariantSeparatorsPathString
import kotlin.io.path.readText
import kotlin.io.path.relativeTo
import kotlin.io.path.walk
import kotlin.io.path.writeText

/**
 * The adapters of both majors are twins: what differs once Jackson's new names are replaced by its old ones, and line
 * breaks are left out, is listed. `-Dgolden.update=true` rewrites the list.
 */
class AdapterDifferencesTest {
    @Test
    fun `the adapters differ in what is listed, and in nothing else`() {
        val actual = differences()
        val golden = Path.of("src/test/resources/golden/adapter-differences.txt")
        if (System.getProperty("golden.update").toBoolean()) golden.writeText(actual)
        assertEquals(golden.readText(), actual, "change both adapters, or update the list with -Dgolden.update=true")
    }

    private fun differences(): String {
        val newer = sources(Path.of("../jackson3/src/main")) { file -> file.replace("jackson3", "jackson2") }
        val older = sources(Path.of("src/main")) { it }
        return (newer.keys + older.keys).sorted().joinToString("") { file ->
            difference(file, newer[file]?.readText()?.let(::withOldNames), older[file]?.readText())
        }
    }

    /** Paths of the sources, by what they are called in this module. */
    private fun sources(
        root: Path,
        name: (String) -> String,
    ): Map<String, Path> {
        check(root.exists()) { "${root.toAbsolutePath()} is not there. Run the tests in the module's own folder." }
        return root
            .walk()
            .filter { it.extension == "kt" || it.extension == "java" }
            .associateBy { name(it.relativeTo(root).invariantSeparatorsPathString) }
    }

    private fun difference(
        file: String,
        newer: String?,
        older: String?,
    ): String {
        if (newer == null || older == null) return "$file\n  only in jackson${if (newer == null) 2 else 3}\n"
        val deltas = DiffUtils.diff(statements(newer), statements(older)).deltas
        val lines = deltas.flatMap { d -> d.source.lines.map { "  - $it" } + d.target.lines.map { "  + $it" } }
        return if (lines.isEmpty()) "" else lines.joinToString("", "$file\n") { "$it\n" }
    }

    private fun withOldNames(text: String): String =
        OLD_NAMES.entries.fold(text) { changed, (new, old) -> changed.replace(Regex("\\b$new\\b"), old) }

    /** The lines of a source without imports and layout; what a break has parted is one line. */
    private fun statements(text: String): List<String> =
        text
            .lines()
            .filterNot { it.isBlank() || it.startsWith("import ") }
            .joinToString("\n") { it.trim() }
            .replace(Regex("(?<=[,(=])\\n(?!/\\*\\*|@|[}])"), " ")
            .replace(Regex("\\n(?=[).?:]|&&|\\|\\||throws |->)"), " ")
            .replace(" throws (JacksonException|IOException)".toRegex(), "")
            .replace(Regex("\\( +"), "(")
            .replace(Regex(",? +\\)"), ")")
            .lines()

    private companion object {
        /** What Jackson 2 calls what Jackson 3 has renamed, as patterns. */
        val OLD_NAMES =
            linkedMapOf(
                "tools\\.jackson" to "com.fasterxml.jackson",
                "jackson3" to "jackson2",
                "piculet-jackson3" to "piculet-jackson2",
                "Jackson 3" to "Jackson 2",
                "BeanDescription\\.Supplier" to "BeanDescription",
                "JDKKeyDeserializer" to "StdKeyDeserializer",
                "JacksonModule" to "Module",
                "PROPERTY_NAME" to "FIELD_NAME",
                "SerializationContext" to "SerializerProvider",
                "StdConvertingDeserializer" to "StdDelegatingDeserializer",
                "StdConvertingSerializer" to "StdDelegatingSerializer",
                "ValueDeserializer" to "JsonDeserializer",
                "ValueDeserializerModifier" to "BeanDeserializerModifier",
                "ValueSerializer" to "JsonSerializer",
                "ValueSerializerModifier" to "BeanSerializerModifier",
                "addDeserializerModifier" to "addBeanDeserializerModifier",
                "addSerializerModifier" to "addBeanSerializerModifier",
                "asString" to "asText",
                "beanDescRef" to "beanDesc",
                "findPreferredCreator" to "findDefaultCreator",
                "getString" to "getText",
                "node\\.isString" to "node.isTextual",
                "modifyValueInstantiator" to "findValueInstantiator",
                "nextName" to "nextFieldName",
                "p\\.string" to "p.text",
                "serializeAsProperty" to "serializeAsField",
                "setMixIn" to "setMixInAnnotations",
                "stringValue" to "textValue",
                "writeName" to "writeFieldName",
            )
    }
}
