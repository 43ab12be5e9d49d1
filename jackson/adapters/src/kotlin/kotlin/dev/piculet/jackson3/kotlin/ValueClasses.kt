package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonKey
import com.fasterxml.jackson.annotation.JsonValue
import tools.jackson.databind.JavaType
import tools.jackson.databind.type.TypeFactory
import java.lang.reflect.Method
import java.lang.reflect.Type
import java.util.function.Predicate

// No function references, since these are asked at the first use of a value class.

/** Tells whether a function makes instances of its value class. */
internal object MakesInstances : Predicate<Method> {
    override fun test(method: Method): Boolean {
        val annotation = method.getAnnotation(JsonCreator::class.java) ?: return false
        return annotation.mode != JsonCreator.Mode.DISABLED
    }
}

/** Tells whether a function says what is written for a value. */
internal object TellsValue : Predicate<Method> {
    override fun test(method: Method): Boolean = method.getAnnotation(JsonValue::class.java)?.value == true
}

/** Tells whether a function says what is written for a key of a map. */
internal object TellsKey : Predicate<Method> {
    override fun test(method: Method): Boolean = method.getAnnotation(JsonKey::class.java)?.value == true
}

/** Returns a type in place of one that may name the type variables of this one's class. */
internal fun JavaType.resolve(
    type: Type,
    types: TypeFactory,
): JavaType = types.resolveMemberType(type, bindings)
