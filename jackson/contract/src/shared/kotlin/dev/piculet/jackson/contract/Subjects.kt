package dev.piculet.jackson.contract

import tools.jackson.databind.JacksonModule
import tools.jackson.module.kotlin.KotlinFeature
import tools.jackson.module.kotlin.KotlinModule
import dev.piculet.jackson3.kotlin.KotlinFeature as PiculetFeature
import dev.piculet.jackson3.kotlin.KotlinModule as PiculetModule

/** jackson-module-kotlin: what users have today. */
internal object Oracle : Subject {
    override val name = "jackson-module-kotlin $MAJOR"

    override val isOracle = true

    override fun isOnByDefault(feature: Feature): Boolean =
        KotlinFeature.entries.any { it.name == feature.name && KotlinModule.Builder().isEnabled(it) }

    override fun module(features: Map<Feature, Boolean>): JacksonModule {
        val builder = KotlinModule.Builder()
        features.forEach { (feature, enabled) -> builder.configure(KotlinFeature.valueOf(feature.name), enabled) }
        return builder.build()
    }
}

/** Piculet's module, which generates code at the first call, or never; with a feature `off` that the original lacks. */
internal class Piculet(
    private val generateAfter: Int,
    private val readBuffer: Boolean = true,
    private val writeBuffer: Boolean = true,
    private val off: PiculetFeature? = null,
) : Subject {
    override val name =
        "Piculet's module, generating after $generateAfter calls" +
            (if (readBuffer) "" else ", reading tokens alone") +
            (if (writeBuffer) "" else ", writing tokens alone") +
            if (off == null) "" else ", without $off"

    override val isOracle = false

    override fun isOnByDefault(feature: Feature): Boolean =
        PiculetFeature.entries.any { it.name == feature.name && PiculetModule.Builder().isEnabled(it) }

    override fun module(features: Map<Feature, Boolean>): JacksonModule {
        val builder =
            PiculetModule
                .Builder()
                .generateAfter(generateAfter)
                .readBuffer(readBuffer)
                .writeBuffer(writeBuffer)
        off?.let { builder.disable(it) }
        features.forEach { (feature, enabled) -> builder.configure(PiculetFeature.valueOf(feature.name), enabled) }
        return builder.build()
    }
}

internal val generated = Piculet(0)

internal val readingTokens = Piculet(0, readBuffer = false)

internal val writingTokens = Piculet(0, writeBuffer = false)

internal val interpreted = Piculet(Int.MAX_VALUE)
