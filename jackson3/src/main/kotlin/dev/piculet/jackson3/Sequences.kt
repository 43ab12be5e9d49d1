package dev.piculet.jackson3

import tools.jackson.core.JsonParser
import tools.jackson.databind.BeanProperty
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JavaType
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.std.StdConvertingDeserializer
import tools.jackson.databind.deser.std.StdDeserializer
import tools.jackson.databind.type.TypeFactory
import tools.jackson.databind.util.StdConverter

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
