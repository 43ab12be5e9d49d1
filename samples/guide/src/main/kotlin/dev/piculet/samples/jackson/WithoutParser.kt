package dev.piculet.samples.jackson

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.kotlin.jsonMapper
import dev.piculet.jackson3.kotlin.kotlinModule
import dev.piculet.jackson3.kotlin.readValue

/** How does a mapper do without parser and generator? Code is generated at the first call here. */
object WithoutParser {
    private val module = kotlinModule { generateAfter(0) }

    // region mapper
    private val mapper = PiculetJsonMapper.of(jsonMapper { addModule(module) }) // thread-safe, keep it
    // endregion

    @JvmStatic
    fun main(args: Array<String>) {
        val book = mapper.readValue<Book>("""{"isbn":"978-0","title":"Peck"}""".toByteArray())
        mapper.writeValueAsBytes(book) // Jackson writes the first object of a class.
        println(String(mapper.writeValueAsBytes(book)))
        module.diagnostics().filter { "documents" in it }.forEach(::println)
    }
}
