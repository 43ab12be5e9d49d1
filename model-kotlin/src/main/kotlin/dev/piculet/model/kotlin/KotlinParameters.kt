package dev.piculet.model.kotlin

import dev.piculet.model.ParameterModel
import dev.piculet.model.TypeModel
import java.lang.reflect.Executable
import java.util.Optional
import kotlin.metadata.KmValueParameter
import kotlin.metadata.declaresDefaultValue

/** Matches the parameters that the source wrote to those of the JVM member. */
internal class KotlinParameters(
    private val types: KotlinTypes,
) {
    /** Parameters that the member has before the written ones, such as the enclosing instance, have no name. */
    fun of(
        member: Executable,
        written: List<KmValueParameter>,
    ): List<ParameterModel> {
        val unwritten = member.parameterCount - written.size
        return member.parameters.mapIndexed { index, parameter ->
            val jvmType = parameter.parameterizedType
            if (index < unwritten) {
                ParameterModel(index, Optional.empty(), TypeModel.of(jvmType), false, false)
            } else {
                val kmParameter = written[index - unwritten]
                ParameterModel(
                    index,
                    Optional.of(kmParameter.name),
                    types.model(jvmType, kmParameter.type),
                    kmParameter.declaresDefaultValue,
                    kmParameter.varargElementType != null,
                )
            }
        }
    }
}
