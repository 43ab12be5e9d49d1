package dev.piculet.jackson.contract

import java.math.BigDecimal
import java.util.Random
import java.util.TreeMap

/** Random values of [DirectlyWritten]. The same seed gives the same. */
internal class DirectValues(
    random: Random,
) : Choices(random) {
    private val others = OutputCases(random)

    private fun text(): String =
        if (oneIn(3)) OutputCases.PARTS[random.nextInt(OutputCases.PARTS.size - 4)] else "text ${random.nextInt(9_999)}"

    private fun fraction() = if (oneIn(4)) random.nextDouble() else random.nextInt(100_000) / 1_000.0

    private fun numbers() =
        DirectlyWritten.Numbers(
            random.nextInt(),
            random.nextLong(),
            fraction(),
            random.nextBoolean(),
            if (oneIn(2)) null else random.nextInt(),
            if (oneIn(2)) null else fraction(),
            DoubleArray(random.nextInt(3)) { fraction() },
            if (oneIn(2)) null else IntArray(random.nextInt(3)) { random.nextInt() },
        )

    private fun <T> list(
        most: Int = 4,
        element: () -> T,
    ): List<T> {
        val elements = ArrayList<T>()
        repeat(random.nextInt(most)) { elements += element() }
        return if (oneIn(5)) elements.stream().toList() else elements
    }

    private fun <T> map(value: () -> T): Map<String, T> {
        val map = if (oneIn(4)) {
            TreeMap<String, T>()
        } else if (oneIn(3)) {
            HashMap()
        } else {
            LinkedHashMap<String, T>()
        }
        repeat(random.nextInt(4)) { map[text()] = value() }
        return map
    }

    private fun anything(): Any? =
        when (random.nextInt(8)) {
            0 -> null
            1 -> random.nextInt()
            2 -> fraction()
            3 -> numbers()
            4 -> list { text() }
            5 -> mapOf("a" to random.nextLong(), "b" to listOf<Int>())
            6 -> BufferClasses.Size.ONE
            else -> text()
        }

    private fun holder(depth: Int): DirectlyWritten.Holder =
        DirectlyWritten.Holder(
            text(),
            if (oneIn(3)) null else numbers(),
            list { numbers() },
            list { list { DoubleArray(2) { fraction() } } },
            map { text() },
            map { list { numbers() } },
            if (oneIn(2)) null else map { anything() },
            if (depth > 3 || oneIn(2)) null else holder(depth + 1),
            BigDecimal.valueOf(random.nextInt().toLong(), random.nextInt(5)),
        )

    private fun sparse(depth: Int): DirectlyWritten.Sparse =
        DirectlyWritten.Sparse(
            if (oneIn(2)) null else text(),
            if (oneIn(2)) null else random.nextInt(),
            if (depth > 3 || oneIn(2)) null else sparse(depth + 1),
            if (oneIn(2)) null else list { text() },
        )

    private fun bean(depth: Int): DirectlyWritten.Bean {
        val bean = DirectlyWritten.Bean()
        bean.number = random.nextInt(99)
        bean.text = text()
        if (depth < 4) {
            bean.other = if (oneIn(3)) bean(depth + 1) else null
            bean.all = if (oneIn(3)) list { bean(depth + 1) } else null
            bean.any = if (oneIn(50)) bean else anything()
        }
        return bean
    }

    fun value(type: Class<*>): Any =
        when (type) {
            DirectlyWritten.Numbers::class.java -> numbers()
            DirectlyWritten.Holder::class.java -> holder(0)
            DirectlyWritten.Sparse::class.java -> sparse(0)
            DirectlyWritten.Bean::class.java -> bean(0)
            else -> others.value(type)
        }

    companion object {
        val ALL: List<Class<*>> =
            listOf(
                DirectlyWritten.Holder::class.java,
                DirectlyWritten.Numbers::class.java,
                DirectlyWritten.Sparse::class.java,
                DirectlyWritten.Bean::class.java,
            )
    }
}
