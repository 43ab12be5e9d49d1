package dev.piculet.jackson.contract

import tools.jackson.databind.JacksonModule

/** A Kotlin module for Jackson, in one of its ways of working. The contract is tested on each. */
interface Subject {
    /** The subject's name in failures of the contract. */
    val name: String

    /** Whether this is the module that defines what is right, except where [Contract.expected] tells otherwise. */
    val isOracle: Boolean

    /** Whether the feature is on unless it is switched off. */
    fun isOnByDefault(feature: Feature): Boolean

    /** Returns a new module; features that are not named have the subject's defaults. */
    fun module(features: Map<Feature, Boolean>): JacksonModule
}

/** The options of the module, by the names that each subject has for them. */
enum class Feature {
    NullToEmptyCollection,
    NullToEmptyMap,
    NullIsSameAsDefault,
    SingletonSupport,
    StrictNullChecks,
    KotlinPropertyNameAsImplicitName,
    UseJavaDurationConversion,

    /** The oracle has it with Jackson 3 only. */
    UseJavaInstantConversion,

    /** Jackson 2 only. */
    NewStrictNullChecks,
}
