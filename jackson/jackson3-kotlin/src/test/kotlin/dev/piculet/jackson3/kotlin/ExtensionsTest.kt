package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonProperty
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.databind.DatabindException
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule
import tools.jackson.databind.ser.std.StdSerializer
import java.nio.file.Files
import java.nio.file.Path

class ExtensionsTest {
    private val mapper = jacksonObjectMapper()

    interface Renamed {
        @get:JsonProperty("n")
        val name: String
    }

    data class Named(val name: String, val note: String? = null)

    object Shouted : StdSerializer<Int>(Int::class.java) {
        override fun serialize(
            value: Int,
            gen: JsonGenerator,
            ctxt: SerializationContext,
        ) {
            gen.writeString("$value!")
        }
    }

    object Heard : StdDeserializer<Int>(Int::class.java) {
        override fun deserialize(
            p: JsonParser,
            ctxt: DeserializationContext,
        ): Int = p.string.dropLast(1).toInt()
    }

    class Numbers(val primitive: Int, val boxed: Int?)

    @Test
    fun valuesAreReadFromEverySource() {
        val json = "[1,2]"
        val expected = listOf(1L, 2L)
        val file = Files.writeString(Files.createTempFile("extensions", ".json"), json)
        assertEquals(expected, mapper.readValue<List<Long>>(json))
        assertEquals(expected, mapper.readValue<List<Long>>(json.reader()))
        assertEquals(expected, mapper.readValue<List<Long>>(json.byteInputStream()))
        assertEquals(expected, mapper.readValue<List<Long>>(json.toByteArray()))
        assertEquals(expected, mapper.readValue<List<Long>>(mapper.createParser(json)))
        assertEquals(expected, mapper.readValue<List<Long>>(file.toFile()))
        assertEquals(expected, mapper.treeToValue<List<Long>>(mapper.readTree(json)))
        assertEquals(expected, mapper.convertValue<List<Long>>(listOf("1", "2")))
        assertEquals(expected, mapper.reader().readValueTyped<List<Long>>(mapper.createParser(json)))
        assertEquals(expected, mapper.reader().treeToValue<List<Long>>(mapper.readTree(json)))
        Files.delete(file)
    }

    @Test
    fun severalValuesAreReadOneAfterTheOther() {
        assertEquals(listOf(1, 2), mapper.readValues<Int>(mapper.createParser("1 2")).asSequence().toList())
        assertEquals(
            listOf(1, 2),
            mapper
                .reader()
                .readValuesTyped<Int>(mapper.createParser("1 2"))
                .asSequence()
                .toList(),
        )
    }

    @Test
    fun nullIsAnErrorWhereTheTypeHasNoRoomForIt() {
        val refused = assertThrows(DatabindException::class.java) { mapper.readValue<String>("null") }
        assertEquals("Read null where java.lang.String was asked for.", refused.originalMessage)
        assertThrows(DatabindException::class.java) { mapper.convertValue<String>(null) }
        assertThrows(DatabindException::class.java) { mapper.treeToValue<String>(mapper.nodeFactory.nullNode()) }
        assertThrows(DatabindException::class.java) {
            mapper
                .reader()
                .readValueTyped<String>(mapper.createParser("null"))
        }
        assertThrows(DatabindException::class.java) { mapper.readValues<String>(mapper.createParser("null")).next() }
        assertThrows(DatabindException::class.java) {
            mapper.reader().readValuesTyped<String>(mapper.createParser("null")).next()
        }
        assertNull(mapper.readValue<String?>("null"))
        assertNull(mapper.convertValue<String?>(null))
        assertNull(mapper.reader().treeToValue<String>(mapper.nodeFactory.nullNode()))
    }

    @Test
    fun aValueOfAnotherClassIsAnError() {
        val wrong = SimpleModule()
        @Suppress("UNCHECKED_CAST")
        wrong.addDeserializer(String::class.java, Heard as ValueDeserializer<String>)
        val mapper = jacksonMapperBuilder().addModule(wrong).build()
        val refused = assertThrows(DatabindException::class.java) { mapper.readValue<String?>("\"7!\"") }
        assertEquals("Read java.lang.Integer where java.lang.String? was asked for.", refused.originalMessage)
    }

    @Test
    fun serializersOfAClassServeItsPrimitiveToo() {
        val numbers = SimpleModule().addSerializer(Int::class, Shouted).addDeserializer(Int::class, Heard)
        val mapper = jacksonMapperBuilder().addModule(numbers).build()
        val json = """{"primitive":"1!","boxed":"2!"}"""
        assertEquals(json, mapper.writeValueAsString(Numbers(1, 2)))
        val read = mapper.readValue<Numbers>(json)
        assertEquals(listOf(1, 2), listOf(read.primitive, read.boxed))
    }

    @Test
    fun mixInsAndOverridesAreNamedByTypeArguments() {
        val renaming = jacksonMapperBuilder().addMixIn<Named, Renamed>().build()
        assertEquals("""{"n":"a","note":null}""", renaming.writeValueAsString(Named("a")))
        val overriding =
            jacksonMapperBuilder()
                .withConfigOverride<String> {
                    it.include = JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, null)
                }.build()
        assertEquals("""{"name":"a"}""", overriding.writeValueAsString(Named("a")))
    }

    @Test
    fun modulesNameOverridesByTypeArguments() {
        val module =
            object : SimpleModule("overrides") {
                override fun setupModule(context: JacksonModule.SetupContext) {
                    context.configOverride<String>().include =
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, null)
                }
            }
        val mapper = jacksonMapperBuilder().addModule(module).build()
        assertEquals("""{"name":"a"}""", mapper.writeValueAsString(Named("a")))
    }

    @Test
    fun buildersTakeSettingsOfTheModule() {
        val json = """{"name":"a","note":null}"""
        assertEquals(
            Named("a"),
            jacksonObjectMapper { enable(KotlinFeature.NullIsSameAsDefault) }
                .readValue<Named>(json),
        )
        assertEquals(0, jsonMapper().registeredModules().count())
        assertEquals(1, (jacksonObjectMapper() as JsonMapper).registeredModules().count())
    }

    @Test
    fun classesOfKotlinAreTold() {
        assertTrue(Named::class.java.isKotlinClass())
        assertFalse(Path::class.java.isKotlinClass())
    }

    @Test
    fun nodesAreChangedByOperators() {
        val array = mapper.createArrayNode()
        array + true
        array += 2
        array += 3L
        array += "s"
        array += byteArrayOf(1)
        array += 1.5
        array += 2.5f
        array += 1.toBigDecimal()
        array += 2.toBigInteger()
        array += mapper.createObjectNode().put("a", 1)
        array += mapper.createArrayNode().add(9)
        assertEquals("""[true,2,3,"s","AQ==",1.5,2.5,1,2,{"a":1},9]""", array.toString())
        array -= 0
        array - 0
        assertEquals(3, array[0].intValue())
        assertTrue(8 in array)
        assertFalse(9 in array)
    }

    @Test
    fun fieldsAreTakenOutByOperators() {
        val fields = mapper.createObjectNode().put("a", 1).put("b", 2).put("c", 3).put("d", 4).put("e", 5)
        fields -= "a"
        fields - "b"
        fields -= listOf("c")
        fields - listOf("d")
        assertEquals("""{"e":5}""", fields.toString())
        assertTrue("e" in fields)
        assertFalse("a" in fields)
    }
}
