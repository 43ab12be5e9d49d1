package dev.piculet.jackson2

import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.databind.AbstractTypeResolver
import com.fasterxml.jackson.databind.DeserializationConfig
import com.fasterxml.jackson.databind.JavaType

/** Leaves `start` and `end` of all that ranges have. */
@Suppress("unused")
internal abstract class ClosedRangeMixIn {
    abstract val start: Any

    @get:JsonProperty("end")
    abstract val endInclusive: Any

    @get:JsonIgnore
    abstract val endExclusive: Any

    @get:JsonIgnore
    abstract val first: Any

    @get:JsonIgnore
    abstract val last: Any

    @get:JsonIgnore
    abstract val step: Any

    @JsonIgnore
    abstract fun isEmpty(): Boolean
}

/** Says which class the operator `..` makes, where a property is only declared as a range. */
internal class ClosedRangeResolver : AbstractTypeResolver() {
    override fun findTypeMapping(
        config: DeserializationConfig,
        type: JavaType,
    ): JavaType? {
        val name = type.rawClass.name
        if (name != "kotlin.ranges.ClosedRange" && name != "kotlin.ranges.ClosedFloatingPointRange") return null
        val elements = type.containedType(0)?.rawClass ?: Comparable::class.java
        return config.typeFactory.constructSpecializedType(type, range(elements, name))
    }

    private fun range(
        elements: Class<*>,
        declared: String,
    ): Class<*> =
        when (elements.name) {
            "java.lang.Double" -> (0.0..0.0).javaClass
            "java.lang.Float" -> (0f..0f).javaClass
            "java.lang.Integer" -> IntRange::class.java
            "java.lang.Long" -> LongRange::class.java
            "java.lang.Character" -> CharRange::class.java
            "kotlin.UInt" -> UIntRange::class.java
            "kotlin.ULong" -> ULongRange::class.java
            else -> if (declared.endsWith("ClosedRange")) ("".."").javaClass else (0.0..0.0).javaClass
        }
}
