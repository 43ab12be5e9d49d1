package dev.piculet.lab.payload.kotlin

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonValue
import dev.piculet.lab.contender.WrittenAsItsField

/** A class around an `Int` that is written as a bare number: the rival of [ValueClass]. */
@WrittenAsItsField
data class Wrapper
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    constructor(
        @get:JsonValue val value: Int,
    )

/** A value class around an `Int`. */
@JvmInline
value class ValueClass(
    val value: Int,
)
