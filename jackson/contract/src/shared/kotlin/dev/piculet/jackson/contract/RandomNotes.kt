package dev.piculet.jackson.contract

import java.util.Random

/**
 * Random annotations of Jackson's, as source text that compiles.
 *
 * @param rare annotations that come besides
 */
internal class RandomNotes(
    random: Random,
    private val rare: RareNotes? = null,
) : Choices(random) {
    /** Returns some annotations of a property, with a space behind them. */
    fun ofProperty(
        name: String,
        type: String,
        kind: Kind,
        isParameter: Boolean = false,
    ): String {
        val usual = usualNotes(name, type, kind, isParameter)
        val more = rare?.ofProperty(type, kind, isParameter).orEmpty()
        return if (nameOf(more) in usual || isOrdered(more, type, kind)) usual else "$usual$more "
    }

    /** Tells whether who asks Jackson first for a serializer in there gets another than those who ask later. */
    private fun isOrdered(
        note: String,
        type: String,
        kind: Kind,
    ): Boolean = kind == Kind.CONTAINER && "Made" in type && nameOf(note) == "@JsonFormat"

    private fun usualNotes(
        name: String,
        type: String,
        kind: Kind,
        isParameter: Boolean,
    ): String {
        if (oneIn(2)) return ""
        val fitting = (if (oneIn(3)) NAMING else VALUES) + OF_KINDS.getValue(kind) + ofType(type)
        val allowed =
            fitting.filterNot {
                (isParameter && nameOf(it) in NOT_OF_PARAMETERS) || isOrdered(it, type, kind)
            }
        return some(allowed, 1 + random.nextInt(2)).joinToString("") { it.replace("NAME", name) + " " }
    }

    /** Returns some annotations of a class, a line each. */
    fun ofClass(): String {
        val usual = if (oneIn(2)) "" else some(OF_CLASSES, 1 + random.nextInt(2)).joinToString("") { "$it\n" }
        val more = rare?.ofClass().orEmpty()
        return if (nameOf(more) in usual) usual else "$usual$more\n"
    }

    private fun some(
        notes: List<String>,
        count: Int,
    ): List<String> = notes.shuffled(random).distinctBy(::nameOf).take(count)

    private fun nameOf(note: String): String = note.substringBefore('(')

    private fun ofType(type: String): List<String> =
        when (type) {
            "String" -> listOf("@JsonRawValue", "@JsonFormat(shape = JsonFormat.Shape.STRING)")
            "LocalDate" -> listOf("@JsonFormat(pattern = \"dd.MM.uuuu\")", SHAPE_ARRAY)
            "Date" -> listOf("@JsonFormat(pattern = \"yyyy-MM-dd HH:mm\")", SHAPE_NUMBER)
            "Instant" -> listOf(SHAPE_NUMBER, "@JsonFormat(lenient = OptBoolean.FALSE)")
            "Object" -> listOf("@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)")
            "List<String>" -> listOf("@JsonDeserialize(as = LinkedList.class)")
            "Set<String>" -> listOf("@JsonDeserialize(as = TreeSet.class)")
            "int", "Integer", "long", "Long", "double", "BigDecimal" ->
                listOf("@JsonFormat(shape = JsonFormat.Shape.STRING)", TO_STRING)
            "boolean", "Boolean" -> listOf(SHAPE_NUMBER)
            else -> listOf()
        }

    /** What a property holds, as far as annotations differ. */
    enum class Kind { SCALAR, CONTAINER, ENUM, OBJECT }

    private companion object {
        const val SHAPE_ARRAY = "@JsonFormat(shape = JsonFormat.Shape.ARRAY)"

        const val SHAPE_NUMBER = "@JsonFormat(shape = JsonFormat.Shape.NUMBER)"

        const val TO_STRING = "@JsonSerialize(using = ToStringSerializer.class)"

        val NOT_OF_PARAMETERS = setOf("@JsonRawValue", "@JsonIgnoreProperties", "@JsonIncludeProperties", "@JsonIgnore")

        val NAMING =
            listOf("NAME_x", "NAME and more than fifteen letters", "n\u00e4me NAME", "")
                .map { "@JsonProperty(\"$it\")" } +
                listOf("required = true", "index = 3", "access = JsonProperty.Access.READ_ONLY")
                    .map { "@JsonProperty($it)" } +
                listOf(
                    "@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)",
                    "@JsonAlias({\"alias_NAME\", \"other\"})",
                    "@JsonAlias(\"NAME_2\")",
                    "@JsonIgnore",
                    "@JsonView(String.class)",
                    "@JsonView(Integer.class)",
                )

        val VALUES =
            listOf("NON_NULL", "NON_EMPTY", "NON_DEFAULT", "NON_ABSENT", "ALWAYS").map {
                "@JsonInclude(JsonInclude.Include.$it)"
            } + listOf("SKIP", "FAIL", "AS_EMPTY", "SET").map { "@JsonSetter(nulls = Nulls.$it)" }

        val OF_KINDS: Map<Kind, List<String>> =
            mapOf(
                Kind.SCALAR to listOf(),
                Kind.CONTAINER to
                    listOf("SKIP", "FAIL", "AS_EMPTY").map { "@JsonSetter(contentNulls = Nulls.$it)" } +
                    listOf(
                        "@JsonInclude(value = JsonInclude.Include.NON_EMPTY, content = JsonInclude.Include.NON_NULL)",
                        "@JsonInclude(content = JsonInclude.Include.NON_EMPTY)",
                        "@JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)",
                        "@JsonFormat(with = JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)",
                        "@JsonFormat(with = JsonFormat.Feature.WRITE_SORTED_MAP_ENTRIES)",
                        "@JsonFormat(shape = JsonFormat.Shape.OBJECT)",
                        "@JsonMerge",
                        "@JsonSerialize(contentUsing = ToStringSerializer.class)",
                        "@JsonIgnoreProperties({\"a\", \"k0\"})",
                    ),
                Kind.ENUM to
                    listOf(
                        SHAPE_NUMBER,
                        TO_STRING,
                        "@JsonFormat(shape = JsonFormat.Shape.OBJECT)",
                        "@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_VALUES)",
                        "@JsonFormat(with = JsonFormat.Feature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)",
                    ),
                Kind.OBJECT to
                    listOf(
                        "@JsonUnwrapped",
                        "@JsonUnwrapped(prefix = \"u_\")",
                        "@JsonIgnoreProperties({\"a\", \"name\"})",
                        "@JsonIgnoreProperties(ignoreUnknown = true)",
                        "@JsonIncludeProperties({\"a\", \"b\"})",
                        "@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)",
                        SHAPE_ARRAY,
                        "@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)",
                        "@JsonSerialize(typing = JsonSerialize.Typing.STATIC)",
                        "@JsonMerge",
                        TO_STRING,
                    ),
            )

        val OF_CLASSES =
            listOf("NON_NULL", "NON_EMPTY", "NON_DEFAULT", "NON_ABSENT")
                .map { "@JsonInclude(JsonInclude.Include.$it)" } +
                listOf(
                    "@JsonIgnoreProperties(ignoreUnknown = true)",
                    "@JsonIgnoreProperties({\"a\", \"unknown\"})",
                    "@JsonIgnoreProperties(value = {\"b\", \"name\"}, allowGetters = true)",
                    "@JsonIgnoreProperties(value = {\"b\"}, allowSetters = true)",
                    "@JsonIncludeProperties({\"a\", \"b\", \"name\", \"URL\"})",
                    "@JsonPropertyOrder({\"name\", \"b\", \"a\"})",
                    "@JsonPropertyOrder(alphabetic = true)",
                    "@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)",
                    "@JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)",
                    "@JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)",
                    "@JsonAutoDetect(getterVisibility = JsonAutoDetect.Visibility.NONE)",
                    SHAPE_ARRAY,
                    "@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)",
                    "@JsonRootName(\"root\")",
                    "@JsonView(String.class)",
                    "@JsonFilter(\"sieve\")",
                )
    }
}
