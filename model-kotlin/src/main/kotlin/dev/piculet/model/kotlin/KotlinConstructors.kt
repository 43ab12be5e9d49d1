package dev.piculet.model.kotlin

import dev.piculet.model.CreatorModel
import dev.piculet.model.Nullability
import dev.piculet.model.ParameterModel
import dev.piculet.model.TypeModel
import dev.piculet.model.Variance
import java.lang.reflect.Constructor
import java.lang.reflect.Executable
import java.lang.reflect.Method
import java.util.Optional
import kotlin.jvm.internal.DefaultConstructorMarker
import kotlin.metadata.ClassKind
import kotlin.metadata.KmClass
import kotlin.metadata.KmConstructor
import kotlin.metadata.isSecondary
import kotlin.metadata.jvm.JvmMethodSignature
import kotlin.metadata.jvm.signature
import kotlin.metadata.kind

/** Reads the constructors that a Kotlin class declares, the primary one first. */
internal class KotlinConstructors(
    private val members: JvmMembers,
    private val types: KotlinTypes,
) {
    fun of(kmClass: KmClass): List<CreatorModel> {
        if (kmClass.kind == ClassKind.ENUM_CLASS || kmClass.kind == ClassKind.ENUM_ENTRY) {
            return listOf()
        }
        return kmClass.constructors.sortedBy { it.isSecondary }.mapNotNull(::creator)
    }

    private fun creator(kmConstructor: KmConstructor): CreatorModel? {
        val member = kmConstructor.signature?.let(::member) ?: return null
        val written = kmConstructor.valueParameters
        if (member.parameterCount < written.size) {
            return null
        }
        val parameters = KotlinParameters(types).of(member, written)
        return CreatorModel(
            member,
            CreatorModel.Kind.CONSTRUCTOR,
            result(member),
            parameters,
            !kmConstructor.isSecondary,
            Optional.ofNullable(KotlinDefaults.find(parameters, written.size, defaultCandidates(member))),
            Optional.ofNullable(marked(parameters).takeIf { member is Constructor<*> }),
        )
    }

    /** The signature is that of the public twin with a marker where there is one; the twin calls the one that is returned. */
    private fun member(signature: JvmMethodSignature): Executable? =
        when {
            signature.name != CONSTRUCTOR -> members.staticMethod(signature)
            else -> members.constructor(signature.descriptor.replace(MARKER_AT_END, ")"))
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

    private fun endsWithMarker(member: Executable): Boolean =
        member.isSynthetic && member.parameterTypes.lastOrNull() == DefaultConstructorMarker::class.java

    private fun marked(parameters: List<ParameterModel>): Constructor<*>? =
        members.constructors.find { candidate ->
            endsWithMarker(candidate) &&
                candidate.parameterCount == parameters.size + 1 &&
                parameters.all { candidate.parameterTypes[it.index] == it.type.rawClass() }
        }

    private companion object {
        private const val CONSTRUCTOR = "<init>"

        private const val MARKER_AT_END = "Lkotlin/jvm/internal/DefaultConstructorMarker;)"
    }
}
