package dev.piculet.samples.jackson

import dev.piculet.jackson3.kotlin.jacksonObjectMapper
import dev.piculet.jackson3.kotlin.readValue

/** In JSON the text alone. */
@JvmInline
value class Isbn(
    val text: String,
)

/** Something to read. */
data class Book(
    val isbn: Isbn,
    val title: String,
    val language: String = "en",
    val subtitle: String? = null,
)

/** How are Kotlin classes read and written? */
object FirstMapper {
    @JvmStatic
    fun main(args: Array<String>) {
        // region mapper
        val mapper = jacksonObjectMapper() // thread-safe, keep it
        val book = mapper.readValue<Book>("""{"isbn":"978-0","title":"Peck"}""")
        val json = mapper.writeValueAsString(book)
        // endregion
        println(book)
        println(json)
    }
}
