package com.fasterxml.jackson.module.kotlin

// Nobody looks for these by name, so that an alias for the compiler is enough.

typealias SequenceDeserializer = dev.piculet.jackson2.SequenceDeserializer

typealias RegexDeserializer = dev.piculet.jackson2.RegexDeserializer

typealias UByteDeserializer = dev.piculet.jackson2.UByteDeserializer

typealias UShortDeserializer = dev.piculet.jackson2.UShortDeserializer

typealias UIntDeserializer = dev.piculet.jackson2.UIntDeserializer

typealias ULongDeserializer = dev.piculet.jackson2.ULongDeserializer

typealias UByteSerializer = dev.piculet.jackson2.UByteSerializer

typealias UShortSerializer = dev.piculet.jackson2.UShortSerializer

typealias UIntSerializer = dev.piculet.jackson2.UIntSerializer

typealias ULongSerializer = dev.piculet.jackson2.ULongSerializer
