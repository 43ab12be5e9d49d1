package dev.piculet.lab.contenders.jackson3

import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contenders.jackson.Codec
import dev.piculet.lab.contenders.jackson.WorkingType
import dev.piculet.lab.contenders.jackson.handwrittenClassCodec
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.SerializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.module.SimpleModule

/**
 * The codecs of [HandwrittenContender], registered in a mapper for the payload's class: what they cost more there is
 * the mapper's own, and no module can be faster.
 */
class HandwrittenModuleContender : Contender {
    override fun bind(payload: Payload): Binding<*> {
        @Suppress("UNCHECKED_CAST") // The codec is the class's.
        val module =
            moduleOf(payload.classes().first() as Class<Any>, handwrittenClassCodec(payload, true) as Codec<Any>)
        return MapperBinding(Mappers.with(module), WorkingType.own(payload))
    }

    private fun moduleOf(
        type: Class<Any>,
        codec: Codec<Any>,
    ) = SimpleModule()
        .addDeserializer(type, CodecDeserializer(codec))
        .addSerializer(type, CodecSerializer(codec))

    private class CodecDeserializer(
        private val codec: Codec<Any>,
    ) : ValueDeserializer<Any>() {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Any = codec.read(parser)
    }

    private class CodecSerializer(
        private val codec: Codec<Any>,
    ) : ValueSerializer<Any>() {
        override fun serialize(
            value: Any,
            generator: JsonGenerator,
            context: SerializationContext,
        ) = codec.write(generator, value)
    }
}
