package dev.piculet.jackson.adapter

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonTypeInfo
import dev.piculet.jackson3.kotlin.jacksonObjectMapper
import tools.jackson.databind.ObjectMapper
import tools.jackson.databind.json.JsonMapper
import java.util.Collections

/** Reads and writes in a JVM that has done nothing else. Has no lambdas, and uses no collections, of Kotlin's library. */
object FirstUseProgram {
    data class Plain(
        val id: Int = 1,
        val name: String = "wren",
        val grams: Double? = null,
        val rare: Boolean = false,
        val tags: List<String> = Collections.singletonList("small"),
    )

    /** The same for Jackson alone. */
    data class Annotated
        @JsonCreator
        constructor(
            @JsonProperty("id") val id: Int = 1,
            @JsonProperty("name") val name: String = "wren",
            @JsonProperty("grams") val grams: Double? = null,
            @JsonProperty("rare") val rare: Boolean = false,
            @JsonProperty("tags") val tags: List<String> = Collections.singletonList("small"),
        )

    @JvmInline
    value class Ring(
        val number: Long,
    )

    enum class Sex { FEMALE, MALE }

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    sealed interface Place

    data class Wood(
        val trees: Int,
    ) : Place

    data object Air : Place

    abstract class Seen<T>(
        open val by: T,
    ) {
        var note: String? = null
    }

    data class Bird(
        override val by: String,
        val ring: Ring?,
        val first: Ring,
        val sex: Sex,
        val places: List<Place>,
        val plain: Map<String, Plain>,
        val weights: IntArray = intArrayOf(1),
    ) : Seen<String>(by)

    private class NoModule private constructor() {
        companion object {
            fun mapper(): ObjectMapper = JsonMapper.builder().build()
        }
    }

    /** Loaded before a part of the program, and after the last. */
    private class Part private constructor() {
        companion object {
            fun begin(name: String) = println("begin $name")
        }
    }

    @JvmStatic
    fun main(arguments: Array<String>) {
        if (arguments[0] == "alone") {
            Part.begin("simple")
            copy(NoModule.mapper(), Annotated())
        } else {
            Part.begin("simple")
            val mapper = jacksonObjectMapper()
            copy(mapper, Plain())
            Part.begin("other")
            val places = java.util.List.of(Wood(3), Air)
            copy(mapper, Bird("me", null, Ring(7), Sex.MALE, places, Collections.singletonMap("a", Plain())))
        }
        Part.begin("nothing")
    }

    private fun copy(
        mapper: ObjectMapper,
        value: Any,
    ) {
        val text = mapper.writeValueAsString(value)
        val copied = mapper.writeValueAsString(mapper.readValue(text, value.javaClass))
        check(copied == text)
    }
}
