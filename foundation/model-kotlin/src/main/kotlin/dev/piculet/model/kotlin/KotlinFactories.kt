package dev.piculet.model.kotlin

import dev.piculet.model.CreatorModel
import dev.piculet.model.kotlin.metadata.ClassMetadata
import dev.piculet.model.kotlin.metadata.FunctionMetadata
import java.util.Collections
import java.util.Optional

/** Returns the factories of a class that has a companion object. */
internal fun factories(
    members: JvmMembers,
    types: KotlinTypes,
    metadata: ClassMetadata,
): List<CreatorModel> {
    val companion = members.type.declaredClasses.find { it.simpleName == metadata.companionObject }
    val functions = companion?.getAnnotation(Metadata::class.java)?.let(::readFunctions)
    if (companion == null || functions == null) {
        return Collections.emptyList()
    }
    val factories = KotlinFactories(members, types, JvmMembers(companion))
    return functions
        .filter { it.returnType.className == metadata.name && !it.isExtension }
        .mapNotNull(factories::creator)
}

/**
 * Reads the functions of a companion object that are static methods of its class, too, and return an instance of the class.
 * `members` and `types` are those of the class, not of the companion.
 */
private class KotlinFactories(
    private val members: JvmMembers,
    private val types: KotlinTypes,
    private val companion: JvmMembers,
) {
    fun creator(function: FunctionMetadata): CreatorModel? {
        val member = members.staticMethod(function.signature) ?: return null
        val written = function.parameters
        // A suspending function takes one more.
        if (member.parameterCount != written.size) {
            return null
        }
        val ownTypes = KotlinTypes(types.names, members.type, function.typeParameters)
        val parameters = KotlinParameters(ownTypes).of(member, written)
        val receiver = staticField(members.type, companion.type.simpleName)
        val candidates = companion.staticMethods(member.name + "\$default")
        return CreatorModel(
            member,
            CreatorModel.Kind.FACTORY,
            ownTypes.model(member.genericReturnType, function.returnType),
            parameters,
            false,
            Optional.ofNullable(receiver?.let { KotlinDefaults.find(parameters, written.size, candidates, it) }),
            Optional.empty(),
        )
    }
}
