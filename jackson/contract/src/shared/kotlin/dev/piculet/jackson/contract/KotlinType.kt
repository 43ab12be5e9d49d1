package dev.piculet.jackson.contract

import dev.piculet.jackson.contract.RandomNotes.Kind

/**
 * A type of Kotlin, as source text.
 *
 * @param sample an expression for a value; null if there is none
 */
internal class KotlinType(
    val text: String,
    val kind: Kind,
    val sample: String?,
    private val isMadeValueClass: Boolean = false,
) {
    val isUnsigned get() = text.removeSuffix("?") in UNSIGNED

    val isValueClass get() = isMadeValueClass || isUnsigned

    val isNullable = text.endsWith('?')

    /** The name that annotations of the type go by. */
    val javaText = text.removeSuffix("?").let { IN_JAVA[it] ?: it }

    /** Whether a property may be set later. */
    val mayBeLate get() = !isNullable && text !in PRIMITIVES && !isValueClass

    fun orNull() = if (isNullable) this else KotlinType("$text?", kind, sample ?: "null", isMadeValueClass)

    /** A type with place for another one, `IT`. */
    class Around(
        private val text: String,
        private val sample: String?,
    ) {
        fun around(
            inside: String,
            kind: Kind,
            isValueClass: Boolean,
            instance: String?,
        ): KotlinType =
            KotlinType(
                text.replace("IT", inside),
                if ('<' in text) Kind.CONTAINER else kind,
                when {
                    sample == null -> instance
                    "IT" in sample -> instance?.let { sample.replace("IT", it) }
                    else -> sample
                },
                isMadeValueClass = isValueClass && text == "IT",
            )
    }

    companion object {
        private val UNSIGNED = setOf("UInt", "ULong", "UShort", "UByte")

        private val PRIMITIVES = setOf("Int", "Long", "Double", "Boolean", "Short", "Byte", "Float", "Char")

        private val IN_JAVA = mapOf("Int" to "int", "Boolean" to "boolean", "Any" to "Object")

        private fun scalar(
            text: String,
            sample: String?,
        ) = KotlinType(text, Kind.SCALAR, sample)

        private fun container(
            text: String,
            sample: String?,
        ) = KotlinType(text, Kind.CONTAINER, sample)

        val SCALARS: List<KotlinType> =
            listOf(
                scalar("Int", "7"),
                scalar("Int", "7"),
                scalar("Long", "8L"),
                scalar("Double", "1.5"),
                scalar("Boolean", "true"),
                scalar("Short", "3"),
                scalar("Byte", "4"),
                scalar("Float", "2.5f"),
                scalar("Char", "'c'"),
                scalar("String", "\"d\""),
                scalar("String", "\"d\""),
                scalar("String", "\"\""),
                scalar("UInt", "5u"),
                scalar("ULong", "6uL"),
                scalar("UByte", "1u"),
                scalar("BigDecimal", "BigDecimal.TEN"),
                scalar("BigInteger", "BigInteger.ONE"),
                scalar("Number", "9"),
                scalar("Any", "\"any\""),
                scalar("CharSequence", "\"s\""),
                scalar("UUID", "UUID(1, 2)"),
                scalar("LocalDate", "LocalDate.EPOCH"),
                scalar("Instant", "Instant.EPOCH"),
                scalar("Duration", "Duration.ZERO"),
                scalar("URI", null),
                scalar("Unit", "Unit"),
            )

        val CONTAINERS: List<KotlinType> =
            listOf(
                container("List<String>", "listOf(\"x\")"),
                container("List<Int>", "emptyList()"),
                container("List<Int?>", "listOf(null)"),
                container("List<Any?>", "listOf(1)"),
                container("MutableList<String>", "mutableListOf(\"m\")"),
                container("Set<Long>", "setOf(1L)"),
                container("MutableSet<String?>", "mutableSetOf(null)"),
                container("Collection<Double>", "emptyList()"),
                container("Map<String, Int>", "mapOf(\"k\" to 1)"),
                container("Map<String, Int?>", "mapOf(\"k\" to null)"),
                container("Map<Int, String>", "emptyMap()"),
                container("MutableMap<String, List<String>?>", "mutableMapOf()"),
                container("Map<String, Any?>", "emptyMap()"),
                container("Map<UInt, Boolean>", "emptyMap()"),
                container("List<List<Int?>>", "emptyList()"),
                container("List<List<Int>?>", "emptyList()"),
                container("List<UInt>", "listOf(1u)"),
                container("Array<String>", "arrayOf(\"a\")"),
                container("Array<Int?>", "arrayOf(null)"),
                container("Array<Array<String>>", "emptyArray()"),
                container("IntArray", "intArrayOf(1, 2)"),
                container("LongArray", "longArrayOf()"),
                container("DoubleArray", "doubleArrayOf(1.0)"),
                container("BooleanArray", "booleanArrayOf(true)"),
                container("ByteArray", "byteArrayOf(1)"),
                container("CharArray", "charArrayOf('c')"),
                container("Pair<String, Int>", "Pair(\"p\", 1)"),
                container("Triple<String?, Int, List<Int>>", "Triple(null, 1, listOf(2))"),
                container("IntRange", "1..2"),
                container("Optional<String>", "Optional.of(\"o\")"),
                container("LinkedHashMap<String, Int>", "LinkedHashMap()"),
                container("ArrayList<LocalDate>", "ArrayList()"),
                container("Iterable<String>", "listOf(\"i\")"),
            )

        /** Types that hold another one. */
        val AROUND: List<Around> =
            listOf(
                Around("IT", null),
                Around("IT", null),
                Around("IT", null),
                Around("IT", null),
                Around("List<IT>", "emptyList()"),
                Around("List<IT?>", "listOf(null)"),
                Around("Set<IT>", "emptySet()"),
                Around("Map<String, IT>", "emptyMap()"),
                Around("Map<String, IT?>", "emptyMap()"),
                Around("Array<IT>", "emptyArray()"),
                Around("Optional<IT>", "Optional.empty()"),
                Around("List<List<IT>>", "listOf(listOf())"),
                Around("Collection<IT>", "listOf(IT)"),
                Around("List<out IT>", "emptyList()"),
                Around("MutableList<in IT>", "mutableListOf()"),
                Around("Pair<IT, IT?>", "Pair(IT, null)"),
            )

        /** The same for types that may be keys. */
        val AROUND_KEYS: List<Around> = AROUND.take(9) + Around("Map<IT, String>", "emptyMap()") +
            Around("Map<IT, Int?>", "emptyMap()")

        val ARGUMENTS = listOf("String", "Int", "List<Long>", "LocalDate", "Any", "DoubleArray", "UInt")
    }
}
