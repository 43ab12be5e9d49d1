package dev.piculet.model.kotlin.metadata;

/** A parameter that the source wrote between the parentheses; the type of a vararg is that of its array. */
public record ValueParameterMetadata(String name, TypeMetadata type, boolean hasDefault, boolean isVararg) {}
