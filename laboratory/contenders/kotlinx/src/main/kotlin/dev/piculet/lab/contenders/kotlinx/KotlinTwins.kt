package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.payload.kotlin.ArrayHolder
import dev.piculet.lab.payload.kotlin.Constructor1
import dev.piculet.lab.payload.kotlin.Constructor20
import dev.piculet.lab.payload.kotlin.Constructor5
import dev.piculet.lab.payload.kotlin.ListHolder
import dev.piculet.lab.payload.kotlin.MapHolder
import dev.piculet.lab.payload.kotlin.ValueClassConstructor1
import dev.piculet.lab.payload.kotlin.ValueClassConstructor20
import dev.piculet.lab.payload.kotlin.ValueClassConstructor5
import dev.piculet.lab.payload.kotlin.WrapperConstructor1
import dev.piculet.lab.payload.kotlin.WrapperConstructor20
import dev.piculet.lab.payload.kotlin.WrapperConstructor5
import kotlinx.serialization.Serializable

/** Returns the twin of a class of suite `kotlin`. */
internal fun kotlinTwinOf(type: Class<*>): Twin? =
    when (type) {
        Constructor1::class.java -> twin(Constructor1::toTwin) { it.toPayload() }
        Constructor5::class.java -> twin(Constructor5::toTwin) { it.toPayload() }
        Constructor20::class.java -> twin(Constructor20::toTwin) { it.toPayload() }
        ValueClassConstructor1::class.java -> twin(ValueClassConstructor1::toTwin) { it.toPayload() }
        ValueClassConstructor5::class.java -> twin(ValueClassConstructor5::toTwin) { it.toPayload() }
        ValueClassConstructor20::class.java -> twin(ValueClassConstructor20::toTwin) { it.toPayload() }
        WrapperConstructor1::class.java -> twin(WrapperConstructor1::toTwin) { it.toPayload() }
        WrapperConstructor5::class.java -> twin(WrapperConstructor5::toTwin) { it.toPayload() }
        WrapperConstructor20::class.java -> twin(WrapperConstructor20::toTwin) { it.toPayload() }
        ListHolder::class.java -> twin(ListHolder::toTwin) { it.toPayload() }
        ArrayHolder::class.java -> twin(ArrayHolder::toTwin) { it.toPayload() }
        MapHolder::class.java -> twin(MapHolder::toTwin) { it.toPayload() }
        else -> null
    }

@Serializable
internal class ListHolderTwin(
    val value: List<Int>,
) {
    fun toPayload() = ListHolder(value)
}

private fun ListHolder.toTwin() = ListHolderTwin(value)

@Serializable
internal class ArrayHolderTwin(
    val value: Array<Int>,
) {
    fun toPayload() = ArrayHolder(value)
}

private fun ArrayHolder.toTwin() = ArrayHolderTwin(value)

@Serializable
internal class MapHolderTwin(
    val value: Map<String, Int>,
) {
    fun toPayload() = MapHolder(value)
}

private fun MapHolder.toTwin() = MapHolderTwin(value)
