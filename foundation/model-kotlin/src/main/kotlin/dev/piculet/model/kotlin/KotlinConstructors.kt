package dev.piculet.model.kotlin

import dev.piculet.model.CreatorModel
import dev.piculet.model.DefaultsModel
import dev.piculet.model.Nullability
import dev.piculet.model.ParameterModel
import dev.piculet.model.TypeModel
import dev.piculet.model.Variance
import dev.piculet.model.kotlin.metadata.ClassMetadata
import dev.piculet.model.kotlin.metadata.ConstructorMetadata
import dev.piculet.model.kotlin.metadata.MemberSignature
import dev.piculet.model.kotlin.metadata.ValueParameterMetadata
import java.lang.reflect.Constructor
import java.lang.reflect.Executable
import java.lang.reflect.Method
import java.util.Optional
import kotlin.jvm.internal.DefaultConstructorMarker

private const val CONSTRUCTOR = "<init>"

/** Reads the constructors that a Kotlin class declares, the primary one first. */
internal class KotlinConstructors(
    private val members: JvmMembers,
    private val types: KotlinTypes,
) {
    fun of(metadata: ClassMetadata): List<CreatorModel> {
        val creators = ArrayList<CreatorModel>()
        if (metadata.kind == ClassMetadata.ENUM_CLASS || metadata.kind == ClassMetadata.ENUM_ENTRY) {
            return creators
        }
        for (constructor in metadata.constructors) {
            val creator = creator(constructor) ?: continue
            creators.add(if (creator.isPrimary) 0 else creators.size, creator)
        }
        return creators
    }

    private fun creator(constructor: ConstructorMetadata): CreatorModel? {
        val signature = constructor.signature ?: return null
        val member = member(signature) ?: return null
        val written = constructor.parameters
        if (member.parameterCount < written.size) {
            return null
        }
        val parameters = KotlinParameters(types).of(member, written)
        return CreatorModel(
            member,
            CreatorModel.Kind.CONSTRUCTOR,
            result(member),
            parameters,
            !constructor.isSecondary,
            constructor.isPublic,
            Optional.ofNullable(defaults(member, parameters, written)),
            Optional.ofNullable(if (signature.hasMarker()) members.constructor(signature.descriptor) else null),
        )
    }

    private fun defaults(
        member: Executable,
        parameters: List<ParameterModel>,
        written: List<ValueParameterMetadata>,
    ): DefaultsModel? =
        if (written.any { it.hasDefault }) {
            KotlinDefaults.find(parameters, written.size, defaultCandidates(member))
        } else {
            null
        }

    /** The signature is that of the public twin with a marker where there is one; the twin calls the one that is returned. */
    private fun member(signature: MemberSignature): Executable? =
        when {
            signature.name != CONSTRUCTOR -> members.staticMethod(signature)
            else -> members.constructor(signature.descriptorWithoutMarker())
        }

    /** Returns the type of a new instance, with the class's own type parameters; an unboxed one where a method makes it. */
    private fun result(member: Executable): TypeModel {
        val type = members.type
        val arguments = type.typeParameters.map { TypeModel.of(it) }
        val rawClass = if (member is Method) member.returnType else type
        val valueClass = TypeModel.of(type).valueClass()
        return TypeModel(
            rawClass,
            arguments,
            Nullability.NON_NULL,
            valueClass,
            Optional.empty(),
            Variance.INVARIANT,
        )
    }

    private fun defaultCandidates(member: Executable): List<Executable> =
        when (member) {
            is Constructor<*> -> members.constructors.filter { endsWithMarker(it) }
            else -> members.staticMethods(member.name + "\$default").filter { endsWithMarker(it) }
        }

    private fun endsWithMarker(member: Executable): Boolean {
        val types = member.parameterTypes
        return member.isSynthetic && types.isNotEmpty() && types[types.size - 1] == DefaultConstructorMarker::class.java
    }
}
