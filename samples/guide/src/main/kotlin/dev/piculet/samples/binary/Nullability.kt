package dev.piculet.samples.binary

import dev.piculet.binary.io.BinaryException
import dev.piculet.binary.kotlin.typedSerializer

/** Who keeps null out of a property that can't hold it? */
object Nullability {
    /** Names by which a thing is found. */
    data class Tags(
        val title: String,
        val subtitle: String?,
        val names: List<String>,
        val aliases: List<String?>,
    )

    @Suppress("UNCHECKED_CAST") // What Java code, or another library, may do.
    private fun broken(): Tags = Tags("t", null, listOf("a", null) as List<String>, listOf("b", null))

    @JvmStatic
    fun main(args: Array<String>) {
        val tags = typedSerializer<Tags>()
        println(tags.copy(Tags("t", null, listOf("a"), listOf("b", null))))
        try {
            tags.serialize(broken())
        } catch (e: BinaryException) {
            println(e.message)
        }
    }
}
