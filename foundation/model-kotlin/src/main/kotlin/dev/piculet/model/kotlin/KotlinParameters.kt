package dev.piculet.model.kotlin

import dev.piculet.model.ParameterModel
import dev.piculet.model.TypeModel
import dev.piculet.model.kotlin.metadata.ValueParameterMetadata
import java.lang.reflect.Executable
import java.util.Optional

/** Matches the parameters that the source wrote to those of the JVM member. */
internal class KotlinParameters(
    private val types: KotlinTypes,
) {
    /** Parameters that the member has before the written ones, such as the enclosing instance, have no name. */
    fun of(
        member: Executable,
        written: List<ValueParameterMetadata>,
    ): List<ParameterModel> {
        val unwritten = member.parameterCount - written.size
        return member.parameters.mapIndexed { index, parameter ->
            val jvmType = parameter.parameterizedType
            if (index < unwritten) {
                ParameterModel(index, Optional.empty(), TypeModel.of(jvmType), false, false)
            } else {
                val known = written[index - unwritten]
                ParameterModel(
                    index,
                    Optional.of(known.name),
                    types.model(jvmType, known.type),
                    known.hasDefault,
                    known.isVararg,
                )
            }
        }
    }
}
