package dev.piculet.lab.contenders.jackson3

import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import dev.piculet.lab.contenders.jackson.handwrittenCodec

/** Hand-written code on jackson-core alone that looks up each name by a switch. */
class HandwrittenSwitchContender : Contender {
    override fun bind(payload: Payload): Binding<*> = StreamingBinding(handwrittenCodec(payload, inOrder = false))
}
