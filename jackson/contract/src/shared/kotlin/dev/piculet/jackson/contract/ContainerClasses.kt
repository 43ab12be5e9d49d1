package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import tools.jackson.core.JsonParser
import tools.jackson.databind.DeserializationContext
import tools.jackson.databind.ValueDeserializer
import tools.jackson.databind.annotation.JsonDeserialize
import java.math.BigDecimal
import java.time.LocalDate
import java.util.UUID

/** Classes with objects, arrays and collections in them, for [BufferContract]. */
internal object ContainerClasses {
    val all: List<Class<*>> =
        listOf(
            Order::class.java,
            Scalars::class.java,
            Collections::class.java,
            Places::class.java,
            Arrays::class.java,
            Maps::class.java,
            Spied::class.java,
            Deep::class.java,
        )

    data class Order(
        val id: Long,
        val customer: Customer,
        val lines: List<Line>,
        val tags: List<String> = listOf(),
        val total: Double? = null,
        val last: Int = 1,
    )

    data class Customer(
        val name: String?,
        val address: Address?,
        val scores: List<Int> = listOf(),
    )

    data class Address(
        val street: String = "s",
        val number: Int = 0,
    )

    /** Made by code that may fail. */
    data class Line(
        val sku: String,
        val quantity: Int,
        val price: Double = 0.5,
    ) {
        init {
            require(quantity != 13) { "13 is not allowed" }
        }
    }

    data class Scalars(
        val ints: List<Int>,
        val longs: Set<Long>?,
        val doubles: Collection<Double?> = listOf(),
        val truths: List<Boolean>? = null,
        val texts: Set<String> = setOf(),
        val strings: List<String?> = listOf(),
        val amounts: List<BigDecimal> = listOf(),
        val dates: List<LocalDate> = listOf(),
        val ids: List<UUID> = listOf(),
        val colors: List<BufferClasses.Color> = listOf(),
    )

    data class Collections(
        val lists: List<List<Int>> = listOf(),
        val texts: List<List<String>> = listOf(),
        val lines: Set<Line> = setOf(),
        val listsOfLines: List<List<Line>>? = null,
        val trees: List<BufferClasses.Tree> = listOf(),
        val wrapped: List<BufferClasses.Positive> = listOf(),
        val any: List<Any?> = listOf(),
        val shapes: List<BufferClasses.Shape> = listOf(),
        @JsonSetter(contentNulls = Nulls.SKIP) val skipping: List<Int?> = listOf(),
        @JsonSetter(contentNulls = Nulls.FAIL) val failing: List<String> = listOf(),
        @JsonSetter(contentNulls = Nulls.FAIL) val failingLines: List<Line> = listOf(),
        @JsonFormat(with = [JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY]) val single: List<Int> = listOf(),
        val linked: java.util.LinkedList<Int>? = null,
        val sorted: java.util.TreeSet<String>? = null,
    )

    data class Places(
        val type: String,
        val coordinates: List<List<Double>>,
        val rings: List<List<List<Double>>>? = null,
        val box: List<Double>? = null,
    )

    class Arrays(
        val ints: IntArray,
        val longs: LongArray? = null,
        val doubles: DoubleArray = doubleArrayOf(),
        val matrix: List<DoubleArray>? = null,
        val strings: Array<String>? = null,
        val lines: Array<Line>? = null,
    ) {
        override fun toString() =
            "${ints.contentToString()} ${longs.contentToString()} ${doubles.contentToString()} " +
                "${matrix?.map { it.contentToString() }} ${strings.contentToString()} " +
                lines.contentToString()
    }

    data class Maps(
        val numbers: Map<String, Int> = mapOf(),
        val texts: Map<String, String?> = mapOf(),
        val lines: Map<String, Line> = mapOf(),
        val lists: Map<String, List<Int>>? = null,
        val maps: Map<String, Map<String, Double>>? = null,
    )

    /** What a parser told of itself while a value was read. */
    @JsonDeserialize(using = SpyDeserializer::class)
    data class Spy(
        val seen: String,
    )

    class SpyDeserializer : ValueDeserializer<Spy>() {
        override fun deserialize(
            parser: JsonParser,
            context: DeserializationContext,
        ): Spy {
            val before = stateOf(parser, hasText = true)
            parser.skipChildren()
            return Spy("$before ${stateOf(parser, hasText = true)}")
        }
    }

    data class Spied(
        val first: Int = 1,
        val spy: Spy? = null,
        val text: String = "t",
        val spies: List<Spy?> = listOf(),
        val inner: Spied? = null,
        val list: List<Spied> = listOf(),
        val map: Map<String, Spy> = mapOf(),
        val last: Spy? = null,
    )

    data class Deep(
        val next: Deep? = null,
        val all: List<Deep> = listOf(),
        val lists: List<List<List<Int>>> = listOf(),
        val number: Int = 1,
    ) {
        /** Without recursion: instances may be many levels deep. */
        override fun toString() = "$number ${depth()}"

        private fun depth() = generateSequence(this) { it.next ?: it.all.firstOrNull() }.count()
    }
}
