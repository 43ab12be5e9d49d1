package dev.piculet.model.kotlin

import dev.piculet.model.kotlin.metadata.MemberSignature
import java.lang.reflect.Constructor
import java.lang.reflect.Executable
import java.lang.reflect.Field
import java.lang.reflect.Method
import java.lang.reflect.Modifier

/** The members that a class declares, by the signatures that metadata names them with. For use by one thread. */
internal class JvmMembers(
    val type: Class<*>,
) {
    private var knownConstructors: Array<Constructor<*>>? = null

    private var knownFields: List<Field>? = null

    private var knownMethods: Map<String, List<Method>>? = null

    val constructors: Array<Constructor<*>>
        get() = knownConstructors ?: type.declaredConstructors.also { knownConstructors = it }

    /** Fields of instances, in declared order; `@JvmSynthetic` marks some as if the compiler had made them up. */
    val instanceFields: List<Field>
        get() =
            knownFields
                ?: type.declaredFields
                    .filter { !Modifier.isStatic(it.modifiers) }
                    .also { knownFields = it }

    private val methodsByName: Map<String, List<Method>>
        get() = knownMethods ?: type.declaredMethods.groupBy { it.name }.also { knownMethods = it }

    fun instanceField(signature: MemberSignature?): Field? =
        signature?.let { instanceFields.find { f -> f.name == it.name && f.type.descriptorString() == it.descriptor } }

    fun instanceMethod(signature: MemberSignature?): Method? = method(signature, isStatic = false)

    fun staticMethod(signature: MemberSignature?): Method? = method(signature, isStatic = true)

    /** Returns a method of instances, whatever its parameters. */
    fun instanceMethod(name: String): Method? = methodsByName[name]?.find { !Modifier.isStatic(it.modifiers) }

    /** Returns static methods that the compiler made, of this name. */
    fun staticMethods(name: String): List<Method> =
        methodsByName[name]?.filter { Modifier.isStatic(it.modifiers) } ?: ArrayList(0)

    private fun method(
        signature: MemberSignature?,
        isStatic: Boolean,
    ): Method? =
        methodsByName[signature?.name]?.find {
            Modifier.isStatic(it.modifiers) == isStatic && descriptor(it, it.returnType) == signature?.descriptor
        }

    fun constructor(descriptor: String): Constructor<*>? =
        constructors.find { descriptor(it, Void.TYPE) == descriptor }

    private fun descriptor(
        member: Executable,
        returnType: Class<*>,
    ): String {
        val descriptor = StringBuilder("(")
        for (type in member.parameterTypes) {
            descriptor.append(type.descriptorString())
        }
        return descriptor.append(')').append(returnType.descriptorString()).toString()
    }
}

/** Returns the static field of this name that a class declares; null if there is none. */
internal fun staticField(
    type: Class<*>,
    name: String,
): Field? = type.declaredFields.find { it.name == name && Modifier.isStatic(it.modifiers) }
