package dev.piculet.jackson2.dropin

import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.RuntimeJsonMappingException
import com.fasterxml.jackson.databind.exc.MismatchedInputException
import com.fasterxml.jackson.databind.module.SimpleModule
import com.fasterxml.jackson.module.kotlin.KotlinFeature
import com.fasterxml.jackson.module.kotlin.KotlinInvalidNullException
import com.fasterxml.jackson.module.kotlin.KotlinModule
import com.fasterxml.jackson.module.kotlin.RegexDeserializer
import com.fasterxml.jackson.module.kotlin.WrapsNullableValueClassDeserializer
import com.fasterxml.jackson.module.kotlin.addDeserializer
import com.fasterxml.jackson.module.kotlin.addMixIn
import com.fasterxml.jackson.module.kotlin.asUByte
import com.fasterxml.jackson.module.kotlin.checkTypeMismatch
import com.fasterxml.jackson.module.kotlin.contains
import com.fasterxml.jackson.module.kotlin.convertValue
import com.fasterxml.jackson.module.kotlin.isKotlinClass
import com.fasterxml.jackson.module.kotlin.jacksonMapperBuilder
import com.fasterxml.jackson.module.kotlin.jacksonObjectMapper
import com.fasterxml.jackson.module.kotlin.jacksonTypeRef
import com.fasterxml.jackson.module.kotlin.jsonMapper
import com.fasterxml.jackson.module.kotlin.kotlinModule
import com.fasterxml.jackson.module.kotlin.minusAssign
import com.fasterxml.jackson.module.kotlin.plusAssign
import com.fasterxml.jackson.module.kotlin.readValue
import com.fasterxml.jackson.module.kotlin.readValueTyped
import com.fasterxml.jackson.module.kotlin.readValues
import com.fasterxml.jackson.module.kotlin.treeToValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Code for the original compiles and works. Nothing here names Piculet. */
class OriginalImportsTest {
    data class Bird(
        val name: String,
        val grams: Int = 10,
        val colour: String = "grey",
    )

    data class Flock(
        val birds: List<Bird>,
    )

    @JvmInline
    value class Ring(
        val number: String?,
    )

    data class Ringed(
        val ring: Ring,
    )

    interface Nameless {
        @get:JsonIgnore
        val name: String
    }

    private class RingDeserializer : WrapsNullableValueClassDeserializer<Ring>(Ring::class) {
        override fun getBoxedNullValue(): Ring = Ring("none")

        override fun deserialize(
            p: JsonParser,
            ctxt: DeserializationContext,
        ): Ring = Ring("#" + p.valueAsString)
    }

    private val mapper = jacksonObjectMapper()

    @Test
    fun `mappers read classes with defaults from every source`() {
        val json = """{"name":"tit"}"""
        val tit = Bird("tit")
        assertEquals(tit, mapper.readValue<Bird>(json))
        assertEquals(tit, mapper.readValue<Bird>(json.reader()))
        assertEquals(tit, mapper.readValue<Bird>(json.byteInputStream()))
        assertEquals(tit, mapper.readValue<Bird>(json.toByteArray()))
        assertEquals(tit, mapper.readValue<Bird>(mapper.createParser(json)))
        assertEquals(tit, mapper.treeToValue<Bird>(mapper.readTree(json)))
        assertEquals(tit, mapper.convertValue<Bird>(mapOf("name" to "tit")))
        assertEquals(tit, mapper.reader().readValueTyped<Bird>(mapper.createParser(json)))
        assertEquals(listOf(tit, tit), mapper.readValues<Bird>(mapper.createParser("$json $json")).readAll())
        assertEquals(listOf(tit), mapper.readValue("[$json]", jacksonTypeRef<List<Bird>>()))
        assertEquals("""{"name":"tit","grams":10,"colour":"grey"}""", mapper.writeValueAsString(tit))
    }

    @Test
    fun `null in place of a value is the exception that callers catch`() {
        val error = assertThrows(KotlinInvalidNullException::class.java) { mapper.readValue<Bird>("""{"name":null}""") }
        assertEquals("name", error.kotlinPropertyName)
        assertEquals(Bird::class.java, error.targetType)
        assertInstanceOf(MismatchedInputException::class.java, error)
        assertThrows(RuntimeJsonMappingException::class.java) { mapper.readValue<Bird>("null") }
    }

    private inline fun <reified T> ObjectMapper.readLine(line: String): T =
        readValue(line, jacksonTypeRef<T>()).checkTypeMismatch()

    @Test
    fun `shorthands of callers check what was read`() {
        assertEquals(Bird("tit"), mapper.readLine<Bird>("""{"name":"tit"}"""))
        assertEquals(null, mapper.readLine<Bird?>("null"))
        assertThrows(RuntimeJsonMappingException::class.java) { mapper.readLine<Bird>("null") }
    }

    @Test
    fun `features are switched by all the ways there are`() {
        val built = KotlinModule
            .Builder()
            .withReflectionCacheSize(512)
            .enable(KotlinFeature.NullIsSameAsDefault)
            .build()
        assertTrue(built.nullIsSameAsDefault)
        assertFalse(kotlinModule { disable(KotlinFeature.SingletonSupport) }.singletonSupport)
        val lenient = jacksonMapperBuilder { configure(KotlinFeature.NullIsSameAsDefault, true) }.build()
        assertEquals(Bird("tit"), lenient.readValue<Bird>("""{"name":"tit","colour":null}"""))
        for (feature in KotlinFeature.entries) {
            assertEquals(feature in ON, KotlinModule.Builder().isEnabled(feature), feature.name)
            assertTrue(KotlinModule.Builder().enable(feature).isEnabled(feature), feature.name)
            assertFalse(KotlinModule.Builder().disable(feature).isEnabled(feature), feature.name)
        }
    }

    @Test
    @Suppress("DEPRECATION")
    fun `either name of the strict checks refuses null elements, and both do`() {
        val nulls = """{"birds":[null]}"""
        assertEquals(listOf<Bird?>(null), mapper.readValue<Flock>(nulls).birds)
        val names = listOf(KotlinFeature.StrictNullChecks, KotlinFeature.NewStrictNullChecks)
        for (switched in listOf(names.take(1), names.drop(1), names)) {
            val strict = jacksonObjectMapper { switched.forEach { enable(it) } }
            val error = assertThrows(MismatchedInputException::class.java) { strict.readValue<Flock>(nulls) }
            assertEquals("birds", error.path.first().fieldName, switched.toString())
        }
    }

    @Test
    fun `deserializers that wrap null are asked for it`() {
        val rings = SimpleModule().addDeserializer(Ring::class, RingDeserializer())
        val ringing =
            jsonMapper {
                addModule(kotlinModule())
                addModule(rings)
            }
        assertEquals(Ringed(Ring("none")), ringing.readValue<Ringed>("""{"ring":null}"""))
        assertEquals(Ringed(Ring("#7")), ringing.readValue<Ringed>("""{"ring":"7"}"""))
    }

    @Test
    fun `trees, mix-ins and single types are there`() {
        val node = mapper.createObjectNode().put("a", 1)
        assertTrue("a" in node)
        node -= "a"
        val array = mapper.createArrayNode()
        array += "x"
        array += 2
        assertEquals("""{}["x",2]""", node.toString() + array)
        val nameless = jacksonMapperBuilder().addMixIn<Bird, Nameless>().build()
        assertEquals("""{"grams":1,"colour":"grey"}""", nameless.writeValueAsString(Bird("tit", 1)))
        assertEquals(Regex::class.java, RegexDeserializer.handledType())
        assertEquals(null, 256.toShort().asUByte())
        assertTrue(Bird::class.java.isKotlinClass())
    }

    private companion object {
        /** All are off in Jackson 2. */
        val ON = emptySet<KotlinFeature>()
    }
}
