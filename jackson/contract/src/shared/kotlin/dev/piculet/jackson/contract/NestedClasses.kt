package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonUnwrapped
import tools.jackson.databind.annotation.JsonSerialize
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.util.RandomAccess
import java.util.UUID

/** Classes whose values hold others, or are written by serializers of the JDK's types; for [OutputContract]. */
internal object NestedClasses {
    val all: List<Class<*>> =
        listOf(
            Scalars::class.java,
            Formatted::class.java,
            Holder::class.java,
            Lists::class.java,
            Deep::class.java,
            Left::class.java,
            Meddled::class.java,
            Watched::class.java,
            Broken::class.java,
            Anything::class.java,
            Many::class.java,
        )

    /** An enum of several classes, whose text is none of its names. */
    enum class Sign {
        PLUS {
            override fun toString() = "+"
        },

        @JsonProperty("minus \"\u00e9")
        MINUS,

        A_NAME_OF_MORE_THAN_SIXTEEN_LETTERS,
    }

    data class Scalars(
        val byte: Byte,
        val short: Short,
        val float: Float,
        val maybeFloat: Float?,
        val maybeByte: Byte?,
        val color: BufferClasses.Color,
        val size: BufferClasses.Size?,
        val sign: Sign,
        val id: UUID,
        val instant: Instant,
        val date: LocalDate?,
        val time: LocalDateTime,
        val amount: BigDecimal,
        val price: BigDecimal?,
        val last: Int,
    )

    /** Serializers that write other forms. */
    data class Formatted(
        @get:JsonFormat(pattern = "dd.MM.yyyy") val date: LocalDate,
        @get:JsonFormat(shape = JsonFormat.Shape.NUMBER) val color: BufferClasses.Color,
        @get:JsonFormat(shape = JsonFormat.Shape.NUMBER) val instant: Instant,
        @get:JsonFormat(shape = JsonFormat.Shape.STRING) val amount: BigDecimal,
        @get:JsonFormat(shape = JsonFormat.Shape.BINARY) val id: UUID,
        @get:JsonFormat(with = [JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED]) val numbers: List<Int>,
        @get:JsonInclude(content = JsonInclude.Include.NON_NULL) val texts: List<String?>,
        @get:JsonSerialize(contentUsing = OutputClasses.Meddler::class) val meddled: List<Byte>,
    )

    data class Holder(
        val first: BufferClasses.Numbers,
        val second: OutputClasses.Texts?,
        val third: Int,
        val fourth: Scalars?,
        @get:JsonInclude(JsonInclude.Include.NON_NULL) val fifth: BufferClasses.Nullables?,
        val last: Empty,
    )

    class Empty

    data class Lists(
        val numbers: List<Int>,
        val longs: List<Long?>,
        val doubles: List<List<Double>>,
        val texts: List<String?>?,
        val truths: List<Boolean>,
        val colors: List<BufferClasses.Color?>,
        val signs: List<Sign>,
        val beans: List<OutputClasses.Texts>,
        val maybeBeans: List<BufferClasses.Numbers?>,
        val deep: List<List<List<BufferClasses.Nullables?>>>,
        val ids: List<UUID>,
        val amounts: List<BigDecimal?>,
        val labels: List<OutputClasses.Label>,
        val shapes: List<BufferClasses.Shape>,
        val anything: List<Any?>,
    )

    /** Levels that are objects and arrays by turns. */
    data class Left(
        val number: Int,
        val right: Right?,
        val text: String,
    )

    data class Right(
        val lefts: List<Left?>,
        val last: Long,
    )

    /** As many levels as there may be, and one more. */
    data class Deep(
        val lists: List<List<List<List<Int>>>>,
        val left: Left?,
    )

    /** Values deep inside whose serializer does what it should not. */
    data class Meddled(
        val first: Int,
        val odd: OutputClasses.Odd?,
        val second: String,
        val odds: List<OutputClasses.Odd>,
        val failing: OutputClasses.Failing?,
        val failings: List<OutputClasses.Failing?>,
        val last: Boolean,
    )

    /** Properties deep inside that write what the generator tells of itself. */
    data class Watched(
        val first: Int,
        val inner: OutputClasses.Peeked?,
        val second: String,
        val list: List<OutputClasses.Peeked?>,
        @get:JsonUnwrapped @get:JsonSerialize(using = OutputClasses.Peeker::class) val seen: String,
        val last: Left?,
    )

    data class Broken(
        val first: Int,
        val list: Fragile<Int>,
        val texts: Fragile<String>?,
        val beans: Fragile<Any>,
        val last: Int,
    )

    /** A list that fails at an element, or when it is asked for its size. */
    class Fragile<T>(
        private val elements: List<T>,
        private val failing: Int,
    ) : AbstractList<T>(),
        RandomAccess {
        override val size: Int get() = if (failing == -1) error("no size") else elements.size

        override fun get(index: Int): T = if (index == failing) error("no element $index") else elements[index]

        override fun toString() = "$elements, failing at $failing"
    }

    data class Anything(
        val first: Any?,
        val second: Any?,
        val list: List<Any?>,
        val comparable: Comparable<*>,
        val number: Number?,
    )

    /** Written by several methods, each of which goes on where the one before has stopped. */
    data class Many(
        val p00: Wider,
        val p01: Wider,
        val p02: Int,
    )

    /** More properties than one method writes. */
    class Wider(
        private val number: Int,
        private val text: String?,
    ) {
        val a00 get() = number
        val a01 get() = text
        val a02 get() = number.toLong()
        val a03 get() = listOf(number)
        val a04 get() = number
        val a05 get() = number
        val a06 get() = number
        val a07 get() = number
        val a08 get() = number
        val a09 get() = number
        val b00 get() = number
        val b01 get() = text
        val b02 get() = number
        val b03 get() = number
        val b04 get() = number
        val b05 get() = number
        val b06 get() = number
        val b07 get() = number
        val b08 get() = number
        val b09 get() = number
        val c00 get() = number
        val c01 get() = text
        val c02 get() = number
        val c03 get() = number
        val c04 get() = number
        val c05 get() = number
        val c06 get() = number
        val c07 get() = number
        val c08 get() = number
        val c09 get() = number
        val d00 get() = number
        val d01 get() = text
        val d02 get() = number
        val d03 get() = number
        val d04 get() = number
        val d05 get() = number
        val d06 get() = number
        val d07 get() = number
        val d08 get() = number
        val d09 get() = number
        val e00 get() = number
        val e01 get() = text
        val e02 get() = number
        val e03 get() = number
        val e04 get() = number
        val e05 get() = number
        val e06 get() = number
        val e07 get() = number
        val e08 get() = number
        val e09 get() = if (number % 5 == 0) error("no e09") else text
        val f00 get() = if (number % 7 == 0) error("no f00") else number
        val f01 get() = BufferClasses.Color.RED
        val f02 get() = number
    }
}
