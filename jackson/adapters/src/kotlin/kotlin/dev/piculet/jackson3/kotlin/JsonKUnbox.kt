package dev.piculet.jackson3.kotlin

/**
 * Writes the underlying value of a value class property directly: no serializer of the value class applies.
 * On a value class, for all getters that give it; on a getter, for this one.
 */
@Target(AnnotationTarget.CLASS, AnnotationTarget.PROPERTY_GETTER)
@Retention(AnnotationRetention.RUNTIME)
@MustBeDocumented
annotation class JsonKUnbox
