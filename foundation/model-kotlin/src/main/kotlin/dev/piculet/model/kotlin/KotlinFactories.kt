package dev.piculet.model.kotlin

import dev.piculet.model.CreatorModel
import dev.piculet.model.DefaultsModel
import dev.piculet.model.ParameterModel
import dev.piculet.model.kotlin.metadata.ClassMetadata
import dev.piculet.model.kotlin.metadata.FunctionMetadata
import java.lang.reflect.Executable
import java.lang.reflect.Method
import java.lang.reflect.Modifier
import java.util.Collections
import java.util.Optional

/** Returns the factories of a class that has a companion object. */
internal fun factories(
    members: JvmMembers,
    types: KotlinTypes,
    metadata: ClassMetadata,
): List<CreatorModel> {
    // By its name: whoever lists nested classes loads all of them, and one may have a supertype that is not there.
    val companion = types.names.find(members.type.name + "$" + metadata.companionObject)
    val functions = companion?.getAnnotation(Metadata::class.java)?.let(::readFunctions)
    if (companion == null || functions == null) {
        return Collections.emptyList()
    }
    val factories = KotlinFactories(members, types, metadata, JvmMembers(companion))
    return functions.mapNotNull(factories::creator)
}

/**
 * Reads the functions of a companion object that are static methods of its class, too, and return an instance of the class
 * or of a subclass. `members`, `types` and `metadata` are those of the class, not of the companion.
 */
private class KotlinFactories(
    private val members: JvmMembers,
    private val types: KotlinTypes,
    private val metadata: ClassMetadata,
    private val companion: JvmMembers,
) {
    fun creator(function: FunctionMetadata): CreatorModel? {
        val member = members.staticMethod(function.signature)
        if (member == null || function.isExtension || !givesInstance(member, function)) {
            return null
        }
        val written = function.parameters
        // A suspending function takes one more.
        if (member.parameterCount != written.size) {
            return null
        }
        val ownTypes = KotlinTypes(types.names, members.type, function.typeParameters)
        val parameters = KotlinParameters(ownTypes).of(member, written)
        val candidates = if (parameters.any { it.hasDefault }) candidates(member) else Collections.emptyList()
        return CreatorModel(
            member,
            CreatorModel.Kind.FACTORY,
            ownTypes.model(member.genericReturnType, function.returnType),
            if (candidates == null) withoutDefaults(parameters) else parameters,
            false,
            Modifier.isPublic(member.modifiers),
            Optional.ofNullable(candidates?.let { defaults(parameters, it) }),
            Optional.empty(),
        )
    }

    /** The method may give a subclass, or what a value class wraps, which only the source calls by the class. */
    private fun givesInstance(
        member: Method,
        function: FunctionMetadata,
    ): Boolean =
        members.type.isAssignableFrom(member.returnType) || function.returnType.className == metadata.name

    /** Null if any method of the companion names a class that is not there: then none can be found. */
    private fun candidates(member: Method): List<Executable>? =
        try {
            companion.staticMethods(member.name + "\$default")
        } catch (_: LinkageError) {
            null
        }

    private fun defaults(
        parameters: List<ParameterModel>,
        candidates: List<Executable>,
    ): DefaultsModel? {
        val receiver = metadata.companionObject?.let { staticField(members.type, it) } ?: return null
        return KotlinDefaults.find(parameters, parameters.size, candidates, receiver)
    }

    private fun withoutDefaults(parameters: List<ParameterModel>): List<ParameterModel> =
        parameters.map { ParameterModel(it.index, it.name, it.type, false, it.isVararg) }
}
