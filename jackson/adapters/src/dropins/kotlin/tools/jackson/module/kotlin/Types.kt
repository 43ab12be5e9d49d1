package tools.jackson.module.kotlin

// Nobody looks for these by name, so that an alias for the compiler is enough.

typealias SequenceDeserializer = dev.piculet.jackson3.kotlin.SequenceDeserializer

typealias RegexDeserializer = dev.piculet.jackson3.kotlin.RegexDeserializer

typealias UByteDeserializer = dev.piculet.jackson3.kotlin.UByteDeserializer

typealias UShortDeserializer = dev.piculet.jackson3.kotlin.UShortDeserializer

typealias UIntDeserializer = dev.piculet.jackson3.kotlin.UIntDeserializer

typealias ULongDeserializer = dev.piculet.jackson3.kotlin.ULongDeserializer

typealias UByteSerializer = dev.piculet.jackson3.kotlin.UByteSerializer

typealias UShortSerializer = dev.piculet.jackson3.kotlin.UShortSerializer

typealias UIntSerializer = dev.piculet.jackson3.kotlin.UIntSerializer

typealias ULongSerializer = dev.piculet.jackson3.kotlin.ULongSerializer
