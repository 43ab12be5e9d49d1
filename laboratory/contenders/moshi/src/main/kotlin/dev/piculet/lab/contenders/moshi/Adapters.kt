package dev.piculet.lab.contenders.moshi

import com.squareup.moshi.JsonAdapter
import com.squareup.moshi.JsonReader
import com.squareup.moshi.JsonWriter
import dev.piculet.lab.payload.kotlin.ValueClass
import dev.piculet.lab.payload.kotlin.Wrapper
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.util.UUID

/** A date as in `"2021-05-08"`. */
internal class LocalDateAdapter : JsonAdapter<LocalDate>() {
    override fun toJson(
        writer: JsonWriter,
        value: LocalDate?,
    ) {
        writer.value(value!!.toString())
    }

    override fun fromJson(reader: JsonReader): LocalDate = LocalDate.parse(reader.nextString())
}

/** An instant as in `"2021-05-08T10:00:00.123Z"`. */
internal class InstantAdapter : JsonAdapter<Instant>() {
    override fun toJson(
        writer: JsonWriter,
        value: Instant?,
    ) {
        writer.value(value!!.toString())
    }

    override fun fromJson(reader: JsonReader): Instant = Instant.parse(reader.nextString())
}

/** A number with all of its digits. */
internal class BigDecimalAdapter : JsonAdapter<BigDecimal>() {
    override fun toJson(
        writer: JsonWriter,
        value: BigDecimal?,
    ) {
        writer.value(value!!)
    }

    override fun fromJson(reader: JsonReader): BigDecimal = BigDecimal(reader.nextString())
}

/** An id as in `"123e4567-e89b-12d3-a456-426614174000"`. */
internal class UuidAdapter : JsonAdapter<UUID>() {
    override fun toJson(
        writer: JsonWriter,
        value: UUID?,
    ) {
        writer.value(value!!.toString())
    }

    override fun fromJson(reader: JsonReader): UUID = UUID.fromString(reader.nextString())
}

/** A wrapper as its bare number, which the payload class says in annotations that are not Moshi's. */
internal class WrapperAdapter : JsonAdapter<Wrapper>() {
    override fun toJson(
        writer: JsonWriter,
        value: Wrapper?,
    ) {
        writer.value(value!!.value)
    }

    override fun fromJson(reader: JsonReader): Wrapper = Wrapper(reader.nextInt())
}

/** A value class as its bare number: without an adapter, Moshi's reflection writes an object around it. */
internal class ValueClassAdapter : JsonAdapter<ValueClass>() {
    override fun toJson(
        writer: JsonWriter,
        value: ValueClass?,
    ) {
        writer.value(value!!.value)
    }

    override fun fromJson(reader: JsonReader): ValueClass = ValueClass(reader.nextInt())
}
