package com.fasterxml.jackson.module.kotlin

import dev.piculet.jackson2.kotlin.KotlinFeature as PiculetFeature

/** Options of a [KotlinModule] besides the rules that always hold: Piculet's features, by the same names. */
enum class KotlinFeature(
    internal val piculet: PiculetFeature,
) {
    NullToEmptyCollection(PiculetFeature.NullToEmptyCollection),
    NullToEmptyMap(PiculetFeature.NullToEmptyMap),
    NullIsSameAsDefault(PiculetFeature.NullIsSameAsDefault),
    SingletonSupport(PiculetFeature.SingletonSupport),
    StrictNullChecks(PiculetFeature.StrictNullChecks),
    KotlinPropertyNameAsImplicitName(PiculetFeature.KotlinPropertyNameAsImplicitName),
    UseJavaDurationConversion(PiculetFeature.UseJavaDurationConversion),
    UseJavaInstantConversion(PiculetFeature.UseJavaInstantConversion),

    /** Off here unless it is switched on: names in JSON stay those of the original. */
    ParameterAnnotationsBesideValueClasses(PiculetFeature.ParameterAnnotationsBesideValueClasses),

    /** Off here unless it is switched on: what the original refuses stays refused. */
    NullElementsOfTypeVariables(PiculetFeature.NullElementsOfTypeVariables),

    /** Off here unless it is switched on: what the original writes is written. */
    UuidAsText(PiculetFeature.UuidAsText),

    /** Off here unless it is switched on: what the original reads and writes stays so. */
    RulesOfInnerValueClasses(PiculetFeature.RulesOfInnerValueClasses),

    /** Another name for [StrictNullChecks]: either of the two switches the checks on. */
    @Deprecated("Use StrictNullChecks, which does the same.", ReplaceWith("KotlinFeature.StrictNullChecks"))
    @Suppress("DEPRECATION")
    NewStrictNullChecks(PiculetFeature.NewStrictNullChecks),
}
