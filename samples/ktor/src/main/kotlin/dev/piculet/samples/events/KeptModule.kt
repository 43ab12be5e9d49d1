package dev.piculet.samples.events

import com.fasterxml.jackson.module.kotlin.jsonMapper
import com.fasterxml.jackson.module.kotlin.kotlinModule
import io.ktor.http.ContentType
import io.ktor.serialization.Configuration
import io.ktor.serialization.jackson.JacksonConverter

// region kept

/** How is a module of Jackson 2 asked which way a class takes? By keeping it: mappers give their modules to nobody. */
class KeptModule {
    private val module = kotlinModule()
    private val mapper = jsonMapper { addModule(module) }

    /** Call it in place of `jackson()`. */
    fun register(configuration: Configuration) =
        configuration.register(ContentType.Application.Json, JacksonConverter(mapper))

    fun paths(): List<String> = module.diagnostics()
}
// endregion
