package dev.piculet.jackson2.kotlin

import com.fasterxml.jackson.databind.MapperFeature
import com.fasterxml.jackson.databind.Module
import com.fasterxml.jackson.databind.cfg.PackageVersion
import com.fasterxml.jackson.databind.exc.InvalidNullException
import com.fasterxml.jackson.databind.json.JsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.ObjectInputStream
import java.io.ObjectOutputStream
import java.util.ServiceLoader

class KotlinModuleTest {
    data class Point(val x: Int, val label: String = "none")

    data class Labels(val labels: List<String>)

    private val ownFeatures =
        listOf(
            KotlinFeature.ParameterAnnotationsBesideValueClasses,
            KotlinFeature.NullElementsOfTypeVariables,
            KotlinFeature.UuidAsText,
            KotlinFeature.RulesOfInnerValueClasses,
        )

    @Test
    fun noFeatureOfTheOriginalIsOnUnlessSwitchedOn() {
        val module = kotlinModule()
        assertEquals(ownFeatures, KotlinFeature.entries.filter { module.isEnabled(it) })
        assertFalse(module.singletonSupport || module.strictNullChecks)
    }

    @Test
    @Suppress("DEPRECATION")
    fun nullChecksAreSwitchedOnByEachOfTheirNames() {
        val both = kotlinModule { enable(KotlinFeature.StrictNullChecks).enable(KotlinFeature.NewStrictNullChecks) }
        for (module in listOf(kotlinModule { enable(KotlinFeature.NewStrictNullChecks) }, both)) {
            assertTrue(module.strictNullChecks)
            val mapper = jsonMapper { addModule(module) }
            assertThrows(InvalidNullException::class.java) { mapper.readValue<Labels>("""{"labels":[null]}""") }
        }
        assertEquals(1, jacksonObjectMapper().readValue<Labels>("""{"labels":[null]}""").labels.size)
    }

    @Test
    fun eachFeatureIsSwitchedAlone() {
        for (feature in KotlinFeature.entries) {
            val builder = KotlinModule.Builder()
            KotlinFeature.entries.forEach { builder.disable(it) }
            val module = builder.enable(feature).withReflectionCacheSize(3).build()
            assertTrue(builder.isEnabled(feature))
            assertEquals(listOf(feature), KotlinFeature.entries.filter { module.isEnabled(it) })
            assertEquals(listOf(feature), KotlinFeature.entries.filter { propertyOf(module, it) })
            assertEquals(3, module.reflectionCacheSize)
            assertFalse(builder.configure(feature, false).isEnabled(feature))
            assertTrue(module.isEnabled(feature), "a module does not follow its builder")
        }
    }

    @Suppress("DEPRECATION")
    private fun propertyOf(
        module: KotlinModule,
        feature: KotlinFeature,
    ): Boolean =
        when (feature) {
            KotlinFeature.NullToEmptyCollection -> module.nullToEmptyCollection
            KotlinFeature.NullToEmptyMap -> module.nullToEmptyMap
            KotlinFeature.NullIsSameAsDefault -> module.nullIsSameAsDefault
            KotlinFeature.SingletonSupport -> module.singletonSupport
            KotlinFeature.StrictNullChecks -> module.strictNullChecks && module.isEnabled(feature)
            KotlinFeature.KotlinPropertyNameAsImplicitName -> module.kotlinPropertyNameAsImplicitName
            KotlinFeature.UseJavaDurationConversion -> module.useJavaDurationConversion
            KotlinFeature.UseJavaInstantConversion -> module.useJavaInstantConversion
            KotlinFeature.ParameterAnnotationsBesideValueClasses -> module.parameterAnnotationsBesideValueClasses
            KotlinFeature.NullElementsOfTypeVariables -> module.nullElementsOfTypeVariables
            KotlinFeature.UuidAsText -> module.uuidAsText
            KotlinFeature.RulesOfInnerValueClasses -> module.rulesOfInnerValueClasses
            KotlinFeature.NewStrictNullChecks -> module.strictNullChecks && module.isEnabled(feature)
        }

    @Test
    fun aNegativeNumberOfCallsIsRefused() {
        val refused = assertThrows(IllegalArgumentException::class.java) { KotlinModule.Builder().generateAfter(-1) }
        assertEquals("generateAfter is -1. Give the number of calls, 0 or more.", refused.message)
        assertEquals(0, KotlinModule.Builder().generateAfter(0).build().generateAfter)
    }

    @Test
    fun mappersThatLookForModulesFindIt() {
        assertTrue(ServiceLoader.load(Module::class.java).any { it is KotlinModule })
        val mapper = JsonMapper.builder().findAndAddModules().build()
        assertEquals(Point(1), mapper.readValue<Point>("""{"x":1}"""))
    }

    @Test
    fun itStandsForTheModuleThatItReplacesAsWell() {
        val mapper = jsonMapper { addModule(kotlinModule()).addModule(kotlinModule()) }
        assertEquals(
            setOf("com.fasterxml.jackson.module.kotlin.KotlinModule", "dev.piculet.jackson2.kotlin.KotlinModule"),
            mapper.registeredModuleIds,
        )
    }

    @Test
    fun aMapperThatReadsNoAnnotationsIsRefused() {
        val refused =
            assertThrows(IllegalStateException::class.java) {
                JsonMapper.builder().disable(MapperFeature.USE_ANNOTATIONS).addModule(kotlinModule()).build()
            }
        assertEquals(
            "The Kotlin module cannot work without annotations. Enable MapperFeature.USE_ANNOTATIONS.",
            refused.message,
        )
    }

    @Test
    fun aModuleThatWasSerializedWorks() {
        val bytes = ByteArrayOutputStream()
        val module = kotlinModule { enable(KotlinFeature.NullIsSameAsDefault) }
        ObjectOutputStream(bytes).use { it.writeObject(module) }
        val copy = ObjectInputStream(ByteArrayInputStream(bytes.toByteArray())).use { it.readObject() as KotlinModule }
        assertTrue(copy.nullIsSameAsDefault)
        assertEquals(emptyList<String>(), copy.diagnostics())
        assertEquals(Point(1), jsonMapper { addModule(copy) }.readValue<Point>("""{"x":1,"label":null}"""))
    }

    @Test
    fun `the tests run with the Jackson that they are meant for`() {
        assertEquals(System.getProperty("jackson.version"), PackageVersion.VERSION.toString())
    }

    @Test
    fun `the module has the version of the project`() {
        val version = System.getProperty("project.version")
        assertEquals(version, KotlinModule.Builder().build().version().toString())
    }
}
