package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonProperty
import java.lang.reflect.Field
import java.lang.reflect.GenericArrayType
import java.lang.reflect.Modifier
import java.lang.reflect.ParameterizedType
import java.lang.reflect.Type
import java.lang.reflect.TypeVariable
import java.lang.reflect.WildcardType
import java.util.concurrent.ConcurrentHashMap
import kotlin.reflect.KClass
import kotlin.reflect.KType
import kotlin.reflect.KTypeParameter
import kotlin.reflect.full.primaryConstructor
import kotlin.reflect.jvm.kotlinProperty

/** What is expected somewhere in a document. */
internal class Place(
    val type: Class<*>,
    /** What the type's parameters stand for; the component of an array. */
    val arguments: List<Place> = listOfNotNull(type.componentType?.let { Place(it) }),
    /** Whether null is a value like others: not where Kotlin refuses it. */
    val mayBeNull: Boolean = !type.isPrimitive,
) {
    /** Returns the names of properties, which are fields, those of superclasses first, and what is expected of them. */
    fun members(): List<Pair<String, Place>> {
        val variables = type.typeParameters.map { it.name }.zip(arguments).toMap()
        return fieldsOf(type).map { it.name to it.place(variables) }
    }

    private class Member(
        val name: String,
        private val java: Type,
        private val kotlin: KType?,
    ) {
        fun place(variables: Map<String, Place>): Place = kotlin?.let { unboxed(of(it, variables)) }
            ?: of(java, variables)

        private fun unboxed(place: Place): Place =
            place.type.kotlin.javaPrimitiveType?.takeIf { !place.mayBeNull }?.let { Place(it) } ?: place
    }

    private companion object {
        val ANY = Any::class.java

        val known = ConcurrentHashMap<Class<*>, List<Member>>()

        fun fieldsOf(type: Class<*>): List<Member> {
            val inherited = type.superclass?.let(::fieldsOf).orEmpty()
            return inherited + known.computeIfAbsent(type) { it.declaredFields.filter(::isProperty).map(::member) }
        }

        fun isProperty(field: Field) =
            !field.isSynthetic && !Modifier.isStatic(field.modifiers) && field.name != "calls"

        fun member(field: Field): Member {
            val name = field.getAnnotation(JsonProperty::class.java)?.value?.ifEmpty { null } ?: field.name
            val isKotlin = field.declaringClass.isAnnotationPresent(Metadata::class.java)
            return Member(name, field.genericType, if (isKotlin) field.kotlinProperty?.returnType else null)
        }

        fun of(
            type: Type,
            variables: Map<String, Place>,
        ): Place =
            when (type) {
                is ParameterizedType -> Place(
                    type.rawType as Class<*>,
                    type.actualTypeArguments.map {
                        of(it, variables)
                    },
                )
                is GenericArrayType -> of(type.genericComponentType, variables).let {
                    Place(it.type.arrayType(), listOf(it))
                }
                is WildcardType -> of(type.upperBounds.single(), variables)
                is TypeVariable<*> -> variables[type.name] ?: of(type.bounds[0], variables)
                else -> Place(type as Class<*>)
            }

        fun of(
            type: KType,
            variables: Map<String, Place>,
        ): Place {
            val mayBeNull = type.isMarkedNullable
            val kind = type.classifier
            if (kind is KTypeParameter) {
                val bound = variables[kind.name] ?: of(kind.upperBounds[0], mapOf())
                return if (mayBeNull) Place(bound.type, bound.arguments, true) else bound
            }
            val erased = kind as KClass<*>
            val arguments = type.arguments.map { if (it.type == null) Place(ANY) else of(it.type!!, variables) }
            val array = erased.java.componentType?.takeIf { arguments.isEmpty() }?.let { Place(it) }
            return when {
                erased == BufferClasses.Positive::class || !erased.isValue ->
                    Place(erased.javaObjectType, arguments + listOfNotNull(array), mayBeNull)
                else -> of(erased.primaryConstructor!!.parameters[0].type, mapOf()).let {
                    Place(it.type, it.arguments, it.mayBeNull || mayBeNull)
                }
            }
        }
    }
}
