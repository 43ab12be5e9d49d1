package dev.piculet.jackson3.kotlin

import com.fasterxml.jackson.annotation.JsonIgnore
import com.fasterxml.jackson.annotation.JsonProperty
import dev.piculet.jackson.kotlin.RangeRules
import tools.jackson.databind.BeanDescription
import tools.jackson.databind.BeanProperty
import tools.jackson.databind.DeserializationConfig
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.JavaType
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.deser.AbstractDeserializer
import tools.jackson.databind.deser.ValueDeserializerModifier
import tools.jackson.databind.deser.std.DelegatingDeserializer

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
        return ClosedRangeDeserializer(deserializer, config.typeFactory.constructSpecializedType(type, range))
    }
}

/** Gives way to the deserializer of the range's class, which knows settings of the place, and reads type ids. */
private class ClosedRangeDeserializer(
    ofInterface: ValueDeserializer<*>,
    private val range: JavaType,
) : DelegatingDeserializer(ofInterface) {
    override fun createContextual(
        ctxt: DeserializationContext,
        property: BeanProperty?,
    ): ValueDeserializer<*> = ctxt.findContextualValueDeserializer(range, property)

    override fun newDelegatingInstance(newDelegatee: ValueDeserializer<*>): ValueDeserializer<*> =
        ClosedRangeDeserializer(newDelegatee, range)
}
