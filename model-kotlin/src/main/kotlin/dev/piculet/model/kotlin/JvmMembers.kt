package dev.piculet.model.kotlin

import java.lang.reflect.Constructor
import java.lang.reflect.Executable
import java.lang.reflect.Field
import java.lang.reflect.Method
import java.lang.reflect.Modifier
import kotlin.metadata.jvm.JvmFieldSignature
import kotlin.metadata.jvm.JvmMethodSignature

/** The members that a class declares, by the signatures that metadata names them with. */
internal class JvmMembers(
    val type: Class<*>,
) {
    val constructors: List<Constructor<*>> by lazy(LazyThreadSafetyMode.NONE) { type.declaredConstructors.asList() }

    val methods: List<Method> by lazy(LazyThreadSafetyMode.NONE) { type.declaredMethods.asList() }

    /** Fields of instances, without those that the compiler made up, in declared order. */
    val instanceFields: List<Field> by lazy(LazyThreadSafetyMode.NONE) {
        type.declaredFields.filter { !Modifier.isStatic(it.modifiers) && !it.isSynthetic }
    }

    private val methodsByName by lazy(LazyThreadSafetyMode.NONE) { methods.groupBy { it.name } }

    fun instanceField(signature: JvmFieldSignature?): Field? =
        signature?.let { instanceFields.find { f -> f.name == it.name && f.type.descriptorString() == it.descriptor } }

    fun staticField(name: String): Field? =
        type.declaredFields.find { it.name == name && Modifier.isStatic(it.modifiers) }

    fun instanceMethod(signature: JvmMethodSignature?): Method? = method(signature, isStatic = false)

    fun staticMethod(signature: JvmMethodSignature?): Method? = method(signature, isStatic = true)

    /** Returns static methods that the compiler made, of this name. */
    fun staticMethods(name: String): List<Method> =
        methodsByName[name].orEmpty().filter { Modifier.isStatic(it.modifiers) }

    private fun method(
        signature: JvmMethodSignature?,
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
    ): String =
        member.parameterTypes.joinToString("", "(", ")") { it.descriptorString() } + returnType.descriptorString()
}
