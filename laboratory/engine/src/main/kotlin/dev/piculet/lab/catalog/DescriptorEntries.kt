package dev.piculet.lab.catalog

import dev.piculet.lab.LabException
import java.io.StringReader
import java.nio.file.Path
import java.util.Properties
import kotlin.io.path.name
import kotlin.io.path.readText

/** The entries of a descriptor's file, in UTF-8. What a person may have mistyped is an error that names file and entry. */
internal class DescriptorEntries private constructor(
    val file: Path,
    val all: Properties,
) {
    /** Returns an entry that has to be there, and not empty. */
    fun required(name: String): String {
        val value = present(name)
        if (value.isBlank()) throw fault("has nothing behind '$name='. Fill it")
        return value
    }

    /** Returns an entry that has to be there. */
    fun present(name: String): String = optional(name) ?: throw fault("has no entry '$name'. Add it")

    fun optional(name: String): String? = all.getProperty(name)

    /** Returns an entry that is `true` or `false`, or not there. */
    fun isTrue(name: String): Boolean =
        when (val value = optional(name)) {
            null, "false" -> false
            "true" -> true
            else -> throw fault("has $name=$value. Write true or false")
        }

    /** Returns the texts of entries that begin with a name, by the number behind it. */
    fun numbered(start: String): Map<Int, String> =
        all.stringPropertyNames().filter { it.startsWith(start) }.associate {
            val number = it.removePrefix(start).toIntOrNull()
            number ?: throw fault("has no number behind '$start' in '$it'. Write one")
            number to all.getProperty(it)
        }

    /** @param what goes on behind the name of the file, and ends in what to do */
    fun fault(what: String) = LabException("Descriptor ${file.name} $what: $file.")

    private fun requireKnown(): DescriptorEntries {
        val names = all.stringPropertyNames().sorted()
        val unknown = names.find { it !in KNOWN && NUMBERED.none(it::startsWith) } ?: return this
        throw fault("has an unknown entry '$unknown'. There are ${(KNOWN + NUMBERED.map { "${it}N" }).joinToString()}")
    }

    companion object {
        const val FLAGS_SINCE: String = "flags.since."
        private val NUMBERED = listOf(FLAGS_SINCE, "adopt.java.", "adopt.kotlin.")
        private val KNOWN =
            listOf("id", "class", "published", "version", "artifacts", "repository", "format", "flags", "shareable") +
                listOf("suites", "in-place", "lacks", "how", "strangers", "adopt", "adopt.kotlin")

        fun read(file: Path): DescriptorEntries {
            val all = Properties()
            val entries = DescriptorEntries(file, all)
            try {
                all.load(StringReader(file.readText()))
            } catch (_: IllegalArgumentException) {
                throw entries.fault("has a backslash and 'u' without four digits. Write the character itself")
            }
            return entries.requireKnown()
        }
    }
}
