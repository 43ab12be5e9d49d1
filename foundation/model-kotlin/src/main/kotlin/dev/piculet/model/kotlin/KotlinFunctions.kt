package dev.piculet.model.kotlin

import dev.piculet.model.FunctionModel
import dev.piculet.model.kotlin.metadata.FunctionMetadata
import dev.piculet.model.kotlin.metadata.TypeParameterMetadata

/**
 * Reads the functions that a Kotlin class declares for its instances, and those of an `object` that are static methods.
 * `around` are the type parameters of the class.
 */
internal class KotlinFunctions(
    private val members: JvmMembers,
    private val names: KotlinClassNames,
    private val around: List<TypeParameterMetadata>,
) {
    fun of(functions: List<FunctionMetadata>): List<FunctionModel> {
        val models = ArrayList<FunctionModel>(functions.size)
        for (written in functions) {
            val function = (if (written.isExtension) null else function(written)) ?: continue
            models.add(function)
        }
        return models
    }

    private fun function(written: FunctionMetadata): FunctionModel? {
        val member =
            members.instanceMethod(written.signature) ?: members.staticMethod(written.signature) ?: return null
        // A suspending function takes one more, and so does one with a context, or of a value class.
        if (member.parameterCount != written.parameters.size) {
            return null
        }
        val typeParameters = ArrayList(around)
        typeParameters.addAll(written.typeParameters)
        val types = KotlinTypes(names, members.type, typeParameters)
        return FunctionModel(
            member,
            types.model(member.genericReturnType, written.returnType),
            KotlinParameters(types).of(member, written.parameters),
        )
    }
}
