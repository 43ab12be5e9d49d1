package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature
import tools.jackson.databind.deser.jdk.NumberDeserializers
import tools.jackson.databind.json.JsonMapper
import tools.jackson.databind.module.SimpleModule

/** Which creator makes an object of Java and what it is given, with generated code and with Jackson alone. */
class JavaCreationsTest {
    private val numbers =
        SimpleModule("numbers")
            .addDeserializer(
                Int::class.javaObjectType,
                NumberDeserializers
                    .IntegerDeserializer(Int::class.javaObjectType, 7),
            ).addDeserializer(
                Long::class.javaObjectType,
                NumberDeserializers
                    .LongDeserializer(Long::class.javaObjectType, 8L),
            ).addDeserializer(
                Double::class.javaObjectType,
                NumberDeserializers
                    .DoubleDeserializer(Double::class.javaObjectType, 0.5),
            ).addDeserializer(
                Boolean::class.javaObjectType,
                NumberDeserializers
                    .BooleanDeserializer(Boolean::class.javaObjectType, false),
            ).addDeserializer(
                Char::class.javaObjectType,
                NumberDeserializers.CharacterDeserializer(Char::class.javaObjectType, '-'),
            )

    private fun mapper(
        subject: Subject,
        configure: MapperBuilder.() -> Unit,
    ): JsonMapper = builder().addModule(subject.module(mapOf())).apply(configure).build()

    /** Each document twice, since what the first one has made must not change how the next one is read. */
    private fun assertReadAlike(
        type: Class<*>,
        vararg documents: String,
        configure: MapperBuilder.() -> Unit = {},
    ) {
        val mappers =
            listOf(PlainJackson, JavaPiculet(0), JavaPiculet(0, usesBuffers = false)).map { mapper(it, configure) } +
                PiculetJsonMapper.of(mapper(JavaPiculet(0), configure))
        val told = mappers.map { mapper ->
            (documents.toList() + documents).joinToString("\n") { "$it:\n${toldOfTree(mapper, type, it)}" }
        }
        assertAllAlike(told)
    }

    @Test
    fun `a delegating creator comes before one of properties, unless it takes a list`() {
        assertReadAlike(
            JavaCreations.Cellar::class.java,
            """{"chest":{"coins":1},"purse":{"coins":2}}""",
            """{"purse":[3,4]}""",
            """{"chest":{"coins":1},"key":{"teeth":5}}""",
            """{"key":"123e4567-e89b-12d3-a456-426614174000"}""",
        )
        assertReadAlike(JavaCreations.Chest::class.java, """{"coins":1}""")
        assertReadAlike(JavaCreations.Key::class.java, """{"teeth":1}""")
        assertReadAlike(JavaCreations.Purse::class.java, """{"coins":1}""", "[1]")
    }

    @Test
    fun `what a deserializer throws for a missing argument is told as a failure of the creator`() {
        assertReadAlike(
            JavaCreations.Toll::class.java,
            """{"coins":1,"bridge":2}""",
            """{"coins":1}""",
            """{"coins":1,"bridge":null}""",
        )
        assertReadAlike(JavaCreations.Toll::class.java, "{}") {
            disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        }
        assertReadAlike(JavaCreations.Road::class.java, """{"length":1,"toll":{"coins":1}}""")
    }

    @Test
    fun `numbers, truth values and characters may have a value for null`() {
        val documents =
            arrayOf(
                """{"count":null,"isOpen":null,"mark":null}""",
                """{"all":[1,null],"byName":{"a":null,"b":2.0}}""",
                """{"all":[null],"byName":{},"count":3,"isOpen":true,"mark":"x"}""",
                "{}",
            )
        assertReadAlike(JavaCreations.Defaults::class.java, *documents, """{"array":[null,1]}""") { addModule(numbers) }
        assertReadAlike(JavaCreations.Given::class.java, *documents) { addModule(numbers) }
        assertReadAlike(JavaCreations.Given::class.java, *documents)
    }
}
