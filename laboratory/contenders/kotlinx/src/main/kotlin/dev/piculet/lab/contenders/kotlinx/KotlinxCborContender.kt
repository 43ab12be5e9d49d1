package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.cbor.Cbor

/** kotlinx.serialization's CBOR format, set as its JSON format is: nulls are written. */
@OptIn(ExperimentalSerializationApi::class)
class KotlinxCborContender : Contender {
    private val cbor =
        Cbor {
            ignoreUnknownKeys = true
            encodeDefaults = true
        }

    override fun bind(payload: Payload): Binding<*> = twinOf(payload).binary(cbor)
}
