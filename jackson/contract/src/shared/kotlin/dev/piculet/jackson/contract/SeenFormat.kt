package dev.piculet.jackson.contract

import tools.jackson.core.JsonParser
import tools.jackson.databind.JavaType
import tools.jackson.databind.ObjectMapper

/** Notes what a serializer tells visitors, such as those that make schemas, of a number: its size, and the type's name. */
internal class SeenFormat private constructor() : FormatVisitor() {
    private var text = "any"

    override fun expectIntegerFormat(type: JavaType): IntegerVisitor =
        object : IntegerVisitor() {
            override fun numberType(number: JsonParser.NumberType) {
                text = "$number ${type.rawClass.simpleName}"
            }
        }

    companion object {
        /** Returns `INT Type`, or `any` if no integer is told of. */
        fun of(
            type: Class<*>,
            mapper: ObjectMapper,
        ): String = SeenFormat().also { mapper.acceptJsonFormatVisitor(type, it) }.text
    }
}
