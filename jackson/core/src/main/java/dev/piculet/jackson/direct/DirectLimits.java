package dev.piculet.jackson.direct;

import java.util.function.BooleanSupplier;

/**
 * What a mapper allows, and wants to be asked.
 *
 * @param depth most objects and arrays in each other
 * @param text most bytes of a string
 * @param name most bytes of a name
 * @param takesWhole tells whether a whole number stands for one with a fraction; asked once a document that has one
 * @param config the mapper's configuration, for what decodes strings
 */
public record DirectLimits(int depth, int text, int name, BooleanSupplier takesWhole, Object config) {}
