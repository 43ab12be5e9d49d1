package dev.piculet.access

import java.io.IOException

data class WithDefaults(
    val name: String = "none",
    val count: Int = 1,
    val total: Long = 10L,
    val ratio: Double = 0.5,
    val active: Boolean = false,
    val letter: Char = 'a',
    val tags: List<String> = listOf("x", "y"),
)

data class Dependent(
    val first: Int,
    val second: Int = first * 2,
    val third: String = "$second",
)

data class Nullable(
    val text: String?,
)

@JvmInline
value class UserId(
    val text: String,
) {
    init {
        require(text.isNotEmpty()) { "A user id must not be empty." }
    }
}

@JvmInline
value class Count(
    val number: Int,
)

@JvmInline
value class Maybe(
    val text: String?,
)

@JvmInline
value class Boxed(
    val value: UserId,
)

@JvmInline
value class Guarded private constructor(
    val number: Int,
) {
    constructor(text: String) : this(text.toInt())
}

data class Order(
    val user: UserId,
    val count: Count,
    val optionalCount: Count?,
    val maybe: Maybe,
    val optionalMaybe: Maybe?,
    val boxed: Boxed,
)

data class DefaultIds(
    val first: UserId = UserId("one"),
    val second: UserId? = UserId("two"),
    val third: Count = Count(3),
    val fourth: Count? = Count(4),
)

data class DefaultMaybes(
    val maybe: Maybe = Maybe("d"),
    val number: Int = 1,
)

class Numbers(
    private val first: Int,
    private vararg val rest: Int,
) {
    override fun toString(): String = first.toString() + rest.toList()
}

class DefaultNumbers(
    private vararg val all: Int = intArrayOf(5, 6),
) {
    override fun toString(): String = all.toList().toString()
}

class Secret private constructor(
    private val text: String,
    private val number: Int = 3,
) {
    override fun toString(): String = "$text $number"
}

class Secondary(
    private val number: Int,
    private val suffix: String,
) {
    constructor(words: List<String>, suffix: String = "x") : this(words.size, suffix)

    override fun toString(): String = "$number $suffix"
}

class FromFactory private constructor(
    private val text: String,
    private val number: Int,
) {
    override fun toString(): String = "$text $number"

    companion object {
        @JvmStatic
        fun of(
            text: String,
            number: Int = 1,
        ): FromFactory = FromFactory(text, number)
    }
}

sealed class Shape {
    data class Circle(
        val radius: Double,
    ) : Shape()

    data class Square(
        val side: Double = 1.0,
    ) : Shape()
}

class Checked(
    val number: Int = throw IOException("no default today"),
) {
    init {
        require(number >= 0) { "negative" }
    }
}

class Computed(
    var value: Int,
) {
    var double: Int
        get() = value * 2
        set(new) {
            value = new / 2
        }

    val triple: Int
        get() = value * 3

    val failing: String
        get() = throw IOException("not now")
}

open class Holder<T>(
    var value: T,
)

class TextHolder(
    text: String,
) : Holder<String>(text)

@OptIn(ExperimentalUnsignedTypes::class)
class UnsignedNumbers(
    private vararg val numbers: UInt,
    private val last: UserId = UserId("z"),
) {
    override fun toString(): String = numbers.toList().toString() + last.text
}
