package dev.piculet.jackson.contract

import com.fasterxml.jackson.databind.MapperFeature
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.json.JsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Test

/** Mappers that are told not to ignore duplicate modules set up every module. */
class DuplicateRegistrationsTest {
    private val original = Oracle.module(mapOf())
    private val keys = mapOf(UInt.MAX_VALUE to 1)

    private fun mapper(vararg modules: Module): JsonMapper =
        builder()
            .disable(MapperFeature.IGNORE_DUPLICATE_MODULE_REGISTRATIONS)
            .addModules(*modules)
            .build()

    private fun isMadeByOriginal(mapper: JsonMapper) =
        mapper.quoted<BesideOriginalContract.Made>("{'name':'a'}").isMadeByOriginal()

    private fun introspectorsOf(mapper: JsonMapper): List<String> =
        mapper.deserializationConfig.annotationIntrospector
            .allIntrospectors()
            .map { it.javaClass.name }

    @Test
    fun `Piculet's modules are set up once`() {
        for (module in listOf(generated, interpreted)) {
            val once = mapper(module.module(mapOf()))
            val twice = mapper(module.module(mapOf()), module.module(mapOf()))
            assertEquals(introspectorsOf(once), introspectorsOf(twice))
            assertFalse(isMadeByOriginal(twice))
            assertEquals("{'4294967295':1}", twice.write(keys))
        }
    }

    @Test
    fun `an original that comes before gives way`() {
        for (module in listOf(generated, interpreted)) {
            val mapper = mapper(original, module.module(mapOf()))
            assertFalse(isMadeByOriginal(mapper))
            assertEquals("{'4294967295':1}", mapper.write(keys))
            assertEquals(introspectorsOf(mapper(module.module(mapOf()))), introspectorsOf(mapper))
        }
    }

    @Test
    fun `of an original that comes after, serializers are asked first, and Piculet makes the instances`() {
        for (module in listOf(generated, interpreted)) {
            val mapper = mapper(module.module(mapOf()), original)
            assertEquals("{'-1':1}", mapper.write(keys))
            assertFalse(isMadeByOriginal(mapper))
        }
    }
}
