package dev.piculet.jackson3.kotlin

import tools.jackson.databind.ValueSerializer
import tools.jackson.databind.ser.std.StdDelegatingSerializer
import tools.jackson.databind.util.Converter

/** Returns Jackson's serializer that converts first, by the name that it has from 3.0 on. It has another since 3.1. */
@Suppress("DEPRECATION")
internal fun converting(converter: Converter<*, *>): ValueSerializer<*> = StdDelegatingSerializer(converter)
