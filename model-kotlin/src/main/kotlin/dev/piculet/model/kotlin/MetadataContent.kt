package dev.piculet.model.kotlin

import kotlin.metadata.KmClass
import kotlin.metadata.jvm.KotlinClassMetadata

/** What the metadata of a class file is about. */
internal sealed interface MetadataContent {
    class OfClass(
        val kmClass: KmClass,
    ) : MetadataContent

    data object OfLambda : MetadataContent

    /** A file's functions, a part of them, a class that only the compiler knows of, or something unreadable. */
    data object Other : MetadataContent
}

/** Reads what it can, of compilers newer than this library too. */
internal fun readMetadata(metadata: Metadata): MetadataContent {
    val content =
        try {
            KotlinClassMetadata.readLenient(metadata)
        } catch (_: IllegalArgumentException) {
            // Damaged, or older or newer than anything that the library can make sense of.
            return MetadataContent.Other
        }
    return when (content) {
        is KotlinClassMetadata.Class -> MetadataContent.OfClass(content.kmClass)
        is KotlinClassMetadata.SyntheticClass if content.isLambda -> MetadataContent.OfLambda
        else -> MetadataContent.Other
    }
}
