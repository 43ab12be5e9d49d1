package dev.piculet.jackson.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
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
    fun modelsAreMadeOnce() {
        assertSame(models.model(Named::class.java), models.model(Named::class.java))
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
