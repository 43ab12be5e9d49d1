package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.annotation.JsonProperty
import dev.piculet.jackson.kotlin.RangeRules
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.JavaType
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.AbstractDeserializer
import tools.jackson.databind.deser.ValueDeserializerModifier
import tools.jackson.databind.deser.std.StdConvertingDeserializer
import tools.jackson.databind.type.TypeFactory
import tools.jackson.databind.util.StdConverter

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

/**
 * Has a range interface read as the class that the operator `..` makes. Asked last: whatever else knows how to read the
 * interface counts more.
 */
internal class ClosedRangeModifier : ValueDeserializerModifier() {
    override fun modifyDeserializer(
        config: DeserializationConfig,
        beanDescRef: BeanDescription.Supplier,
        deserializer: ValueDeserializer<*>,
    ): ValueDeserializer<*> {
        if (deserializer.javaClass != AbstractDeserializer::class.java) return deserializer
        val type = beanDescRef.type
        val elements = type.containedType(0)?.rawClass ?: Comparable::class.java
        val range = RangeRules.implementation(type.rawClass, elements).orElse(null) ?: return deserializer
        return StdConvertingDeserializer(RangeConverter(type, config.typeFactory.constructSpecializedType(type, range)))
    }
}

/** Passes a range that was read as one of the interface that is declared. */
private class RangeConverter(
    private val declared: JavaType,
    private val range: JavaType,
) : StdConverter<Any, Any>() {
    override fun convert(value: Any): Any = value

    override fun getInputType(typeFactory: TypeFactory): JavaType = range

    override fun getOutputType(typeFactory: TypeFactory): JavaType = declared
}
