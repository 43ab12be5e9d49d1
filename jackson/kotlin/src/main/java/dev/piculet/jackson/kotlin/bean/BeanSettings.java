package dev.piculet.jackson.kotlin.bean;

import dev.piculet.codegen.GenerateAfter;
import dev.piculet.jackson.kotlin.CodePaths;
import dev.piculet.jackson.kotlin.KotlinModels;

/**
 * Settings that all classes of one module share.
 *
 * @param models of the classes
 * @param nulls the arguments for null
 * @param generateAfter calls before code is generated, unless the system property {@code piculet.jackson.generateAfter}
 *     overrules it; 0 for at the first call, {@code Integer.MAX_VALUE} for never
 * @param paths notes which way each class takes
 */
public record BeanSettings(KotlinModels models, NullSettings nulls, int generateAfter, CodePaths paths) {
    /** Calls before code is generated, if nobody says otherwise (ADR 11). */
    public static final int GENERATE_AFTER = 1_000;

    /** The system property that overrules every module. */
    private static final String PROPERTY = "piculet.jackson.generateAfter";

    /** @throws IllegalArgumentException if the system property that overrules {@code generateAfter} is no number of calls */
    public BeanSettings {
        generateAfter = GenerateAfter.calls(PROPERTY, generateAfter, Integer.MAX_VALUE);
    }
}
