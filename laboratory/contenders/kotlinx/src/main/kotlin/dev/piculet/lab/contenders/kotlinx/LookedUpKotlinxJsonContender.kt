package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload

/** kotlinx.serialization's JSON format by calls that look their serializer up by its type, as short calls once did. */
class LookedUpKotlinxJsonContender : Contender {
    override fun bind(payload: Payload): Binding<*> = twinOf(payload).lookedUp()
}
