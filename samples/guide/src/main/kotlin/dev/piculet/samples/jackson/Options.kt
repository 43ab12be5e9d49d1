package dev.piculet.samples.jackson

import dev.piculet.jackson3.kotlin.KotlinFeature
import dev.piculet.jackson3.kotlin.KotlinModule
import dev.piculet.jackson3.kotlin.jsonMapper
import dev.piculet.jackson3.kotlin.kotlinModule
import dev.piculet.jackson3.kotlin.readValue
import tools.jackson.databind.json.JsonMapper

/** How is the module told what to do? Null is a default here, and code is generated at the first call. */
object Options {
    // region options
    private val module =
        kotlinModule {
            enable(KotlinFeature.NullIsSameAsDefault)
            generateAfter(0)
        }
    private val mapper = jsonMapper { addModule(module) }
    // endregion

    @JvmStatic
    fun main(args: Array<String>) {
        println(mapper.readValue<Book>("""{"isbn":"978-0","title":"Peck","language":null}"""))
        module.diagnostics().forEach(::println)
    }

    // region diagnostics

    /** Which class takes which way, in a mapper that somebody else has made. */
    fun pathsOf(mapper: JsonMapper): List<String> =
        mapper.registeredModules().filterIsInstance<KotlinModule>().flatMap { it.diagnostics() }
    // endregion
}
