package dev.piculet.jackson.contract.compiled

enum class Level { LOW, HIGH }

@JvmInline
value class Id(
    val value: String,
)

@JvmInline
value class Count(
    val value: Int,
)

sealed interface Shape {
    data class Circle(
        val radius: Double = 1.0,
    ) : Shape

    data class Square(
        val side: Int,
        val id: Id?,
    ) : Shape
}

data class Order(
    val id: Id,
    val count: Count = Count(7),
    val maybe: Id? = null,
    val level: Level = Level.LOW,
    val isOpen: Boolean = true,
    val square: Shape.Square?,
    val lines: List<Line> = listOf(Line("d")),
    val names: Map<Id, Int> = mapOf(),
    val unsigned: UInt = 3u,
) {
    var note: String? = null
}

data class Line(
    val text: String,
    private val price: Long = 5,
    val tags: Set<String> = setOf("t$text"),
) {
    fun price() = price
}

class Made private constructor(
    val text: String,
    val times: Int,
) {
    companion object {
        @JvmStatic
        @com.fasterxml.jackson.annotation.JsonCreator
        fun of(
            text: String = "d",
            times: Int = text.length,
        ): Made = Made(text, times)
    }
}

object Only {
    val name = "only"
}
