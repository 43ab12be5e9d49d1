package dev.piculet.jackson2.kotlin

import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.BeanProperty
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.deser.ContextualDeserializer
import com.fasterxml.jackson.databind.deser.std.StdDelegatingDeserializer
import com.fasterxml.jackson.databind.deser.std.StdDeserializer

/** Reads a sequence as a list, of the declared elements where they are known. */
object SequenceDeserializer :
    StdDeserializer<Sequence<*>>(Sequence::class.java),
    ContextualDeserializer {
    override fun createContextual(
        ctxt: DeserializationContext,
        property: BeanProperty?,
    ): JsonDeserializer<*> {
        val elements = ctxt.contextualType?.containedType(0) ?: return this
        return StdDelegatingDeserializer(ListToSequenceConverter(elements)).createContextual(ctxt, property)
    }

    override fun deserialize(
        p: JsonParser,
        ctxt: DeserializationContext,
    ): Sequence<*> = ctxt.readValue(p, List::class.java).asSequence()
}
