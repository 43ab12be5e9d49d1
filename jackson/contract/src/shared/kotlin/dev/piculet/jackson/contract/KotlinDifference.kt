package dev.piculet.jackson.contract

/** Where Piculet is meant to differ on random classes, as docs/kotlin-semantics.md has it in its first column. */
internal enum class KotlinDifference(
    val text: String,
) {
    IS_SETTER("JSON for `var isOn` that is no parameter"),
    UNSIGNED_SETTER("JSON for a property of an unsigned type that is no parameter"),
    VALUE_CLASS_SETTER("JSON for a property of a value class that is no parameter"),
    HELD_ELEMENTS("elements of a collection that a value class wraps, such as `Longs(val list: List<Long>)`"),
    HELD_CHECKS("the checks of a value class inside another one"),
    GENERIC_VALUE_CLASS("type arguments of a generic value class, in a parameter or property"),
    TYPE_VARIABLE("null for a parameter of a type variable, where any parameter is of a value class"),
    IS_GETTER("the name of a function `isX` that gives a value class"),
    ;

    companion object {
        /**
         * Tells whether failures are the same but for their words: "messages of failures that tell more, or name a remedy".
         * What is wrong with a class is told when a reader or writer for it is made, or when a value is met.
         */
        fun isMeant(
            original: String,
            ours: String,
        ): Boolean = WORDS.any { (theirs, own) -> theirs in original && own in ours }

        private val WORDS =
            listOf(
                "NullPointerException: Parameter specified as non-null is null" to "MismatchedInputException: ",
                "Cannot map `null` into type" to "Cannot coerce `null` to",
                "InvalidDefinitionException: " to "InvalidDefinitionException: ",
            )

        private fun isNamedIs(name: String) = name.startsWith("is") && name.getOrNull(2)?.isUpperCase() == true

        /** Returns those of any property. */
        fun ofProperty(
            name: String,
            type: KotlinType,
        ): List<KotlinDifference> = listOfNotNull(IS_GETTER.takeIf { isNamedIs(name) && type.isValueClass })

        /** Returns those of a property that is no parameter. */
        fun ofSet(
            name: String,
            type: KotlinType,
        ): List<KotlinDifference> =
            listOfNotNull(
                IS_SETTER.takeIf { isNamedIs(name) },
                UNSIGNED_SETTER.takeIf { type.isUnsigned },
                VALUE_CLASS_SETTER.takeIf { type.isValueClass && !type.isUnsigned },
            )

        /** Returns those of a value class that wraps the type. */
        fun ofHeld(type: KotlinType): List<KotlinDifference> =
            listOfNotNull(
                HELD_ELEMENTS.takeIf { '<' in type.text },
                HELD_CHECKS.takeIf { type.isValueClass },
            )
    }
}
