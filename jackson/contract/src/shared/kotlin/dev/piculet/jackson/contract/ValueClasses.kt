package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonValue
import java.util.UUID

@JvmInline
value class TextValue(
    val text: String,
)

@JvmInline
value class NumberValue(
    val number: Int,
)

@JvmInline
value class LongValue(
    val number: Long,
)

@JvmInline
value class IdValue(
    val id: UUID,
)

@JvmInline
value class NullableTextValue(
    val text: String?,
)

@JvmInline
value class NullableNumberValue(
    val number: Int?,
)

@JvmInline
value class ListValue(
    val list: List<String>,
)

@JvmInline
value class GenericValue<T>(
    val value: T,
)

@JvmInline
value class NestedValue(
    val inner: TextValue,
)

@JvmInline
value class CheckedValue(
    val text: String,
) {
    init {
        require(text.isNotEmpty()) { "text is empty" }
    }
}

@JvmInline
value class HiddenValue private constructor(
    val text: String,
) {
    companion object {
        fun of(text: String) = HiddenValue(text)
    }
}

@JvmInline
value class JsonValueValue(
    val text: String,
) {
    @JsonValue
    fun json() = text.length
}

@JvmInline
value class CreatedValue(
    val text: String,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun of(number: Int) = CreatedValue("n$number")
    }
}

@JvmInline
value class CreatedBoxedValue(
    val number: Int,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun of(
            a: Int,
            b: Int,
        ): CreatedBoxedValue? = CreatedBoxedValue(a + b)
    }
}

@JvmInline
value class WronglyCreatedValue(
    val text: String,
) {
    companion object {
        @JvmStatic
        @JsonCreator
        fun of(
            a: String,
            b: String,
        ) = WronglyCreatedValue("$a+$b")
    }
}
