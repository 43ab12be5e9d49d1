package dev.piculet.jackson3.kotlin

/** Options of a [KotlinModule] besides the rules that always hold. [KotlinModule.Builder] switches them. */
enum class KotlinFeature(
    internal val enabledByDefault: Boolean,
) {
    /** Passes an empty collection to a creator where the input has null. Such a parameter is not required. */
    NullToEmptyCollection(enabledByDefault = false),

    /** Passes an empty map to a creator where the input has null. Such a parameter is not required. */
    NullToEmptyMap(enabledByDefault = false),

    /** Leaves a parameter to its default where the input has null, as where it has nothing. */
    NullIsSameAsDefault(enabledByDefault = false),

    /**
     * Gives the one instance of an `object`, and never a second one. A JSON object sets the properties of that one,
     * inherited ones too, unless the `object` is an exception or has a creator.
     */
    SingletonSupport(enabledByDefault = true),

    /**
     * Refuses null elements of collections and arrays, and null values of maps, where the type of a creator's parameter
     * excludes them. Only the outermost type arguments are checked.
     */
    StrictNullChecks(enabledByDefault = true),

    /** Calls a property as Kotlin does, and not by the name of its getter. Setters keep the names of Jackson. */
    KotlinPropertyNameAsImplicitName(enabledByDefault = false),

    /** Reads and writes [kotlin.time.Duration] like [java.time.Duration], except as keys of maps. */
    UseJavaDurationConversion(enabledByDefault = false),

    /** Reads and writes [kotlin.time.Instant] like [java.time.Instant], except as keys of maps. */
    UseJavaInstantConversion(enabledByDefault = false),

    /**
     * Heeds annotations of a constructor's parameters where any parameter is of a value class, too. For
     * jackson-module-kotlin they are not there: the compiler puts them on a constructor that Jackson does not see.
     */
    ParameterAnnotationsBesideValueClasses(enabledByDefault = true),

    /**
     * Takes null for an element whose type is a type variable of its class, which may stand for a nullable type. It is
     * refused otherwise by [StrictNullChecks], as by jackson-module-kotlin.
     */
    NullElementsOfTypeVariables(enabledByDefault = true),

    /**
     * Writes [kotlin.uuid.Uuid] as text, and reads that or the object with two numbers that jackson-module-kotlin has for
     * it. If this is off, only that object is written and read. Keys of maps are still written as text
     * then, and not read.
     */
    UuidAsText(enabledByDefault = true),

    /**
     * Reads and writes a value class that another one wraps by its own rules: an unsigned number as such, annotated
     * functions, conversions, checks. If this is off, the outer one is what the inner one wraps, as for
     * jackson-module-kotlin, and none of these count.
     */
    RulesOfInnerValueClasses(enabledByDefault = true),
}

/** Returns the features, and those that others are another name for: none here. */
internal fun Set<KotlinFeature>.withSynonyms(): Set<KotlinFeature> = this
