package dev.piculet.lab.runner

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
}
