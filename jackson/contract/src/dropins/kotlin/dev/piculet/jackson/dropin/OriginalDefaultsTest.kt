package dev.piculet.jackson.dropin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper
import tools.jackson.module.kotlin.KotlinFeature
import tools.jackson.module.kotlin.KotlinModule
import kotlin.uuid.ExperimentalUuidApi
import kotlin.uuid.Uuid

/** Features of Piculet's that change JSON are off in the drop-in, until a user switches them on. */
class OriginalDefaultsTest {
    @Test
    fun `what changes JSON is off`() {
        val changing =
            listOf(
                KotlinFeature.ParameterAnnotationsBesideValueClasses,
                KotlinFeature.NullElementsOfTypeVariables,
                KotlinFeature.UuidAsText,
                KotlinFeature.RulesOfInnerValueClasses,
            )
        assertEquals(listOf<KotlinFeature>(), changing.filter { KotlinModule.Builder().isEnabled(it) })
        assertEquals(changing, changing.filter { KotlinModule.Builder().enable(it).isEnabled(it) })
    }

    @JvmInline
    value class Counter(
        val value: UInt,
    )

    @Test
    fun `a value class inside another one is what it wraps`() {
        val most = Counter(UInt.MAX_VALUE)
        val usual = JsonMapper.builder().addModule(KotlinModule.Builder().build()).build()
        assertEquals("-1", usual.writeValueAsString(most))
        assertEquals(most, usual.readValue("-1", Counter::class.java))
        val keeping = KotlinModule.Builder().enable(KotlinFeature.RulesOfInnerValueClasses).build()
        val mapper = JsonMapper.builder().addModule(keeping).build()
        assertEquals("4294967295", mapper.writeValueAsString(most))
    }

    @Test
    @OptIn(ExperimentalUuidApi::class)
    fun `a Uuid is what the original makes of it`() {
        val uuid = Uuid.fromLongs(1, 2)
        val usual = JsonMapper.builder().addModule(KotlinModule.Builder().build()).build()
        val json = """{"mostSignificantBits":1,"leastSignificantBits":2}"""
        assertEquals(usual.readTree(json), usual.readTree(usual.writeValueAsString(uuid)))
        assertEquals(uuid, usual.readValue(json, Uuid::class.java))
        val asText = KotlinModule.Builder().enable(KotlinFeature.UuidAsText).build()
        val mapper = JsonMapper.builder().addModule(asText).build()
        assertEquals("\"$uuid\"", mapper.writeValueAsString(uuid))
    }
}
