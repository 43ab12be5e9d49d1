package dev.piculet.jackson.contract

import tools.jackson.databind.JsonNode
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.json.JsonMapper
import java.io.ByteArrayInputStream
import java.io.InputStream
import java.util.Random

/** The ways in which programs read with a mapper, each of which tells what it has found. */
internal enum class ReadingCall(
    private val outcome: Reading.() -> Any?,
) {
    BYTES({ mapper.readValue(json, type) }),
    TEXT({ mapper.readValue(text, type) }),
    STREAM({ mapper.readValue(pieces(), type) }),
    READER({ mapper.readValue(text.reader(), type) }),
    JAVA_TYPE({ mapper.readValue<Any?>(json, mapper.constructType(type)) }),
    OF_READER({ mapper.readerFor(type).readValue<Any?>(json) }),
    OF_CHANGED_READER({ RandomSettings.of(mapper.readerFor(type), random).readValue<Any?>(json) }),
    LIST({ mapper.readerForListOf(type).readValue<Any?>("[$text,$text\n, $text]") }),
    LIST_OF_BYTES({ mapper.readerForListOf(type).readValue<Any?>("[$text,$text]".toByteArray()) }),
    ARRAY({ mapper.readValue("[$text , $text]".toByteArray(), type.arrayType()) }),
    MAP({ mapper.readerForMapOf(type).readValue<Any?>("{\"a\":$text,\"\\u0062\": $text}".toByteArray()) }),
    TREE({ mapper.readValue(json, JsonNode::class.java).let { mapper.treeToValue(it, type) } }),
    CONVERTED({ mapper.convertValue(mapper.readValue(json, Any::class.java), type) }),
    UPDATED({ mapper.readerForUpdating(mapper.readValue(json, type)).readValue<Any?>(json) }),
    VALUES({
        val values = mapper.readerFor(type).readValues<Any?>("$text $text\n$text".toByteArray())
        List(3) { if (values.hasNextValue()) values.nextValue() else "end" }
    }),
    PARSER({
        mapper.createParser("[$text,\n7 , $text]".toByteArray()).use { parser ->
            parser.nextToken()
            parser.nextToken()
            val first = mapper.readValue(parser, type)
            val state = stateOf(parser, hasText = true)
            parser.nextToken()
            val between = stateOf(parser, hasText = true)
            parser.nextToken()
            listOf(first, state, between, mapper.readValue(parser, type), stateOf(parser, hasText = true))
        }
    }),
    ;

    /** What is read. The same seed makes the same choices. */
    class Reading(
        val mapper: JsonMapper,
        val type: Class<*>,
        val json: ByteArray,
        private val seed: Long,
    ) {
        val text = json.decodeToString()

        val random get() = Random(seed)

        fun pieces(): InputStream {
            val size = 1 + random.nextInt(if (random.nextBoolean()) 9 else 9_000)
            return object : ByteArrayInputStream(json) {
                override fun read(
                    target: ByteArray,
                    offset: Int,
                    length: Int,
                ): Int = super.read(target, offset, minOf(length, size))
            }
        }
    }

    fun resultOf(reading: Reading): String =
        withoutJvmsWords(withoutParsersWords(told { FieldText().of(outcome(reading)) }))
}

/** The ways in which programs write with a mapper. */
internal enum class WritingCall(
    private val outcome: Writing.() -> Any?,
) {
    BYTES({ mapper.writeValueAsBytes(value).decodeToString() }),
    TEXT({ mapper.writeValueAsString(value) }),
    STREAM({ RecordedTarget().also { mapper.writeValue(it, value) }.text }),
    OF_WRITER({ mapper.writer().writeValueAsString(value) }),
    OF_TYPED_WRITER({ mapper.writerFor(value.javaClass).writeValueAsBytes(value).decodeToString() }),

    /** Jackson keeps serializers with the settings of the first call that needs them, so one with the mapper's goes before. */
    OF_CHANGED_WRITER({
        runCatching { mapper.writeValueAsString(value) }
        RandomSettings.of(mapper.writer(), random).writeValueAsString(value)
    }),
    LIST({ mapper.writeValueAsBytes(listOf(value, null, value)).decodeToString() }),
    MAP({ mapper.writeValueAsString(mapOf("a" to value, "b" to listOf(value))) }),
    TREE({ mapper.valueToTree<JsonNode>(value).toString() }),
    CONVERTED({ mapper.convertValue(value, Any::class.java) }),
    GENERATOR({
        RecordedTarget()
            .also { target ->
                mapper.createGenerator(target).use {
                    it.writeStartArray()
                    mapper.writeValue(it, value)
                    mapper.writeValue(it, value)
                    it.writeEndArray()
                }
            }.text
    }),
    VALUES({
        val target = RecordedTarget()
        mapper.writer().writeValues(target).use { it.write(value).write(value) }
        target.text
    }),
    ;

    /** What is written. The same seed makes the same choices. */
    class Writing(
        val mapper: ObjectMapper,
        val value: Any,
        private val seed: Long,
    ) {
        val random get() = Random(seed)
    }

    fun resultOf(writing: Writing): String = withoutJvmsWords(told { outcome(writing) })
}
