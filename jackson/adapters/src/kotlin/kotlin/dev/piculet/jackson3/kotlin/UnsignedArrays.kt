package dev.piculet.jackson3.kotlin

import tools.jackson.databind.JavaType
import tools.jackson.databind.exc.MismatchedInputException
import tools.jackson.databind.type.TypeFactory
import tools.jackson.databind.util.StdConverter

/** Makes an array of unsigned numbers of a list that was read. Throws [MismatchedInputException] for null in it. */
internal class ListToUnsignedArrayConverter(
    private val array: Class<*>,
) : StdConverter<List<*>, Any>() {
    override fun convert(value: List<*>): Any {
        val numbers = value.map { it ?: throw nullRefused() }
        return when (array.name) {
            "kotlin.UByteArray" -> UByteArray(numbers.size) { numbers[it] as UByte }
            "kotlin.UShortArray" -> UShortArray(numbers.size) { numbers[it] as UShort }
            "kotlin.UIntArray" -> UIntArray(numbers.size) { numbers[it] as UInt }
            else -> ULongArray(numbers.size) { numbers[it] as ULong }
        }
    }

    private fun nullRefused(): MismatchedInputException =
        MismatchedInputException.from(null, array, "null is no element of ${array.simpleName}.")

    override fun getInputType(typeFactory: TypeFactory): JavaType {
        val element = Class.forName(array.name.removeSuffix("Array"), false, array.classLoader)
        return typeFactory.constructCollectionType(List::class.java, element)
    }

    override fun getOutputType(typeFactory: TypeFactory): JavaType = typeFactory.constructType(array)
}
