package dev.piculet.model.kotlin

import dev.piculet.model.ClassModel
import dev.piculet.model.CreatorModel
import dev.piculet.model.DefaultsModel
import dev.piculet.model.inspect.ClassModels
import java.lang.reflect.Constructor
import java.lang.reflect.Executable
import java.lang.reflect.Field
import java.lang.reflect.InvocationTargetException
import java.lang.reflect.Method

internal inline fun <reified T> model(): ClassModel = ClassModels.create().of(T::class.java)

internal fun CreatorModel.call(vararg arguments: Any?): Any? = member.invoke(arguments.asList())

/** Calls the creator with the arguments by name and the defaults of all others. Uses the model alone. */
internal fun CreatorModel.callWith(arguments: Map<String, Any?>): Any? {
    val defaults = defaults.orElseThrow()
    val masks = IntArray(defaults.maskCount)
    val values =
        parameters.map { parameter ->
            val name = parameter.name.orElse("")
            if (parameter.index >= defaults.firstMasked && name !in arguments) {
                val bit = parameter.index - defaults.firstMasked
                masks[bit / Int.SIZE_BITS] = masks[bit / Int.SIZE_BITS] or (1 shl bit % Int.SIZE_BITS)
                zero(defaults.parameterType(parameter.index))
            } else {
                arguments[name]
            }
        }
    return defaults.member.invoke(receiver(defaults) + values + masks.asList() + listOfNulls(defaults))
}

private fun receiver(defaults: DefaultsModel): List<Any?> {
    val field: Field = defaults.receiver.orElse(null) ?: return listOf()
    field.isAccessible = true
    return listOf(field.get(null))
}

private fun listOfNulls(defaults: DefaultsModel): List<Any?> = if (defaults.hasMarker) listOf(null) else listOf()

private fun zero(type: Class<*>): Any? = if (type.isPrimitive) {
    java.lang.reflect.Array
        .get(java.lang.reflect.Array.newInstance(type, 1), 0)
} else {
    null
}

private fun Executable.invoke(arguments: List<Any?>): Any? {
    isAccessible = true
    try {
        return when (this) {
            is Constructor<*> -> newInstance(*arguments.toTypedArray())
            is Method -> invoke(null, *arguments.toTypedArray())
            else -> error("neither constructor nor method")
        }
    } catch (e: InvocationTargetException) {
        throw e.targetException
    }
}
