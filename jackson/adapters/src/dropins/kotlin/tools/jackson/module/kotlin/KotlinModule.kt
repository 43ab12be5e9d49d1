package tools.jackson.module.kotlin

import dev.piculet.jackson3.kotlin.KotlinModule as PiculetModule

/** Tells whether Kotlin's compiler made this class. */
fun Class<*>.isKotlinClass(): Boolean = isAnnotationPresent(Metadata::class.java)

/** Piculet's module by the name that frameworks look for and code imports. */
class KotlinModule private constructor(
    builder: Builder,
) : PiculetModule(NAME, builder.piculet) {
    @Deprecated("For frameworks, by reflection. Use kotlinModule().", level = DeprecationLevel.HIDDEN)
    constructor() : this(Builder())

    /** For code that comes from jackson-module-kotlin 2.18 to 2.20. */
    @Deprecated("Use singletonSupport, which is the same.", ReplaceWith("singletonSupport"))
    val enabledSingletonSupport: Boolean get() = singletonSupport

    /** Makes a [KotlinModule]. Not thread-safe. */
    class Builder {
        // What changes JSON is off unless a user asks for it: the dependency is all that was changed.
        internal val piculet =
            PiculetModule
                .Builder()
                .disable(KotlinFeature.ParameterAnnotationsBesideValueClasses.piculet)
                .disable(KotlinFeature.NullElementsOfTypeVariables.piculet)
                .disable(KotlinFeature.UuidAsText.piculet)
                .disable(KotlinFeature.RulesOfInnerValueClasses.piculet)

        /** Ignored, see [withReflectionCacheSize]. */
        val reflectionCacheSize: Int get() = piculet.reflectionCacheSize

        /** Changes nothing. It is there for callers that were written for the original. */
        fun withReflectionCacheSize(reflectionCacheSize: Int): Builder =
            apply { piculet.withReflectionCacheSize(reflectionCacheSize) }

        /**
         * Generates code for a class once it was read or written so often: 0 at the first call, on the calling thread;
         * [Int.MAX_VALUE] never. Unless this is called, code is generated once it pays: for a class after 10,000 calls,
         * but no earlier in a program than after some 250,000 of all classes.
         */
        fun generateAfter(calls: Int): Builder = apply { piculet.generateAfter(calls) }

        /**
         * Lets generated code take values from the buffer of Jackson's parser for UTF-8, which gives the same and is faster;
         * `false` lets it read tokens alone.
         */
        fun readBuffer(enabled: Boolean): Builder = apply { piculet.readBuffer(enabled) }

        /**
         * Lets generated code write into the buffer of Jackson's generator for UTF-8, which gives the same and is faster;
         * `false` lets it write tokens alone.
         */
        fun writeBuffer(enabled: Boolean): Builder = apply { piculet.writeBuffer(enabled) }

        /** Turns a feature on. */
        fun enable(feature: KotlinFeature): Builder = configure(feature, true)

        /** Turns a feature off. */
        fun disable(feature: KotlinFeature): Builder = configure(feature, false)

        /** Turns a feature on or off. The last call for a feature wins. */
        fun configure(
            feature: KotlinFeature,
            enabled: Boolean,
        ): Builder = apply { piculet.configure(feature.piculet, enabled) }

        /** Tells whether a feature is on. */
        fun isEnabled(feature: KotlinFeature): Boolean = piculet.isEnabled(feature.piculet)

        /** Returns a module with what was chosen so far. */
        fun build(): KotlinModule = KotlinModule(this)
    }

    private companion object {
        private const val serialVersionUID = 1L

        /** The original's: frameworks know it by this. */
        private const val NAME = "tools.jackson.module.kotlin.KotlinModule"
    }
}
