package dev.piculet.jackson3.kotlin

import tools.jackson.databind.JavaType
import tools.jackson.databind.type.TypeFactory
import tools.jackson.databind.util.StdConverter

/** Makes a sequence of a list that was read. */
internal class ListToSequenceConverter(
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
