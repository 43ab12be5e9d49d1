package dev.piculet.jackson.contract

import java.math.BigDecimal
import java.net.URI
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.ZoneOffset
import java.util.Arrays
import java.util.Collections
import java.util.LinkedList
import java.util.Random
import java.util.UUID
import kotlin.reflect.KClass
import kotlin.reflect.KFunction
import kotlin.reflect.KType
import kotlin.reflect.full.primaryConstructor

/** Random values of classes. The same seed gives the same. */
internal class OutputCases(
    random: Random,
) : Choices(random) {
    /** The longest string of the value; most are short. */
    private val longest = if (oneIn(20)) 300 else 12

    /** @param arguments of a generic class */
    fun value(
        type: Class<*>,
        depth: Int = 0,
        arguments: List<KType> = listOf(),
    ): Any {
        val (constructor, types) = constructors.getOrPut(type) {
            val found = type.kotlin.primaryConstructor!!
            found to found.parameters.map { it.type }
        }
        val given = if (arguments.isEmpty()) types else types.map { argument(type, arguments, it) }
        return constructor.call(*given.map { valueOf(it, depth) }.toTypedArray())!!
    }

    private fun argument(
        type: Class<*>,
        arguments: List<KType>,
        parameter: KType,
    ): KType = arguments.getOrNull(type.kotlin.typeParameters.indexOf(parameter.classifier)) ?: parameter

    private fun valueOf(
        type: KType,
        depth: Int,
    ): Any? {
        if (type.isMarkedNullable && (oneIn(3) || depth > 3)) return null
        return when (val kind = type.classifier) {
            Int::class -> int()
            Long::class -> long()
            Double::class -> double()
            Float::class -> double().toFloat()
            Boolean::class -> random.nextBoolean()
            Byte::class -> random.nextInt(12).toByte()
            Short::class -> int().toShort()
            String::class -> string()
            BigDecimal::class -> decimal()
            UUID::class -> UUID(random.nextLong(), if (oneIn(9)) 0 else random.nextLong())
            Instant::class -> instant()
            LocalDate::class -> LocalDate.ofEpochDay(instant().epochSecond / 100_000)
            LocalDateTime::class -> LocalDateTime.ofInstant(instant(), ZoneOffset.UTC)
            BufferClasses.Color::class -> BufferClasses.Color.entries.any()
            BufferClasses.Size::class -> BufferClasses.Size.entries.any()
            NestedClasses.Sign::class -> NestedClasses.Sign.entries.any()
            BufferClasses.Shape::class -> shape(depth + 1)
            List::class -> list(type.arguments[0].type!!, depth)
            NestedClasses.Fragile::class ->
                NestedClasses.Fragile(list(type.arguments[0].type!!, depth), random.nextInt(9) - 1)
            Map::class -> (0 until random.nextInt(3)).associate {
                (if (oneIn(8)) "last" else "k$it${string()}") to valueOf(type.arguments[1].type!!, depth + 1)
            }
            Any::class -> anything(depth)
            Comparable::class -> listOf(int(), string(), BufferClasses.Color.RED, instant(), UUID(1, long())).any()
            Number::class -> listOf(int(), long(), double(), decimal(), long().toBigInteger(), 1.25f).any()
            else -> value((kind as KClass<*>).java, depth + 1, type.arguments.map { it.type!! })
        }
    }

    private fun list(
        of: KType,
        depth: Int,
    ): List<Any?> {
        val size = if (depth > 4) random.nextInt(2) else random.nextInt(4)
        val elements = List(size) { valueOf(of, depth + 1) }
        return when (random.nextInt(6)) {
            0 -> LinkedList(elements)
            1 -> Collections.unmodifiableList(elements)
            2 -> Arrays.asList(*elements.toTypedArray())
            else -> elements
        }
    }

    private fun decimal(): BigDecimal =
        when (random.nextInt(4)) {
            0 -> BigDecimal.valueOf(long(), random.nextInt(80) - 40)
            1 -> BigDecimal(int()).setScale(2)
            else -> BigDecimal.valueOf(long(), random.nextInt(20))
        }

    private fun instant(): Instant {
        val seconds = if (oneIn(8)) random.nextLong() shr 20 else random.nextInt().toLong() * 40
        val nanos = listOf(0, 500_000_000, 123_000_000, 123_456_000, 1, 999_999_999, random.nextInt(1_000_000_000))
        return Instant.ofEpochSecond(seconds, nanos.any().toLong())
    }

    private fun shape(depth: Int): Any =
        value((if (oneIn(2)) BufferClasses.Circle::class else BufferClasses.Square::class).java, depth)

    private fun anything(depth: Int): Any? =
        when (random.nextInt(if (depth > 3) 6 else 10)) {
            0 -> if (oneIn(2)) "" else 1.5f
            1 -> int()
            2 -> string()
            3 -> double()
            4 -> BigDecimal.valueOf(long(), 3)
            5 -> value(BufferClasses.Numbers::class.java, depth + 1)
            6 -> listOf(int(), string(), mapOf(string() to random.nextBoolean()))
            7 -> NestedClasses.Sign.entries.any()
            8 -> listOf(instant(), listOf(double(), null), value(NestedClasses.Left::class.java, depth + 1))
            else -> URI("https://localhost/${random.nextInt()}")
        }

    private fun int(): Int = if (oneIn(6)) INTS.any() else random.nextInt() shr random.nextInt(32)

    private fun long(): Long = if (oneIn(6)) LONGS.any() else random.nextLong() shr random.nextInt(64)

    private fun double(): Double =
        when (random.nextInt(6)) {
            0 -> DOUBLES.any()
            1 -> Double.fromBits(random.nextLong())
            2 -> random.nextDouble()
            else -> random.nextInt(100_000) / 100.0
        }

    private fun string(): String {
        val length = if (oneIn(150)) LENGTHS.any() + random.nextInt(9) else random.nextInt(longest)
        val letters = if (oneIn(3)) LETTERS.any() else "abcdefgh /"
        val text = String(CharArray(length) { letters[random.nextInt(letters.length)] })
        return if (oneIn(4)) text.take(random.nextInt(length + 1)) + PARTS.any() + text.drop(length / 2) else text
    }

    companion object {
        private val constructors = mutableMapOf<Class<*>, Pair<KFunction<*>, List<KType>>>()

        private val INTS =
            listOf(0, -1, 9, 10, 99, 100, 999, 1_000, 999_999_999, 1_000_000_000, Int.MAX_VALUE, Int.MIN_VALUE)
        private val LONGS = INTS.map { it.toLong() } +
            listOf(Int.MAX_VALUE + 1L, Int.MIN_VALUE - 1L, 999_999_999_999, Long.MAX_VALUE, Long.MIN_VALUE, 1L shl 53)
        private val DOUBLES =
            listOf(0.0, -0.0, 1.0, 2.0E-3, 1e7, 123456789.0, Double.MIN_VALUE, Double.MAX_VALUE, 9.29E21, 3.22E22) +
                listOf(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)

        /** Where Jackson copies strings in pieces, or empties its buffer of the usual size. */
        private val LENGTHS = listOf(490, 992, 1_324, 3_992, 7_970, 8_000, 20_000)

        private val LETTERS =
            listOf("ab\"\\", "ab\n\t\r\b\u000c", "a\u00e9\u00ff", "a\u0141\u0122", "\u4e2d\u6587") +
                listOf("a\u0000\u001f", "x\ud83d\ude00", "/a\u007f")

        /** Parts of strings that are written in different ways; the last are halves of pairs of surrogates. */
        val PARTS =
            listOf(
                "plain",
                "\"",
                "\\",
                "\n",
                "\t\r",
                "/",
                "\u0000",
                "\u001b",
                "\u007f",
                "\u0080",
                "\u00e9",
                "\u07ff",
                "\u0800",
                "\u20ac",
                "\u2028",
                "\uffff",
                "\u4e2d\u6587",
                "\ud83d\ude00",
                "\ud83d\ude00\"\u00e9",
                "\ud83d",
                "\ude00",
                "\ud800x",
                "\udc00\ud800",
            )
    }
}
