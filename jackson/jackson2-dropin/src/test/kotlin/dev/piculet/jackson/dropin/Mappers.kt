package dev.piculet.jackson.dropin

import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.json.JsonMapper
import dev.piculet.jackson2.KotlinModule

internal const val LOGGER = "dev.piculet.jackson2"

/** Makes mappers with the module that has the original's name, with Piculet's, and with both in either order. */
internal fun makeMappers() {
    val named: Module = com.fasterxml.jackson.module.kotlin.KotlinModule.Builder().build()
    val piculet: Module = KotlinModule.Builder().build()
    for (modules in listOf(listOf(named), listOf(piculet), listOf(named, piculet), listOf(piculet, named))) {
        JsonMapper.builder().addModules(modules).build()
    }
}
