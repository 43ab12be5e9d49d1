package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload

/**
 * kotlinx.serialization's JSON format by the short form of its calls, whose serializer follows from the static type.
 * Most users write it so. Older compilers made each call look the serializer up; today's name it in the call.
 */
class ReifiedKotlinxJsonContender : Contender {
    override fun bind(payload: Payload): Binding<*> = twinOf(payload).reified()
}
