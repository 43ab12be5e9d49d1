package dev.piculet.lab.contenders.jackson2

import com.fasterxml.jackson.core.JsonGenerator
import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.JsonSerializer
import com.fasterxml.jackson.databind.SerializerProvider
import com.fasterxml.jackson.databind.module.SimpleModule
import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.WorkingType
import dev.piculet.lab.contenders.jackson.handwrittenClassCodec

/**
 * The codecs of [HandwrittenJackson2Contender], registered in a mapper for the payload's class: what they cost more there is
 * the mapper's own, and no module can be faster.
 */
class HandwrittenJackson2ModuleContender : Contender {
    override fun bind(payload: Payload): Binding<*> {
        @Suppress("UNCHECKED_CAST") // The codec is the class's.
        val module =
            moduleOf(payload.classes().first() as Class<Any>, handwrittenClassCodec(payload, true) as Codec<Any>)
        return Jackson2Binding(Mappers.with(module), WorkingType.own(payload))
    }

    private fun moduleOf(
        type: Class<Any>,
        codec: Codec<Any>,
    ) = SimpleModule()
        .addDeserializer(type, CodecDeserializer(codec))
        .addSerializer(type, CodecSerializer(codec))

    private class CodecDeserializer(
        private val codec: Codec<Any>,
    ) : JsonDeserializer<Any>() {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Any = codec.read(parser)
    }

    private class CodecSerializer(
        private val codec: Codec<Any>,
    ) : JsonSerializer<Any>() {
        override fun serialize(
            value: Any,
            generator: JsonGenerator,
            provider: SerializerProvider,
        ) = codec.write(generator, value)
    }
}
