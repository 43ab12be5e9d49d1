package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.JsonNode
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.SerializationFeature
import tools.jackson.databind.json.JsonMapper

/** Objects of Java that refer to each other, with generated code and with Jackson alone. */
class JavaReferencesTest {
    private fun mapper(
        subject: Subject,
        configure: MapperBuilder.() -> Unit = {},
    ): JsonMapper = builder().addModule(subject.module(mapOf())).apply(configure).build()

    private fun read(
        mapper: JsonMapper,
        json: String,
    ): String = told {
        mapper.writeValueAsString(mapper.readValue(json.toByteArray(), JavaReferences.Fleet::class.java))
    }

    /** Jackson gives a creator nothing for it, and goes on; whether it is set later depends on where it was. */
    @Test
    fun `an id inside of what belongs to a creator may come before its object`() {
        val users =
            listOf(
                """"ship":{"home":1,"masts":2}""",
                """"ship":{"masts":2,"home":1}""",
                """"boat":{"home":1,"oars":2}""",
                """"boat":{"oars":2,"home":1}""",
                """"load":{"cargo":{"from":1,"tons":3},"number":2}""",
                """"load":{"number":2,"cargo":{"tons":3,"from":1}}""",
                """"yacht":{"oars":2,"home":2}""",
                """"raft":{"oars":2,"home":{"bay":3}}""",
                """"ferry":{"oars":2,"home":[2]}""",
                """"canoe":{"oars":2,"home":2}""",
                """"barge":{"oars":2,"home":[2]}""",
                """"convoy":{"oars":2,"home":[{"tons":3,"from":1}]}""",
            )
        val ports =
            """"ports":[{"key":1,"name":"Lee"}],"harbours":[{"key":2}],"bays":[{"bay":{"key":3}}]"""
        for (mayBeMissing in listOf(false, true)) {
            val (expected, actual) =
                listOf(PlainJackson, JavaPiculet(0)).map { subject ->
                    val mapper =
                        mapper(subject) {
                            if (mayBeMissing) disable(DeserializationFeature.FAIL_ON_UNRESOLVED_OBJECT_IDS)
                        }
                    users.flatMap { user ->
                        listOf("{$user,$ports,\"size\":1}", "{$ports,$user,\"size\":1}", "{$user,\"size\":1}")
                            .map { "$it: ${read(mapper, it)}" }
                    }
                }
            assertEquals(expected.joinToString("\n"), actual.joinToString("\n"))
        }
    }

    /** Nothing limits the depth of trees but the stack. */
    @Test
    fun `objects that hold each other are an endless recursion, and no error of the JVM`() {
        val ring = JavaReferences.Ring()
        ring.inside = JavaReferences.Ring().apply { inside = ring }
        for (subject in listOf(PlainJackson, JavaPiculet(0), JavaPiculet(0, usesBuffers = false))) {
            val mapper = mapper(subject)
            // What an exception needs is loaded before the stack is full.
            told { mapper.readValue("[", JavaReferences.Ring::class.java) }
            told { mapper.writeValueAsString(JavaFailures.Failing().apply { setB(1) }) }
            val told = told { mapper.valueToTree<JsonNode>(ring) }
            assertTrue("Infinite recursion (StackOverflowError)" in told) { "${subject.name}: ${told.take(300)}" }
        }
    }

    @Test
    fun `an object of a subclass that holds itself is seen by the serializer of its superclass`() {
        val values =
            listOf(
                JavaReferences.Box().apply { box = this },
                JavaReferences.Ladder().apply { leaning = this },
                JavaReferences.Shelf().apply { box = JavaReferences.Box() },
            )
        val told =
            listOf(PlainJackson, JavaPiculet(0), JavaPiculet(0, usesBuffers = false)).map { subject ->
                listOf(true, false).joinToString("\n") { isStatic ->
                    val mapper =
                        mapper(subject) {
                            if (isStatic) enable(MapperFeature.USE_STATIC_TYPING)
                        }
                    val writer = mapper.writerFor(JavaReferences.Shelf::class.java)
                    val asNull =
                        writer
                            .without(SerializationFeature.FAIL_ON_SELF_REFERENCES)
                            .with(SerializationFeature.WRITE_SELF_REFERENCES_AS_NULL)
                    values
                        .flatMap { value ->
                            listOf(
                                told { writer.writeValueAsString(value) },
                                told { String(writer.writeValueAsBytes(value)) },
                                told { asNull.writeValueAsString(value) },
                                told { String(asNull.writeValueAsBytes(value)) },
                            )
                        }.joinToString("\n")
                }
            }
        assertAllAlike(told)
    }
}
