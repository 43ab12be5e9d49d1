package dev.piculet.jackson.kotlin.bean;

import dev.piculet.jackson.kotlin.CodePaths;
import dev.piculet.jackson.kotlin.KotlinModels;

/**
 * What all classes of one module share.
 *
 * @param models of the classes
 * @param nulls what is passed for null
 * @param generateAfter calls before code is generated; 0 for at the first call, {@code Integer.MAX_VALUE} for never
 * @param paths notes which way each class takes
 */
public record BeanSettings(KotlinModels models, NullSettings nulls, int generateAfter, CodePaths paths) {
    /** Calls before code is generated, if nobody says otherwise (ADR 11). */
    public static final int GENERATE_AFTER = 1_000;
}
