package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import dev.piculet.jackson.contract.RandomNotes.Kind
import java.util.Random

/** Random annotations that few people write, and those that only some versions of Jackson have. */
internal class RareNotes(
    random: Random,
) : Choices(random) {
    /** Returns an annotation of a property; mostly none. */
    fun ofProperty(
        type: String,
        kind: Kind,
        isParameter: Boolean,
    ): String {
        if (!oneIn(6)) return ""
        val note = (ANYWHERE + OF_KINDS.getValue(kind) + OF_TYPES[type].orEmpty()).any()
        return if (isParameter && note.substringBefore('(') !in OF_PARAMETERS) "" else note
    }

    /** Returns an annotation of a class; mostly none. */
    fun ofClass(): String = if (oneIn(6)) OF_CLASSES.any() else ""

    private companion object {
        const val ANNOTATIONS = "com.fasterxml.jackson.annotation."

        private val HAS_RADIX = JsonFormat::class.java.methods.any { it.name == "radix" }

        private fun has(annotation: String): Boolean = runCatching { Class.forName(ANNOTATIONS + annotation) }.isSuccess

        private fun shapes(vararg names: String): List<String> =
            names.map { "@JsonFormat(shape = JsonFormat.Shape.$it)" }

        private fun with(vararg features: String): List<String> =
            features.map { "@JsonFormat(with = JsonFormat.Feature.$it)" }

        private fun without(vararg features: String): List<String> =
            features.map { "@JsonFormat(without = JsonFormat.Feature.$it)" }

        val OF_PARAMETERS = setOf("@JsonFormat", "@JsonInclude", "@JsonPropertyDescription")

        const val IDENTITY = "@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)"

        val ANYWHERE =
            listOf(
                "@JsonPropertyDescription(\"described\")",
                // An empty string is equal to what is left out.
                "@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = String.class)",
                "@JsonSerialize(as = Object.class)",
                "@JsonSerialize(nullsUsing = ToStringSerializer.class)",
            )

        val OF_KINDS: Map<Kind, List<String>> =
            mapOf(
                Kind.SCALAR to listOf(),
                Kind.CONTAINER to
                    shapes("NATURAL", "POJO", "STRING") +
                    without("WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED", "ACCEPT_SINGLE_VALUE_AS_ARRAY") +
                    listOf(
                        "@JsonInclude(content = JsonInclude.Include.CUSTOM, contentFilter = String.class)",
                        "@JsonInclude(content = JsonInclude.Include.NON_DEFAULT)",
                        "@JsonSerialize(contentAs = Object.class)",
                        "@JsonSerialize(keyUsing = ToStringSerializer.class)",
                        "@JsonDeserialize(contentAs = String.class)",
                        "@JsonFilter(\"sieve\")",
                    ),
                Kind.ENUM to
                    shapes("NUMBER_INT", "STRING", "NATURAL", "ARRAY") +
                    with("READ_UNKNOWN_ENUM_VALUES_AS_NULL") +
                    without("ACCEPT_CASE_INSENSITIVE_VALUES"),
                Kind.OBJECT to
                    shapes("POJO", "NATURAL", "STRING") +
                    listOf(IDENTITY, "@JsonIdentityReference(alwaysAsId = true)", "@JsonFilter(\"sieve\")") +
                    listOf("@JsonApplyView(String.class)").filter { has("JsonApplyView") },
            )

        private val OF_NUMBERS =
            shapes("NUMBER_INT", "NUMBER_FLOAT", "SCALAR") +
                listOf("@JsonFormat(shape = JsonFormat.Shape.STRING, radix = 16)").filter { HAS_RADIX }

        private val OF_TIMES =
            shapes("NUMBER_INT", "NUMBER_FLOAT", "STRING", "ARRAY") +
                with("WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS", "READ_DATE_TIMESTAMPS_AS_NANOSECONDS") +
                with("WRITE_DATES_WITH_ZONE_ID", "ADJUST_DATES_TO_CONTEXT_TIME_ZONE") +
                without("WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS", "ADJUST_DATES_TO_CONTEXT_TIME_ZONE") +
                listOf(
                    "@JsonFormat(timezone = \"Asia/Tokyo\")",
                    "@JsonFormat(pattern = \"d. MMMM yyyy\", locale = \"de\")",
                    "@JsonFormat(pattern = \"yyyy-MM-dd HH:mm:ss\", timezone = \"Asia/Tokyo\")",
                    "@JsonFormat(lenient = OptBoolean.FALSE)",
                )

        val OF_TYPES: Map<String, List<String>> =
            listOf("int", "Integer", "long", "Long", "short", "double", "Double", "Float", "BigDecimal", "BigInteger")
                .associateWith { OF_NUMBERS } +
                listOf("LocalDate", "Instant", "LocalDateTime", "OffsetDateTime", "Duration", "Date")
                    .associateWith { OF_TIMES } +
                mapOf(
                    "boolean" to shapes("NUMBER_INT", "STRING", "BOOLEAN"),
                    "Boolean" to shapes("NUMBER_INT", "STRING", "BOOLEAN"),
                    "UUID" to shapes("BINARY", "STRING"),
                    "byte[]" to shapes("ARRAY", "STRING"),
                    "char[]" to shapes("ARRAY"),
                )

        val OF_CLASSES =
            listOf(
                IDENTITY,
                "@JsonClassDescription(\"described\")",
                "@JsonIgnoreType",
                "@JsonTypeName(\"named\")",
                "@JsonAutoDetect(setterVisibility = JsonAutoDetect.Visibility.NONE)",
                "@JsonAutoDetect(creatorVisibility = JsonAutoDetect.Visibility.NONE)",
                "@JsonInclude(content = JsonInclude.Include.NON_NULL)",
                "@JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)",
                "@JsonSerialize(typing = JsonSerialize.Typing.STATIC)",
                "@JsonFormat(shape = JsonFormat.Shape.POJO)",
            )
    }
}
