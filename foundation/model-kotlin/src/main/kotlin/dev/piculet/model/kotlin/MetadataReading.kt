package dev.piculet.model.kotlin

import dev.piculet.model.kotlin.metadata.ClassMetadata
import dev.piculet.model.kotlin.metadata.ClassReader
import dev.piculet.model.kotlin.metadata.FunctionMetadata
import java.util.Collections

private const val CLASS = 1

private const val SYNTHETIC_CLASS = 3

/** Returns whether a lambda was made this class: of the classes that nobody wrote, only these say what is in them. */
internal fun isLambda(metadata: Metadata): Boolean =
    metadata.kind == SYNTHETIC_CLASS && isReadable(metadata.metadataVersion) && metadata.data1.isNotEmpty()

/**
 * Reads what it can, of compilers newer than this library too. Returns null for a file's functions, for a part of them, for a
 * class that only the compiler knows of, and for something unreadable.
 */
internal fun readClass(metadata: Metadata): ClassMetadata? {
    if (metadata.kind != CLASS || !isReadable(metadata.metadataVersion)) {
        return null
    }
    return try {
        ClassReader.read(metadata.data1, metadata.data2)
    } catch (_: IllegalArgumentException) {
        null
    }
}

/** Reads the functions of a class; none where there is no class to be read. */
internal fun readFunctions(metadata: Metadata): List<FunctionMetadata> {
    if (metadata.kind != CLASS || !isReadable(metadata.metadataVersion)) {
        return Collections.emptyList()
    }
    return try {
        ClassReader.readFunctions(metadata.data1, metadata.data2)
    } catch (_: IllegalArgumentException) {
        Collections.emptyList()
    }
}

/** The format is the same since 1.1, and what newer versions add to it can be left out. */
private fun isReadable(version: IntArray): Boolean =
    version.isNotEmpty() && (version[0] > 1 || (version[0] == 1 && version.size > 1 && version[1] >= 1))
