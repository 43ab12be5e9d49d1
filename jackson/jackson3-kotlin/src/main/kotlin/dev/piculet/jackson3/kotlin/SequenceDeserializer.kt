package dev.piculet.jackson3.kotlin

import tools.jackson.core.JsonParser
import tools.jackson.databind.BeanProperty
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.std.StdConvertingDeserializer
import tools.jackson.databind.deser.std.StdDeserializer

/** Reads a sequence as a list, of the declared elements where they are known. */
object SequenceDeserializer : StdDeserializer<Sequence<*>>(Sequence::class.java) {
    override fun createContextual(
        ctxt: DeserializationContext,
        property: BeanProperty?,
    ): ValueDeserializer<*> {
        val elements = ctxt.contextualType?.containedType(0) ?: return this
        return StdConvertingDeserializer(ListToSequenceConverter(elements)).createContextual(ctxt, property)
    }

    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): Sequence<*> = ctxt.readValue(p, List::class.java).asSequence()
}
