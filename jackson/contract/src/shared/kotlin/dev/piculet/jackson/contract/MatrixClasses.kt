package dev.piculet.jackson.contract

import java.math.BigDecimal
import java.time.Duration
import java.util.Optional

/** A constructor's parameters, or properties, of every type that null and coercion have a rule for. */
internal object MatrixClasses {
    enum class Kind { ONE, TWO }

    data class Point(
        val x: Int,
        val y: String = "d",
    )

    data class Numbers(
        val byte: Byte,
        val short: Short,
        val int: Int,
        val long: Long,
        val float: Float,
        val double: Double,
        val char: Char,
        val boolean: Boolean,
        val uint: UInt,
        val ulong: ULong,
        val number: NumberValue,
        val wide: LongValue,
        val maybe: NullableNumberValue,
    )

    data class OptionalNumbers(
        val byte: Byte = 1,
        val short: Short = 2,
        val int: Int = 3,
        val long: Long = 4,
        val float: Float = 5f,
        val double: Double = 6.0,
        val char: Char = '7',
        val boolean: Boolean = true,
        val uint: UInt = 8u,
        val ulong: ULong = 9u,
        val number: NumberValue = NumberValue(10),
        val wide: LongValue = LongValue(11),
        val maybe: NullableNumberValue = NullableNumberValue(12),
    )

    data class NullableNumbers(
        val byte: Byte?,
        val short: Short?,
        val int: Int?,
        val long: Long?,
        val float: Float?,
        val double: Double?,
        val char: Char?,
        val boolean: Boolean?,
        val uint: UInt?,
        val ulong: ULong?,
        val number: NumberValue?,
        val wide: LongValue?,
        val maybe: NullableNumberValue?,
    )

    data class NullableOptionalNumbers(
        val byte: Byte? = 1,
        val short: Short? = 2,
        val int: Int? = 3,
        val long: Long? = 4,
        val float: Float? = 5f,
        val double: Double? = 6.0,
        val char: Char? = '7',
        val boolean: Boolean? = true,
        val uint: UInt? = 8u,
        val ulong: ULong? = 9u,
        val number: NumberValue? = NumberValue(10),
        val wide: LongValue? = LongValue(11),
        val maybe: NullableNumberValue? = NullableNumberValue(12),
    )

    class AssignedNumbers(
        val id: Int = 0,
    ) {
        var byte: Byte = 1
        var short: Short = 2
        var int: Int = 3
        var long: Long = 4
        var float: Float = 5f
        var double: Double = 6.0
        var char: Char = '7'
        var boolean: Boolean = true
        var uint: UInt = 8u
        var ulong: ULong = 9u
        var nullableInt: Int? = 10
        var nullableUint: UInt? = 11u

        override fun toString() =
            listOf(id, byte, short, int, long, float, double, char, boolean, uint, ulong, nullableInt, nullableUint)
                .toString()
    }

    data class Objects(
        val text: String,
        val kind: Kind,
        val list: List<String>,
        val ints: List<Int>,
        val set: Set<Int?>,
        val map: Map<String, Int>,
        val array: Array<String>,
        val intArray: IntArray,
        val label: TextValue,
        val maybeLabel: NullableTextValue,
        val id: IdValue,
        val point: Point,
        val any: Any,
        val optional: Optional<String>,
        val duration: Duration,
        val amount: BigDecimal,
    )

    data class OptionalObjects(
        val text: String = "t",
        val kind: Kind = Kind.TWO,
        val list: List<String> = listOf("l"),
        val ints: List<Int> = listOf(1),
        val set: Set<Int?> = setOf(2),
        val map: Map<String, Int> = mapOf("m" to 3),
        val array: Array<String> = arrayOf("a"),
        val intArray: IntArray = intArrayOf(4),
        val label: TextValue = TextValue("v"),
        val maybeLabel: NullableTextValue = NullableTextValue("n"),
        val id: IdValue = IdValue(java.util.UUID(1, 2)),
        val point: Point = Point(5),
        val any: Any = "any",
        val optional: Optional<String> = Optional.of("o"),
        val duration: Duration = Duration.ofSeconds(6),
        val amount: BigDecimal = BigDecimal.ONE,
    )

    data class NullableObjects(
        val text: String?,
        val kind: Kind?,
        val list: List<String?>?,
        val ints: List<Int>?,
        val set: Set<Int?>?,
        val map: Map<String, Int?>?,
        val array: Array<String?>?,
        val intArray: IntArray?,
        val label: TextValue?,
        val maybeLabel: NullableTextValue?,
        val id: IdValue?,
        val point: Point?,
        val any: Any?,
        val optional: Optional<String>?,
        val duration: Duration?,
        val amount: BigDecimal?,
    )

    data class NullableOptionalObjects(
        val text: String? = "t",
        val kind: Kind? = Kind.TWO,
        val list: List<String>? = listOf("l"),
        val ints: List<Int?>? = listOf(1),
        val set: Set<Int>? = setOf(2),
        val map: Map<String, Int>? = mapOf("m" to 3),
        val array: Array<String>? = arrayOf("a"),
        val intArray: IntArray? = intArrayOf(4),
        val label: TextValue? = TextValue("v"),
        val maybeLabel: NullableTextValue? = NullableTextValue("n"),
        val id: IdValue? = IdValue(java.util.UUID(1, 2)),
        val point: Point? = Point(5),
        val any: Any? = "any",
        val optional: Optional<String>? = Optional.of("o"),
        val duration: Duration? = Duration.ofSeconds(6),
        val amount: BigDecimal? = BigDecimal.ONE,
    )

    class AssignedObjects(
        val name: String = "n",
    ) {
        var text: String = "t"
        var kind: Kind = Kind.TWO
        var list: List<String> = listOf("l")
        var map: Map<String, Int> = mapOf("m" to 3)
        var intArray: IntArray = intArrayOf(4)
        var label: TextValue = TextValue("v")
        var point: Point = Point(5)
        var any: Any = "any"
        var optional: Optional<String> = Optional.of("o")
        var nullableText: String? = "n"
        var nullableLabel: TextValue? = TextValue("w")
        var amount: BigDecimal = BigDecimal.ONE

        override fun toString(): String {
            val array = intArray.contentToString()
            val texts = listOf(name, text, kind, list, map, array, label, nullableText, nullableLabel)
            return (texts + listOf(point, any, optional, amount)).toString()
        }
    }

    val all: List<Class<*>> =
        listOf(
            Numbers::class.java,
            OptionalNumbers::class.java,
            NullableNumbers::class.java,
            NullableOptionalNumbers::class.java,
            AssignedNumbers::class.java,
            Objects::class.java,
            OptionalObjects::class.java,
            NullableObjects::class.java,
            NullableOptionalObjects::class.java,
            AssignedObjects::class.java,
        )

    /** A value of each property that has to be there. */
    val required: Map<Class<*>, Map<String, String>> =
        mapOf(
            Numbers::class.java to
                listOf("byte", "short", "int", "long", "float", "double", "uint", "ulong", "number", "wide", "maybe")
                    .associateWith { "1" } + mapOf("char" to "'c'", "boolean" to "true"),
            Objects::class.java to
                mapOf(
                    "text" to "'t'",
                    "kind" to "'ONE'",
                    "list" to "['l']",
                    "ints" to "[1]",
                    "set" to "[2]",
                    "map" to "{'m':3}",
                    "array" to "['a']",
                    "intArray" to "[4]",
                    "label" to "'v'",
                    "maybeLabel" to "'n'",
                    "id" to "'00000000-0000-0001-0000-000000000002'",
                    "point" to "{'x':5}",
                    "any" to "'any'",
                    "optional" to "'o'",
                    "duration" to "'PT6S'",
                    "amount" to "1.5",
                ),
        )
}
