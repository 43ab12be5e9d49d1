package dev.piculet.jackson.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.lang.ref.WeakReference
import java.lang.reflect.Executable
import java.util.Optional

class KotlinModelsTest {
    private val models = KotlinModels.create()

    private fun parameterName(
        member: Executable,
        index: Int,
    ): String? = models.parameter(member, index).flatMap { it.name() }.orElse(null)

    @Test
    fun classesOfKotlinAreTold() {
        assertTrue(models.isKotlin(Named::class.java))
        assertTrue(models.isKotlin(Single::class.java))
        assertTrue(models.isKotlin(Class.forName("dev.piculet.jackson.kotlin.RuleClassesKt")))
        assertFalse(models.isKotlin(String::class.java))
        assertFalse(models.isKotlin(ArgumentRule::class.java))
    }

    @Test
    fun modelsAreDroppedAndMadeAgain() {
        val model = WeakReference(models.model(Named::class.java))
        repeat(50) {
            if (model.get() != null) {
                System.gc()
                Thread.sleep(20)
            }
        }
        assertNull(model.get())
        assertEquals("text", models.model(Named::class.java).properties().single().name())
    }

    @Test
    fun functionsAreFoundByTheirMembers() {
        val function = Members::class.java.getMethod("getLike")
        assertEquals("getLike(): String", models.function(function).get().toString())
        val accessor = Members::class.java.getMethod("getPlain")
        assertEquals(Optional.empty<Any>(), models.function(accessor))
        assertEquals(Optional.empty<Any>(), models.function(String::class.java.getMethod("length")))
    }

    @Test
    fun creatorsAreFoundByTheirMembers() {
        val constructor = Named::class.java.getConstructor(String::class.java)
        assertEquals(models.model(Named::class.java).primaryCreator(), models.creator(constructor))
        assertEquals("text", parameterName(constructor, 0))
        assertNull(parameterName(constructor, 1))
        val factory = WithFactory::class.java.getMethod("of", Int::class.javaPrimitiveType)
        assertEquals("number", parameterName(factory, 0))
    }

    @Test
    fun staticFunctionsOfAnObjectHaveParametersAndAreNoCreators() {
        val function = WithFunction::class.java.getMethod("of", Int::class.javaPrimitiveType)
        assertEquals("number", parameterName(function, 0))
        assertNull(parameterName(function, 1))
        assertEquals(Optional.empty<Any>(), models.creator(function))
        val accessor = WithFunction::class.java.getMethod("setKept", String::class.java)
        assertNull(parameterName(accessor, 0))
    }

    @Test
    fun whatIsNoCreatorOfKotlinHasNoModel() {
        val other = WithFactory::class.java.getMethod("other", Int::class.javaPrimitiveType)
        assertEquals(Optional.empty<Any>(), models.creator(other))
        assertNull(parameterName(other, 0))
        val record = ArgumentRule::class.java.declaredConstructors.single()
        assertEquals(Optional.empty<Any>(), models.creator(record))
        val copy = Named::class.java.getMethod("copy", String::class.java)
        assertEquals(Optional.empty<Any>(), models.creator(copy))
        val inFile = Class.forName("dev.piculet.jackson.kotlin.RuleClassesKt").getMethod("inAFile")
        assertEquals(Optional.empty<Any>(), models.creator(inFile))
    }
}
