package dev.piculet.jackson3.kotlin

import dev.piculet.jackson.bean.BeanSettings
import dev.piculet.jackson.kotlin.KotlinModels
import tools.jackson.core.Version
import tools.jackson.databind.JacksonModule
import tools.jackson.databind.MapperFeature
import tools.jackson.databind.module.SimpleModule
import java.util.EnumSet

/**
 * Makes a mapper read and write Kotlin classes. [kotlinModule] or [Builder] make it.
 *
 * ```kotlin
 * private val module =
 *     kotlinModule {
 *         enable(KotlinFeature.NullIsSameAsDefault)
 *         generateAfter(0)
 *     }
 * private val mapper = jsonMapper { addModule(module) }
 * ```
 *
 * `findAndAddModules()` finds it too. One module may serve several mappers, which then share its cache. In a mapper with
 * jackson-module-kotlin, this module takes precedence in any order. Thread-safe.
 */
open class KotlinModule private constructor(
    name: String,
    builder: Builder,
    /** Whether nobody asked for this module by its name: any other of Piculet's then goes before it. */
    internal val isFound: Boolean,
) : SimpleModule(name, version()) {
    private val features: EnumSet<KotlinFeature> = EnumSet.copyOf(builder.enabled)

    /** Ignored: what the module knows of classes goes with the next garbage collection. */
    val reflectionCacheSize: Int = builder.reflectionCacheSize

    /**
     * Calls of a class's (de)serializer before code is generated for it, unless a system property overrules it;
     * negative if nobody has set it, and code is generated once it pays.
     */
    val generateAfter: Int = builder.generateAfter

    /** Whether generated code may take values from the parser's buffer, unless a system property overrules it. */
    val readsBuffer: Boolean = builder.readsBuffer

    /** Whether generated code may write into the generator's buffer, unless a system property overrules it. */
    val writesBuffer: Boolean = builder.writesBuffer

    /** Whether [KotlinFeature.NullToEmptyCollection] is on. */
    val nullToEmptyCollection: Boolean get() = isEnabled(KotlinFeature.NullToEmptyCollection)

    /** Whether [KotlinFeature.NullToEmptyMap] is on. */
    val nullToEmptyMap: Boolean get() = isEnabled(KotlinFeature.NullToEmptyMap)

    /** Whether [KotlinFeature.NullIsSameAsDefault] is on. */
    val nullIsSameAsDefault: Boolean get() = isEnabled(KotlinFeature.NullIsSameAsDefault)

    /** Whether [KotlinFeature.SingletonSupport] is on. */
    val singletonSupport: Boolean get() = isEnabled(KotlinFeature.SingletonSupport)

    /** Whether [KotlinFeature.StrictNullChecks] is on, by any of its names. */
    val strictNullChecks: Boolean get() = KotlinFeature.StrictNullChecks in features.withSynonyms()

    /** Whether [KotlinFeature.KotlinPropertyNameAsImplicitName] is on. */
    val kotlinPropertyNameAsImplicitName: Boolean get() = isEnabled(KotlinFeature.KotlinPropertyNameAsImplicitName)

    /** Whether [KotlinFeature.UseJavaDurationConversion] is on. */
    val useJavaDurationConversion: Boolean get() = isEnabled(KotlinFeature.UseJavaDurationConversion)

    /** Whether [KotlinFeature.UseJavaInstantConversion] is on. */
    val useJavaInstantConversion: Boolean get() = isEnabled(KotlinFeature.UseJavaInstantConversion)

    /** Whether [KotlinFeature.ParameterAnnotationsBesideValueClasses] is on. */
    val parameterAnnotationsBesideValueClasses: Boolean
        get() = isEnabled(KotlinFeature.ParameterAnnotationsBesideValueClasses)

    /** Whether [KotlinFeature.NullElementsOfTypeVariables] is on. */
    val nullElementsOfTypeVariables: Boolean get() = isEnabled(KotlinFeature.NullElementsOfTypeVariables)

    /** Whether [KotlinFeature.UuidAsText] is on. */
    val uuidAsText: Boolean get() = isEnabled(KotlinFeature.UuidAsText)

    /** Whether [KotlinFeature.RulesOfInnerValueClasses] is on. */
    val rulesOfInnerValueClasses: Boolean get() = isEnabled(KotlinFeature.RulesOfInnerValueClasses)

    @Transient
    private var beans: Beans? = null

    @Deprecated("For frameworks, which call it by reflection. Use kotlinModule().", level = DeprecationLevel.HIDDEN)
    constructor() : this(NAME, Builder(), true)

    /** For subclasses that go by another name, which mappers know them by. */
    protected constructor(name: String, builder: Builder) : this(name, builder, false)

    /** Tells whether a feature is on. */
    fun isEnabled(feature: KotlinFeature): Boolean = feature in features

    /**
     * Returns the path that each class takes so far, and why: a line for reading, one for writing, and more where whole
     * objects are tried.
     */
    fun diagnostics(): List<String> = beans().lines()

    final override fun getDependencies(): Iterable<JacksonModule> = modulesBefore(this)

    /** @throws IllegalStateException if the mapper does not read annotations */
    final override fun setupModule(context: SetupContext) {
        if (context.isServedByOtherThan(this)) return
        super.setupModule(context)
        check(context.isEnabled(MapperFeature.USE_ANNOTATIONS)) {
            "The Kotlin module cannot work without annotations. Enable MapperFeature.USE_ANNOTATIONS."
        }
        val beans = beans()
        beans.register(context)
        registerTypes(context, beans.models, features)
        context.passOverOriginal()
    }

    /** Not made in the constructor: a module that was serialized comes back without. */
    @Synchronized
    private fun beans(): Beans =
        beans ?: Beans(KotlinModels.create(), features.withSynonyms(), generateAfter, readsBuffer, writesBuffer)
            .also { beans = it }

    /** Makes a [KotlinModule]. Not thread-safe. */
    class Builder {
        internal val enabled: EnumSet<KotlinFeature> = EnumSet.noneOf(KotlinFeature::class.java)

        /** Ignored, see [withReflectionCacheSize]. */
        var reflectionCacheSize: Int = 512
            private set

        /** See the function of this name. */
        var generateAfter: Int = BeanSettings.WHEN_IT_PAYS
            private set

        /** See [readBuffer]. */
        var readsBuffer: Boolean = true
            private set

        /** See [writeBuffer]. */
        var writesBuffer: Boolean = true
            private set

        init {
            for (feature in KotlinFeature.values()) {
                if (feature.enabledByDefault) enabled.add(feature)
            }
        }

        /** Changes nothing. It is there for callers that were written for another module. */
        fun withReflectionCacheSize(reflectionCacheSize: Int): Builder =
            apply { this.reflectionCacheSize = reflectionCacheSize }

        /**
         * Generates code for a class once it was read or written so often: 0 at the first call, on the calling thread;
         * [Int.MAX_VALUE] never. Unless this is called, code is generated once it pays: for a class after 10,000 calls,
         * but no earlier in a program than after some 250,000 of all classes. The system property
         * `piculet.jackson.generateAfter`, a number or `never`, overrules this for all modules that are registered.
         */
        fun generateAfter(calls: Int): Builder {
            require(calls >= 0) { "generateAfter is $calls. Give the number of calls, 0 or more." }
            return apply { generateAfter = calls }
        }

        /**
         * Lets generated code take values from the buffer of Jackson's parser for UTF-8, and decode dates and times of
         * any parser, which gives the same and is faster; `false` lets it read tokens alone, by Jackson's deserializers.
         * The system property `piculet.jackson.readBuffer`, `true` or `false`, overrules this for all modules that are
         * registered.
         */
        fun readBuffer(enabled: Boolean): Builder = apply { readsBuffer = enabled }

        /**
         * Lets generated code write into the buffer of Jackson's generator for UTF-8, which gives the same and is faster;
         * `false` lets it write tokens alone. The system property `piculet.jackson.writeBuffer`, `true` or `false`, overrules
         * this for all modules that are registered.
         */
        fun writeBuffer(enabled: Boolean): Builder = apply { writesBuffer = enabled }

        /** Turns a feature on. */
        fun enable(feature: KotlinFeature): Builder = configure(feature, true)

        /** Turns a feature off. */
        fun disable(feature: KotlinFeature): Builder = configure(feature, false)

        /** Turns a feature on or off. The last call for a feature wins. */
        fun configure(
            feature: KotlinFeature,
            enabled: Boolean,
        ): Builder = apply { if (enabled) this.enabled.add(feature) else this.enabled.remove(feature) }

        /** Tells whether a feature is on. */
        fun isEnabled(feature: KotlinFeature): Boolean = feature in enabled

        /** Returns a module with what was chosen so far. */
        fun build(): KotlinModule = KotlinModule(NAME, this)
    }

    private companion object {
        private const val serialVersionUID = 1L

        /** Differs from the original's, because Jackson keeps only one module of a type id. */
        private const val NAME = "dev.piculet.jackson3.kotlin.KotlinModule"

        /** For the module path, where providers may not have the hidden constructor that is called elsewhere. */
        @JvmStatic
        fun provider(): KotlinModule = KotlinModule(NAME, Builder(), true)

        /** As in the pom, which a test compares. */
        private fun version() = Version(0, 1, 0, "SNAPSHOT", "dev.piculet", "piculet-jackson3-kotlin")
    }
}
