package dev.piculet.jackson2

import com.fasterxml.jackson.core.JsonParser
import com.fasterxml.jackson.databind.BeanProperty
import com.fasterxml.jackson.databind.DeserializationContext
import com.fasterxml.jackson.databind.JavaType
import com.fasterxml.jackson.databind.JsonDeserializer
import com.fasterxml.jackson.databind.deser.ContextualDeserializer
import com.fasterxml.jackson.databind.deser.std.StdDelegatingDeserializer
import com.fasterxml.jackson.databind.deser.std.StdDeserializer
import com.fasterxml.jackson.databind.type.TypeFactory
import com.fasterxml.jackson.databind.util.StdConverter

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

private class ListToSequenceConverter(
    private val elements: JavaType,
) : StdConverter<List<*>, Sequence<*>>() {
    override fun convert(value: List<*>): Sequence<*> = value.asSequence()

    override fun getInputType(typeFactory: TypeFactory): JavaType =
        typeFactory.constructCollectionType(List::class.java, elements)

    override fun getOutputType(typeFactory: TypeFactory): JavaType =
        typeFactory.constructParametricType(Sequence::class.java, elements)
}

/** Writes a sequence element by element. */
internal class SequenceToIteratorConverter(
    private val sequence: JavaType,
) : StdConverter<Sequence<*>, Iterator<*>>() {
    override fun convert(value: Sequence<*>): Iterator<*> = value.iterator()

    override fun getInputType(typeFactory: TypeFactory): JavaType = sequence

    override fun getOutputType(typeFactory: TypeFactory): JavaType {
        val elements = typeFactory.findTypeParameters(sequence, Sequence::class.java)?.firstOrNull()
        return typeFactory.constructParametricType(Iterator::class.java, elements ?: TypeFactory.unknownType())
    }
}
