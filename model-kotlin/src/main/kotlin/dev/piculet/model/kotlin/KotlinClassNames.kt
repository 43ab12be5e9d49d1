package dev.piculet.model.kotlin

import kotlin.metadata.ClassName
import kotlin.metadata.KmClassifier
import kotlin.metadata.jvm.toJvmInternalName

/** Finds the JVM class of a Kotlin name as it stands among type arguments, where no value is primitive. */
internal class KotlinClassNames(
    private val loader: ClassLoader?,
) {
    /** Returns the class of a classifier; null for a type parameter and for a class that is not there. */
    fun load(classifier: KmClassifier): Class<*>? = (classifier as? KmClassifier.Class)?.let { load(it.name) }

    /** Returns the class of this name; null if it is not there. */
    fun load(
        name: ClassName,
    ): Class<*>? = BUILT_IN[name] ?: function(name) ?: find(name.toJvmInternalName().replace('/', '.'))

    private fun function(name: ClassName): Class<*>? {
        if (!isFunction(name)) {
            return null
        }
        val count = name.substring(FUNCTION.length).toInt()
        return find("kotlin.jvm.functions.Function" + if (count > MOST_COUNTED_PARAMETERS) "N" else count)
    }

    private fun isFunction(name: ClassName): Boolean =
        name.startsWith(FUNCTION) && name.length > FUNCTION.length && name.drop(FUNCTION.length).all(Char::isDigit)

    private fun find(jvmName: String): Class<*>? =
        try {
            Class.forName(jvmName, false, loader)
        } catch (_: ClassNotFoundException) {
            null
        } catch (_: LinkageError) {
            null
        }

    private companion object {
        private const val FUNCTION = "kotlin/Function"

        /** Functions of more parameters all share one interface. */
        private const val MOST_COUNTED_PARAMETERS = 22

        private val BUILT_IN: Map<ClassName, Class<*>> =
            mapOf(
                "kotlin/Any" to Any::class.java,
                "kotlin/Nothing" to Void::class.java,
                "kotlin/Boolean" to Boolean::class.javaObjectType,
                "kotlin/Byte" to Byte::class.javaObjectType,
                "kotlin/Short" to Short::class.javaObjectType,
                "kotlin/Char" to Char::class.javaObjectType,
                "kotlin/Int" to Int::class.javaObjectType,
                "kotlin/Long" to Long::class.javaObjectType,
                "kotlin/Float" to Float::class.javaObjectType,
                "kotlin/Double" to Double::class.javaObjectType,
                "kotlin/BooleanArray" to BooleanArray::class.java,
                "kotlin/ByteArray" to ByteArray::class.java,
                "kotlin/ShortArray" to ShortArray::class.java,
                "kotlin/CharArray" to CharArray::class.java,
                "kotlin/IntArray" to IntArray::class.java,
                "kotlin/LongArray" to LongArray::class.java,
                "kotlin/FloatArray" to FloatArray::class.java,
                "kotlin/DoubleArray" to DoubleArray::class.java,
                "kotlin/Number" to Number::class.java,
                "kotlin/String" to String::class.java,
                "kotlin/CharSequence" to CharSequence::class.java,
                "kotlin/Comparable" to Comparable::class.java,
                "kotlin/Enum" to Enum::class.java,
                "kotlin/Annotation" to Annotation::class.java,
                "kotlin/Throwable" to Throwable::class.java,
                "kotlin/Cloneable" to Cloneable::class.java,
                "kotlin/collections/Iterable" to Iterable::class.java,
                "kotlin/collections/MutableIterable" to Iterable::class.java,
                "kotlin/collections/Iterator" to Iterator::class.java,
                "kotlin/collections/MutableIterator" to Iterator::class.java,
                "kotlin/collections/ListIterator" to ListIterator::class.java,
                "kotlin/collections/MutableListIterator" to ListIterator::class.java,
                "kotlin/collections/Collection" to Collection::class.java,
                "kotlin/collections/MutableCollection" to Collection::class.java,
                "kotlin/collections/List" to List::class.java,
                "kotlin/collections/MutableList" to List::class.java,
                "kotlin/collections/Set" to Set::class.java,
                "kotlin/collections/MutableSet" to Set::class.java,
                "kotlin/collections/Map" to Map::class.java,
                "kotlin/collections/MutableMap" to Map::class.java,
                "kotlin/collections/Map.Entry" to Map.Entry::class.java,
                "kotlin/collections/MutableMap.MutableEntry" to Map.Entry::class.java,
            )
    }
}
