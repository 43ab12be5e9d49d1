package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.JsonNode
import tools.jackson.databind.json.JsonMapper

/** A user's code may ask parsers and generators which object is being read or written. */
class SeenAroundTest {
    private val plain = builder().build()

    private val mappers: Map<String, JsonMapper> =
        listOf(JavaPiculet(0), JavaPiculet(0, usesBuffers = false), JavaPiculet(Int.MAX_VALUE))
            .map { it.name to builder().addModule(it.module(mapOf())).build() }
            .flatMap { (name, mapper) -> listOf(name to mapper, "$name, direct" to PiculetJsonMapper.of(mapper)) }
            .toMap()

    private fun written(
        mapper: JsonMapper,
        value: Any,
    ): List<String> =
        listOf(
            told { mapper.writeValueAsBytes(value).decodeToString() },
            told { mapper.writeValueAsString(value) },
            told { mapper.valueToTree<JsonNode>(value) },
        )

    @Test
    fun `serializers see the same object around them as with Jackson`() {
        for (value in SeenAround.values()) {
            val expected = written(plain, value)
            for ((name, mapper) in mappers) {
                repeat(2) { assertEquals(expected, written(mapper, value)) { "$name, $value" } }
            }
        }
    }

    private fun assertReadAlike(
        type: Class<*>,
        json: String,
    ) {
        val expected = toldOfTree(plain, type, json)
        for ((name, mapper) in mappers) {
            repeat(2) { assertEquals(expected, toldOfTree(mapper, type, json)) { "$name, $json" } }
        }
    }

    private val lists = """"first":1,"all":[1,2],"others":[3],"named":{"a":1,"b":2},"array":[1,[2]]"""

    /** Before Jackson 3.2, the parser names an object that a creator has made even if that has ended. */
    @Test
    fun `deserializers see the same object around them as with Jackson`() {
        val made = """{"seen":1,"all":[1],"number":1}"""
        val inner = """{$lists,"last":[{}]}"""
        assertReadAlike(SeenAround.Bean::class.java, inner)
        assertReadAlike(SeenAround.Bean::class.java, """{"bean":$inner,"beans":[$inner,$inner],$lists,"last":1}""")
        assertReadAlike(SeenAround.Bean::class.java, """{"last":{},"unknown":1,"built":{"all":[1],"seen":2},$lists}""")
        assertReadAlike(SeenAround.Bean::class.java, """{"bean":{},$lists,"beans":[],"made":$made}""")
        assertReadAlike(SeenAround.Made::class.java, made)
        assertReadAlike(SeenAround.Both::class.java, """{"set":1,"seen":2,"number":3}""")
        assertReadAlike(SeenAround.Both::class.java, """{"seen":2,"number":3,"set":1}""")
        assertReadAlike(SeenAround.Both::class.java, """{"seen":2,"set":1}""")
        assertReadAlike(SeenAround.Built::class.java, """{"all":[1],"seen":2}""")
    }

    @Test
    fun `the path of a failure has the name that was read, also behind an object that a creator has made`() {
        for (name in listOf("number", "n", "nr")) {
            for (value in listOf("\"x\"", "{}")) {
                val failing = """{"held":{"a":1},"$name":$value}"""
                assertReadAlike(SeenAround.Aliased::class.java, failing)
                assertReadAlike(SeenAround.Aliased::class.java, """{"held":{"b":1,"a":1},"i":$failing}""")
                assertReadAlike(SeenAround.Aliased::class.java, """{"held":{"a":1},"inside":$failing}""")
                assertReadAlike(SeenAround.Aliased::class.java, """{"inside":$failing,"n":1}""")
            }
        }
    }

    @Test
    fun `generated code leaves the object around one that a creator has made`() {
        val made = """{"seen":1,"number":1,"all":[1]}"""
        val json = """{"made":$made,"first":1,"allMade":[$made],"last":1}"""
        val mapper = mappers.values.first()
        repeat(2) {
            val bean = mapper.readValue(json.toByteArray(), SeenAround.Bean::class.java)
            assertEquals(listOf("Bean", "Bean"), listOf(bean.first, bean.last).map { it.around() })
            val inside = listOf(bean.made.seen(), bean.made.all()[0])
            assertEquals(listOf("nothing", "ArrayList"), inside.map { it.around() })
        }
    }
}
