package dev.piculet.jackson3.kotlin

import tools.jackson.databind.JavaType
import tools.jackson.databind.introspect.Annotated
import tools.jackson.databind.introspect.AnnotatedMember
import tools.jackson.databind.introspect.AnnotationMap
import java.lang.reflect.Type

/**
 * Knows what the type variables of a member's class stand for. The member does, too, and tells only its subclasses: a
 * member in all else.
 */
internal class MemberTypes(
    private val member: AnnotatedMember,
) : AnnotatedMember(member) {
    /** Returns a type in place of one that may name the type variables of the class. */
    fun resolve(type: Type): JavaType = _typeContext.resolveType(type)

    override fun withAnnotations(fallback: AnnotationMap): Annotated = member.withAnnotations(fallback)

    override fun getDeclaringClass(): Class<*> = member.declaringClass

    override fun getMember() = member.member

    override fun getAnnotated() = member.annotated

    override fun getModifiers(): Int = member.member.modifiers

    override fun getName(): String = member.name

    override fun getType(): JavaType = member.type

    override fun getRawType(): Class<*> = member.rawType

    override fun setValue(
        pojo: Any?,
        value: Any?,
    ) = member.setValue(pojo, value)

    override fun getValue(pojo: Any?): Any? = member.getValue(pojo)

    override fun equals(other: Any?): Boolean = other is MemberTypes && other.member == member

    override fun hashCode(): Int = member.hashCode()

    override fun toString(): String = member.toString()
}
