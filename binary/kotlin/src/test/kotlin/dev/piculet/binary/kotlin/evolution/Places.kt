package dev.piculet.binary.kotlin.evolution

/** A property's declared type: a class by its simple name, its type arguments, and whether null is allowed. */
internal data class Place(
    val raw: String,
    val nullable: Boolean = false,
    val args: List<Place> = emptyList(),
) {
    val isCollection get() = args.isNotEmpty()

    override fun toString() =
        raw + (if (isCollection) args.joinToString(prefix = "<", postfix = ">") else "") + (if (nullable) "?" else "")
}

/**
 * A property of a class.
 *
 * @param default its default as a plain value, if there is one
 * @param inBody whether it is a `var` of the body rather than a parameter
 * @param former its former name if it is an alias
 */
internal data class Member(
    val owner: String,
    val name: String,
    val place: Place,
    val default: Default?,
    val inBody: Boolean,
    val former: String? = null,
)

/** A default argument, or the initial value of a property of the body. */
internal data class Default(
    val plain: Any?,
)

/** A constant of an enum as a plain value: its name. */
internal data class Constant(
    val name: String,
)

/** An object as a plain value: its class and its properties. */
internal data class Plain(
    val type: String,
    val properties: Map<String, Any?>,
)

internal val UNSIGNED = listOf("UByte", "UShort", "UInt", "ULong")
internal val NUMBERS = listOf("Byte", "Short", "Int", "Long", "Float", "Double", "Char") + UNSIGNED
internal val SCALARS = NUMBERS + listOf("Boolean", "String", "E")
internal val KEYS = listOf("String", "Int", "Long")

/** A value class of anything, one that refuses a number, and one around null. */
internal val VALUE_CLASSES = listOf("V", "Checked", "Maybe")
internal val SINGLETONS = setOf("O", "S2")

/** The number that the checked value class refuses. */
internal const val REFUSED_NUMBER = 13
