package dev.piculet.model.kotlin

import dev.piculet.model.DefaultsModel
import dev.piculet.model.ParameterModel
import java.lang.reflect.Executable
import java.lang.reflect.Field
import java.util.Optional

/**
 * Finds the compiler's member that takes masks of absent arguments. Its parameter types cannot be computed from those of the
 * creator's own member, since a value class can be boxed here and not there (KT-57357): so the candidates are compared.
 */
internal object KotlinDefaults {
    /**
     * Returns how to call the creator with defaults; null if no parameter has one, or no candidate fits.
     *
     * @param receiver static field with the companion object that the candidates take first
     */
    fun find(
        parameters: List<ParameterModel>,
        written: Int,
        candidates: List<Executable>,
        receiver: Field? = null,
    ): DefaultsModel? {
        if (parameters.none { it.hasDefault }) {
            return null
        }
        val maskCount = (written + Int.SIZE_BITS - 1) / Int.SIZE_BITS
        val first = if (receiver == null) 0 else 1
        val member =
            candidates
                .filter { isFit(it.parameterTypes, first, parameters, maskCount) }
                .maxByOrNull { candidate ->
                    parameters.count { it.type.rawClass() == candidate.parameterTypes[first + it.index] }
                }
        return member?.let {
            DefaultsModel(it, Optional.ofNullable(receiver), maskCount, true, parameters.size - written)
        }
    }

    private fun isFit(
        types: Array<Class<*>>,
        first: Int,
        parameters: List<ParameterModel>,
        maskCount: Int,
    ): Boolean {
        val firstMask = first + parameters.size
        val marker = firstMask + maskCount
        return types.size == marker + 1 &&
            parameters.all { accepts(types[first + it.index], it) } &&
            areMasks(types, firstMask, marker) &&
            !types[marker].isPrimitive
    }

    private fun areMasks(
        types: Array<Class<*>>,
        from: Int,
        to: Int,
    ): Boolean {
        for (index in from until to) {
            if (types[index] != Int::class.javaPrimitiveType) {
                return false
            }
        }
        return true
    }

    private fun accepts(
        type: Class<*>,
        parameter: ParameterModel,
    ): Boolean = type == parameter.type.rawClass() || type == parameter.type.valueClass().orElse(null)
}
