package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.Nulls
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.util.UUID

/** Classes that generated code reads from the parser's buffer, in whole or in part. */
internal object BufferClasses {
    val all: List<Class<*>> =
        listOf(
            Numbers::class.java,
            Kinds::class.java,
            Nullables::class.java,
            Texts::class.java,
            Names::class.java,
            Wrapped::class.java,
            Counts::class.java,
            Assigned::class.java,
            Wide::class.java,
            Tree::class.java,
            Shape::class.java,
        ) + ContainerClasses.all

    enum class Color { RED, GREEN }

    /** Read from other texts than their names. */
    enum class Size {
        @JsonProperty("one size")
        ONE,

        TWO,
        ;

        override fun toString() = "size $ordinal"
    }

    data class Numbers(
        val a: Int,
        val b: Long,
        val c: Double,
        val d: Int = 7,
        val e: Long = 8,
    )

    data class Kinds(
        val int: Int,
        val text: String,
        val truth: Boolean,
        val number: Double,
        val maybe: String?,
        val maybeInt: Int?,
        val float: Float = 0.5f,
        val color: Color = Color.RED,
        val inner: Numbers? = null,
        val list: List<Numbers> = listOf(),
        val map: Map<String, Int> = mapOf(),
        val last: String = "l",
    )

    data class Nullables(
        val int: Int?,
        val long: Long?,
        val double: Double?,
        val truth: Boolean?,
        val last: Int? = 7,
        val text: String? = "t",
        val kept: Generic<Int?, Long>? = null,
    )

    /** What is decoded from strings, and decimal numbers. */
    data class Texts(
        val date: LocalDate,
        val instant: Instant,
        val time: LocalDateTime?,
        val id: UUID,
        val amount: BigDecimal,
        val color: Color,
        val size: Size = Size.TWO,
        val maybe: Instant? = null,
        val price: BigDecimal? = null,
        val key: Key? = null,
        val since: Since = Since(LocalDate.EPOCH),
        @JsonFormat(pattern = "dd.MM.yyyy") val formatted: LocalDate? = null,
        @JsonFormat(with = [JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_VALUES]) val any: Color? = null,
    )

    data class Generic<T, U>(
        val first: T,
        val second: U,
        @JsonSetter(nulls = Nulls.SKIP) val third: Int? = 3,
        @JsonSetter(nulls = Nulls.FAIL) val fourth: Long? = 4,
    )

    /** Names of all lengths that are compared in different ways. */
    data class Names(
        val `1`: Int = 1,
        val n234: Int = 2,
        val n2345: String = "3",
        val n23456: Int = 4,
        val n2345678: Int = 5,
        val n23456789012: Boolean = true,
        val n234567890123: Int = 6,
        val n2345678901234: Int = 7,
        val n23456789012345678901: Int = 8,
        val n234567890123456789012345678901: String = "9",
        val `grün`: Int = 10,
        val `with "quotes"`: Int = 11,
    )

    @JvmInline
    value class Positive(
        val value: Int,
    ) {
        init {
            require(value > 0) { "$value is not positive" }
        }
    }

    @JvmInline
    value class Count(
        val value: Int,
    )

    @JvmInline
    value class Text(
        val text: String,
    ) {
        init {
            require(text.length < 9) { "$text is long" }
        }
    }

    @JvmInline
    value class Key(
        val id: UUID,
    )

    @JvmInline
    value class Since(
        val date: LocalDate,
    ) {
        init {
            require(date.year > 1000) { "$date is too early" }
        }
    }

    data class Wrapped(
        val text: Text,
        val positive: Positive,
        val maybe: Positive?,
        val plain: Int,
        val other: Text = Text("o"),
    ) {
        init {
            require(plain != 13) { "13 is not allowed" }
        }
    }

    /** Value classes with defaults, which their functions make. */
    data class Counts(
        val p00: Count = Count(1),
        val p01: Count = Count(2),
        val p02: Count = Count(3),
        val p03: Count = Count(4),
        val p04: Count = Count(5),
        val p05: Count = Count(6),
        val p06: Count = Count(7),
        val p07: Count = Count(8),
        val p08: Count = Count(9),
        val p09: Count = Count(10),
        val p10: Count = Count(11),
        val p11: Count = Count(12),
        val p12: Count = Count(13),
        val p13: Count = Count(14),
        val p14: Count = Count(15),
        val p15: Count = Count(16),
        val p16: Count = Count(17),
        val p17: Count = Count(18),
        val p18: Count = Count(19),
        val p19: Count = Count(20),
    )

    data class Assigned(
        val first: Int,
        val second: String = "s",
    ) {
        var third: Int = 3
        var fourth: String? = null

        override fun toString() = "$first $second $third $fourth"
    }

    /** Read by several methods. */
    data class Wide(
        val p00: Int = 0,
        val p01: String = "1",
        val p02: Int = 2,
        val p03: Int = 3,
        val p04: Int = 4,
        val p05: Long = 5,
        val p06: Int = 6,
        val p07: Int = 7,
        val p08: Int = 8,
        val p09: Int = 9,
        val p10: Boolean = true,
        val p11: Int = 11,
        val p12: Int = 12,
        val p13: Int = 13,
        val p14: Int = 14,
        val p15: Int,
        val p16: Int,
        val p17: Int? = 17,
        val p18: Int = 18,
        val p19: Double = 19.0,
        val p20: Int = 20,
        val p21: Int = 21,
        val p22: Int = 22,
        val p23: Int = 23,
        val p24: String = "24",
        val p25: Int = 25,
        val p26: Int = 26,
    )

    data class Tree(
        val name: String,
        val left: Tree?,
        val size: Int,
        val right: Tree? = null,
    )

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes(JsonSubTypes.Type(Circle::class, name = "circle"), JsonSubTypes.Type(Square::class, name = "square"))
    sealed interface Shape

    data class Circle(
        val radius: Int,
        val label: String = "c",
    ) : Shape

    data class Square(
        val side: Double,
        val inside: Shape?,
    ) : Shape
}
