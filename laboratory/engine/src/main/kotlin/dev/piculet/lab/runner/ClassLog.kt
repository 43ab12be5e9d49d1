package dev.piculet.lab.runner

import dev.piculet.lab.experiment.ClassSource
import dev.piculet.lab.experiment.GeneratedClasses
import dev.piculet.lab.fork.FirstUse

/** The first use in HotSpot's log of loaded classes (`-Xlog:class+load=debug`). */
internal object ClassLog {
    private const val SOURCE = " source: "
    private val size = Regex(" bytes: (\\d+) ")

    /** Sources of classes that existed before the JVM started. */
    private val stored = listOf("jrt:", "file:", "jar:", "shared objects file")

    /**
     * Counts the classes that were made between the marks of [FirstUse], or returns null if the log lacks a mark.
     *
     * A line that names a class and its source is followed by one that holds its size.
     */
    fun generated(log: Sequence<String>): GeneratedClasses? {
        var isBegun = false
        var count = 0
        var bytes = 0L
        var isGenerated = false
        var firstUse: GeneratedClasses? = null
        for (line in log) {
            if (SOURCE in line) {
                val name = line.substringBefore(SOURCE)
                if (name == FirstUse.Ended::class.java.name && isBegun) firstUse = GeneratedClasses(count, bytes)
                if (name == FirstUse.Warm::class.java.name) return firstUse?.copy(allCount = count, allBytes = bytes)
                val source = line.substringAfter(SOURCE)
                isGenerated = isBegun && stored.none { source.startsWith(it) }
                if (isGenerated) count++
                isBegun = isBegun || name == FirstUse.Begins::class.java.name
            } else if (isGenerated) {
                size.find(line)?.let {
                    bytes += it.groupValues[1].toLong()
                    isGenerated = false
                }
            }
        }
        return null
    }

    /**
     * Returns where the classes that were loaded between the marks came from: jars by name, modules of the JDK, archives,
     * and those that were generated. Those with most classes come first. Empty if the log lacks a mark.
     */
    fun sources(log: Sequence<String>): List<ClassSource> {
        val sources = LinkedHashMap<String, ClassSource>()
        var current: String? = null
        var isBegun = false
        for (line in log) {
            if (SOURCE in line) {
                val name = line.substringBefore(SOURCE)
                if (name == FirstUse.Ended::class.java.name && isBegun) {
                    return sources.values.sortedByDescending { it.classes }
                }
                current = if (isBegun) nameOf(line.substringAfter(SOURCE)) else null
                current?.let { sources.merge(it, ClassSource(it, 1, 0), ::sum) }
                isBegun = isBegun || name == FirstUse.Begins::class.java.name
            } else if (current != null) {
                val bytes = size.find(line)?.groupValues?.get(1)?.toLong() ?: continue
                sources.merge(current, ClassSource(current, 0, bytes), ::sum)
                current = null
            }
        }
        return emptyList()
    }

    private fun sum(
        one: ClassSource,
        other: ClassSource,
    ) = ClassSource(one.name, one.classes + other.classes, one.bytes + other.bytes)

    private fun nameOf(source: String): String =
        when {
            source.startsWith("jrt:/") -> source.removePrefix("jrt:/")
            source.startsWith("shared objects file") -> "an archive"
            stored.any { source.startsWith(it) } -> source.trimEnd('/', '!').substringAfterLast('/')
            else -> "generated"
        }
}
