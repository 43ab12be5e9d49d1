package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.payload.objects.Complex
import dev.piculet.lab.payload.objects.ComplexAsDocumented
import dev.piculet.lab.payload.objects.Deep
import dev.piculet.lab.payload.objects.DeepAsDocumented
import dev.piculet.lab.payload.objects.MediaContent
import dev.piculet.lab.payload.objects.Simple
import kotlinx.serialization.Serializable

/** Returns the twin of a class of suite `objects`. */
internal fun objectTwinOf(type: Class<*>): Twin? =
    when (type) {
        Simple::class.java -> twin(Simple::toTwin) { it.toPayload() }
        Complex::class.java -> twin(Complex::toTwin) { it.toPayload() }
        MediaContent::class.java -> twin(MediaContent::toTwin) { it.toPayload() }
        Deep::class.java -> twin(Deep::toTwin) { it.toPayload() }
        ComplexAsDocumented::class.java -> twin(ComplexAsDocumented::toTwin) { it.toPayload() }
        DeepAsDocumented::class.java -> twin(DeepAsDocumented::toTwin) { it.toPayload() }
        else -> null
    }

@Serializable
internal class SimpleTwin(
    val id: Int,
    val name: String? = null,
    val active: Boolean,
    val doubleValue: Double,
    val floatValue: Float,
    val longValue: Long,
    val shortValue: Short,
) {
    fun toPayload() =
        Simple().also {
            it.id = id
            it.name = name
            it.active = active
            it.doubleValue = doubleValue
            it.floatValue = floatValue
            it.longValue = longValue
            it.shortValue = shortValue
        }
}

private fun Simple.toTwin() =
    SimpleTwin(id, name, active, doubleValue, floatValue, longValue, shortValue)

@Serializable
internal class ComplexTwin(
    val id: Int,
    val name: String? = null,
    val active: Boolean,
    val nested: NestedTwin? = null,
    val data: Map<String, Int>? = null,
) {
    @Serializable
    class NestedTwin(
        val id: Int,
        val name: String? = null,
        val value: Double,
    ) {
        fun toPayload() =
            Complex.Nested().also {
                it.id = id
                it.name = name
                it.value = value
            }
    }

    fun toPayload() =
        Complex().also {
            it.id = id
            it.name = name
            it.active = active
            it.nested = nested?.toPayload()
            it.data = data
        }
}

private fun Complex.toTwin() =
    ComplexTwin(id, name, active, nested?.let { ComplexTwin.NestedTwin(it.id, it.name, it.value) }, data)

@Serializable
internal class DeepTwin(
    val id: Int,
    val name: String? = null,
    val value: Double,
    val child: DeepTwin? = null,
) {
    fun toPayload(): Deep =
        Deep().also {
            it.id = id
            it.name = name
            it.value = value
            it.child = child?.toPayload()
        }
}

private fun Deep.toTwin(): DeepTwin = DeepTwin(id, name, value, child?.toTwin())

@Serializable
internal class ComplexAsDocumentedTwin(
    val id: Int,
    val name: String? = null,
    val numbers: List<Int>? = null,
    val tags: Map<String, String>? = null,
) {
    fun toPayload() =
        ComplexAsDocumented().also {
            it.id = id
            it.name = name
            it.numbers = numbers
            it.tags = tags
        }
}

private fun ComplexAsDocumented.toTwin() = ComplexAsDocumentedTwin(id, name, numbers, tags)

@Serializable
internal class DeepAsDocumentedTwin(
    val id: Int,
    val name: String? = null,
    val child: DeepAsDocumentedTwin? = null,
) {
    fun toPayload(): DeepAsDocumented =
        DeepAsDocumented().also {
            it.id = id
            it.name = name
            it.child = child?.toPayload()
        }
}

private fun DeepAsDocumented.toTwin(): DeepAsDocumentedTwin = DeepAsDocumentedTwin(id, name, child?.toTwin())
