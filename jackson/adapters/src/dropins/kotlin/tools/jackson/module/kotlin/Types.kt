package tools.jackson.module.kotlin

// Nobody looks for these by name, so that an alias for the compiler is enough.

typealias SequenceDeserializer = dev.piculet.jackson3.SequenceDeserializer

typealias RegexDeserializer = dev.piculet.jackson3.RegexDeserializer

typealias UByteDeserializer = dev.piculet.jackson3.UByteDeserializer

typealias UShortDeserializer = dev.piculet.jackson3.UShortDeserializer

typealias UIntDeserializer = dev.piculet.jackson3.UIntDeserializer

typealias ULongDeserializer = dev.piculet.jackson3.ULongDeserializer

typealias UByteSerializer = dev.piculet.jackson3.UByteSerializer

typealias UShortSerializer = dev.piculet.jackson3.UShortSerializer

typealias UIntSerializer = dev.piculet.jackson3.UIntSerializer

typealias ULongSerializer = dev.piculet.jackson3.ULongSerializer
