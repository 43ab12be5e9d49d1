package dev.piculet.model.kotlin.metadata;

import dev.piculet.model.Variance;

/** An argument of a type; {@code type} is null where {@code variance} is {@code STAR}, and only there. */
public record TypeArgumentMetadata(Variance variance, TypeMetadata type) {}
