package dev.piculet.jackson2.dropin

import com.fasterxml.jackson.databind.exc.InvalidNullException
import com.fasterxml.jackson.databind.exc.MismatchedInputException
import com.fasterxml.jackson.module.kotlin.KotlinFeature
import com.fasterxml.jackson.module.kotlin.KotlinInvalidNullException
import com.fasterxml.jackson.module.kotlin.MissingKotlinParameterException
import com.fasterxml.jackson.module.kotlin.jacksonObjectMapper
import com.fasterxml.jackson.module.kotlin.kotlinModule
import com.fasterxml.jackson.module.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.condition.EnabledIfSystemProperty
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.ObjectInputStream
import java.io.ObjectOutputStream
import kotlin.reflect.KParameter

/** Missing and null values throw the exception that the original throws with the same version of Jackson. */
@Suppress("DEPRECATION")
class NullExceptionTest {
    data class Egg(
        val shell: String,
    )

    data class Nest(
        val egg: Egg,
    )

    private val mapper = jacksonObjectMapper()

    private fun thrown(): KotlinInvalidNullException =
        assertThrows(KotlinInvalidNullException::class.java) { mapper.readValue<Nest>("""{"egg":{"shell":null}}""") }

    @Test
    fun `the class is the one that callers beside this version of Jackson have in their catch clauses`() {
        assertEquals(System.getProperty("null.exception"), thrown().javaClass.simpleName)
        assertInstanceOf(InvalidNullException::class.java, thrown())
        assertInstanceOf(MismatchedInputException::class.java, thrown())
    }

    @Test
    fun `a handler of either name tells the parameter and where it is`() {
        val (told, error) =
            try {
                throw assertThrows(MismatchedInputException::class.java) { mapper.readValue<Nest>("""{"egg":{}}""") }
            } catch (e: MissingKotlinParameterException) {
                "MissingKotlinParameterException ${e.parameter.name}" to e
            } catch (e: KotlinInvalidNullException) {
                "KotlinInvalidNullException ${e.kotlinPropertyName}" to e
            }
        assertEquals(System.getProperty("null.exception") + " shell", told)
        assertEquals(listOf("egg", "shell"), error.path.map { it.fieldName })
        assertEquals(Egg::class.java, error.targetType)
    }

    @Test
    @EnabledIfSystemProperty(named = "null.exception", matches = "MissingKotlinParameterException")
    fun `of the parameter the name and the kind are known`() {
        val parameter = (thrown() as MissingKotlinParameterException).parameter
        assertEquals("shell", parameter.name)
        assertEquals(KParameter.Kind.VALUE, parameter.kind)
        assertEquals("parameter shell", parameter.toString())
        assertEquals(
            "The type of parameter shell is not known without kotlin-reflect. Use its name, or the exception's path.",
            assertThrows(UnsupportedOperationException::class.java) { parameter.type }.message,
        )
        for (unknown in listOf(parameter::index, parameter::isOptional, parameter::isVararg, parameter::annotations)) {
            assertThrows(UnsupportedOperationException::class.java) { unknown.get() }
        }
    }

    @Test
    fun `tests of exception handlers make one of a parameter and a message`() {
        val parser = mapper.createParser("""{"shell":null}""")
        parser.nextToken()
        val made = MissingKotlinParameterException(Parameter, parser, "no shell")
        assertEquals(Parameter, made.parameter)
        assertEquals("shell", made.kotlinPropertyName)
        assertEquals("no shell", made.originalMessage)
        assertEquals(parser.currentLocation().columnNr, made.location.columnNr)
        assertEquals(parser, made.processor)
        assertEquals("no shell", MissingKotlinParameterException(Parameter, null, "no shell").message)
        assertEquals("no shell", MissingKotlinParameterException(Parameter, msg = "no shell").message)
    }

    @Test
    fun `a serialized exception comes back without its parameter`() {
        val bytes = ByteArrayOutputStream()
        ObjectOutputStream(bytes).use { it.writeObject(MissingKotlinParameterException(Parameter, msg = "no shell")) }
        val back = ObjectInputStream(ByteArrayInputStream(bytes.toByteArray())).use { it.readObject() }
        assertEquals("no shell", (back as MissingKotlinParameterException).message)
        assertEquals("shell", back.kotlinPropertyName)
        assertNull(MissingKotlinParameterException::class.java.getMethod("getParameter").invoke(back))
    }

    @Test
    fun `singletons have the older name of their getter`() {
        assertTrue(kotlinModule { enable(KotlinFeature.SingletonSupport) }.enabledSingletonSupport)
        assertFalse(kotlinModule { disable(KotlinFeature.SingletonSupport) }.enabledSingletonSupport)
    }

    private object Parameter : KParameter {
        override val name = "shell"
        override val kind = KParameter.Kind.VALUE
        override val index get() = 0
        override val type get() = throw UnsupportedOperationException()
        override val isOptional get() = false
        override val isVararg get() = false
        override val annotations get() = emptyList<Annotation>()
    }
}
