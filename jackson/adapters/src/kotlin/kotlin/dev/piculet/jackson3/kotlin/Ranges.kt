package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.annotation.JsonProperty
import dev.piculet.jackson.kotlin.RangeRules
import tools.jackson.databind.AbstractTypeResolver
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.JavaType

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

/** Returns the class that the operator `..` makes, for a property declared as a range interface. */
internal class ClosedRangeResolver : AbstractTypeResolver() {
    override fun findTypeMapping(
        config: DeserializationConfig,
        type: JavaType,
    ): JavaType? {
        // The JDK has no ranges, and most abstract types are its collections.
        if (type.rawClass.classLoader == null) return null
        val elements = type.containedType(0)?.rawClass ?: Comparable::class.java
        val range = RangeRules.implementation(type.rawClass, elements).orElse(null) ?: return null
        return config.typeFactory.constructSpecializedType(type, range)
    }
}
