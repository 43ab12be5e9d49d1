package dev.piculet.lab.contenders.kotlinx

import dev.piculet.lab.contender.Binding
import dev.piculet.lab.contender.Contender
import dev.piculet.lab.contender.Payload
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.protobuf.ProtoBuf

/**
 * kotlinx.serialization's Protocol Buffers format in its default form, which leaves nulls out: the format can't express
 * them. Fields have their numbers by order.
 */
@OptIn(ExperimentalSerializationApi::class)
class KotlinxProtobufContender : Contender {
    override fun bind(payload: Payload): Binding<*> = twinOf(payload).binary(ProtoBuf)
}
