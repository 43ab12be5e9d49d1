package dev.piculet.jackson.generator

internal data class Plain(
    val number: Int,
    val total: Long,
    val ratio: Double,
    val active: Boolean,
    val name: String,
    val tags: List<String>,
)

internal data class Defaults(
    val name: String,
    val count: Int = 1,
    val text: String = "none",
    val note: String? = "note",
)

internal data class References<T>(
    val given: String,
    val optional: String?,
    val any: T,
    val list: List<T>?,
)

@JvmInline
internal value class UserId(
    val text: String,
) {
    init {
        require(text.isNotEmpty()) { "A user id must not be empty." }
    }
}

@JvmInline
internal value class Count(
    val number: Int,
)

@JvmInline
internal value class Maybe(
    val text: String?,
)

@JvmInline
internal value class Nested(
    val maybe: Maybe,
)

/** Tells fixtures to read the underlying value by the property for it. */
internal annotation class ReadHeld

@ReadHeld
@JvmInline
internal value class Ratio(
    val number: Float,
) {
    init {
        require(number >= 0) { "A ratio must not be negative." }
    }
}

@ReadHeld
@JvmInline
internal value class Tags(
    val list: List<String>,
)

@ReadHeld
@JvmInline
internal value class Around(
    val maybe: Maybe,
)

internal data class Holder(
    val ratio: Ratio,
    val tags: Tags,
    val around: Around,
    val optional: Ratio?,
    val more: Tags = Tags(listOf("default")),
)

internal data class Order(
    val user: UserId,
    val count: Count,
    val optionalCount: Count?,
    val maybe: Maybe,
    val optionalMaybe: Maybe?,
    val nested: Nested,
    val defaultCount: Count = Count(7),
    val defaultMaybe: Maybe = Maybe("default"),
)

internal class Rest(
    val name: String,
    vararg val values: Int,
) {
    override fun toString(): String = "$name ${values.toList()}"
}

internal class Mixed(
    val user: UserId,
    val count: Count = Count(7),
    val maybe: Maybe = Maybe("default"),
    val note: String?,
    vararg val rest: UInt,
) {
    override fun toString(): String = listOf(user, count, maybe, note, rest.toList()).toString()
}

internal class Settings(
    private val name: String,
) {
    var level: Any? = null
    var given: List<String> = listOf()

    override fun toString(): String = "$name at $level"
}

internal class OnlySet {
    var level: Any? = null
}

internal class Small(
    private val byte: Byte,
    private val short: Short,
    private val char: Char,
    private val float: Float,
) {
    override fun toString(): String = "$byte $short $char $float"
}

internal class Secret private constructor(
    private val word: String,
    private val times: Int = 2,
) {
    init {
        require(times >= 0) { "A word can't be said $times times." }
    }

    override fun toString(): String = word.repeat(times)
}

internal data class Made(
    val text: String,
) {
    companion object {
        @JvmStatic
        fun of(
            first: UserId,
            second: Int = first.text.length,
        ): Made = Made("$first $second")
    }
}

internal class Empty {
    override fun toString(): String = "Empty"
}

@Suppress("PropertyName", "ktlint:standard:property-naming", "NonAsciiCharacters")
internal data class Strange(
    val `class`: Int,
    val Aa: Int,
    val BB: Int,
    val grün: Int,
    val `with 'quotes'`: Int,
)
