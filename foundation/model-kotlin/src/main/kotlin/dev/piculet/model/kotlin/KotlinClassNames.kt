package dev.piculet.model.kotlin

import dev.piculet.model.kotlin.metadata.JvmNames

/** Finds the JVM class of a Kotlin name as it stands among type arguments, where no value is primitive. */
internal class KotlinClassNames(
    private val loader: ClassLoader?,
) {
    /** Returns the class of this name; null if it is not there. */
    fun load(name: String): Class<*>? = boxed(name) ?: find(JvmNames.className(name))

    private fun boxed(name: String): Class<*>? =
        when (name) {
            "kotlin/Unit" -> Unit::class.java
            "kotlin/Boolean" -> Boolean::class.javaObjectType
            "kotlin/Byte" -> Byte::class.javaObjectType
            "kotlin/Short" -> Short::class.javaObjectType
            "kotlin/Char" -> Char::class.javaObjectType
            "kotlin/Int" -> Int::class.javaObjectType
            "kotlin/Long" -> Long::class.javaObjectType
            "kotlin/Float" -> Float::class.javaObjectType
            "kotlin/Double" -> Double::class.javaObjectType
            else -> null
        }

    /** Returns the class of this name in class files; null if it is not there. */
    fun find(jvmName: String): Class<*>? =
        try {
            Class.forName(jvmName, false, loader)
        } catch (_: ClassNotFoundException) {
            null
        } catch (_: LinkageError) {
            null
        }
}
