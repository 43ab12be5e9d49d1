package dev.piculet.jackson.direct;

/**
 * What a mapper allows, and wants to be asked.
 *
 * @param depth most objects and arrays in each other
 * @param text most bytes of a string
 * @param name most bytes of a name
 * @param takesWhole whether a whole number stands for one with a fraction
 * @param config the mapper's configuration, for what decodes strings
 */
public record DirectLimits(int depth, int text, int name, boolean takesWhole, Object config) {}
