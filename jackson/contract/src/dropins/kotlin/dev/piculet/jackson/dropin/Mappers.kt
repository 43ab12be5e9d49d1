package dev.piculet.jackson.dropin

import dev.piculet.jackson3.kotlin.KotlinModule
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.json.JsonMapper

internal const val LOGGER = "dev.piculet.jackson3.kotlin"

/** Makes mappers with the module that has the original's name, with Piculet's, and with both in either order. */
internal fun makeMappers() {
    val named: JacksonModule = tools.jackson.module.kotlin.KotlinModule.Builder().build()
    val piculet: JacksonModule = KotlinModule.Builder().build()
    for (modules in listOf(listOf(named), listOf(piculet), listOf(named, piculet), listOf(piculet, named))) {
        JsonMapper.builder().addModules(modules).build()
    }
}
