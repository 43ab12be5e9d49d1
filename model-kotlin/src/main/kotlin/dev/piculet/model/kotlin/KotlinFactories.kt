package dev.piculet.model.kotlin

import dev.piculet.model.CreatorModel
import java.util.Optional
import kotlin.metadata.KmClass
import kotlin.metadata.KmClassifier
import kotlin.metadata.KmFunction
import kotlin.metadata.jvm.signature

/** A companion object: its members, and what metadata says of it. */
internal class CompanionObject(
    val members: JvmMembers,
    val kmClass: KmClass,
)

/** Returns the companion object of a class; null if it has none. */
internal fun companionOf(
    members: JvmMembers,
    kmClass: KmClass,
): CompanionObject? {
    val name = kmClass.companionObject ?: return null
    val type = members.type.declaredClasses.find { it.simpleName == name } ?: return null
    val content = type.getAnnotation(Metadata::class.java)?.let(::readMetadata)
    return (content as? MetadataContent.OfClass)?.let { CompanionObject(JvmMembers(type), it.kmClass) }
}

/**
 * Reads the functions of a companion object that are static methods of its class, too, and return an instance of the class.
 * `members` and `types` are those of the class, not of the companion.
 */
internal class KotlinFactories(
    private val members: JvmMembers,
    private val types: KotlinTypes,
    private val companion: CompanionObject,
) {
    fun of(kmClass: KmClass): List<CreatorModel> {
        val returned = KmClassifier.Class(kmClass.name)
        return companion.kmClass.functions
            .filter { it.returnType.classifier == returned && it.receiverParameterType == null }
            .mapNotNull(::creator)
    }

    private fun creator(kmFunction: KmFunction): CreatorModel? {
        val member = members.staticMethod(kmFunction.signature) ?: return null
        val written = kmFunction.valueParameters
        // A suspending function takes one more.
        if (member.parameterCount != written.size) {
            return null
        }
        val ownTypes = KotlinTypes(types.names, members.type, kmFunction.typeParameters)
        val parameters = KotlinParameters(ownTypes).of(member, written)
        val receiver = members.staticField(companion.members.type.simpleName)
        val candidates = companion.members.staticMethods(member.name + "\$default")
        return CreatorModel(
            member,
            CreatorModel.Kind.FACTORY,
            ownTypes.model(member.genericReturnType, kmFunction.returnType),
            parameters,
            false,
            Optional.ofNullable(receiver?.let { KotlinDefaults.find(parameters, written.size, candidates, it) }),
            Optional.empty(),
        )
    }
}
