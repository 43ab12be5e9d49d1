package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload

/** kotlinx.serialization's JSON format with an explicit serializer: the form that looks nothing up. */
class KotlinxJsonContender : Contender {
    override fun bind(payload: Payload): Binding<*> = twinOf(payload).explicit()
}
