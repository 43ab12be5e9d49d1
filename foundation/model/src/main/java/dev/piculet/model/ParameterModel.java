package dev.piculet.model;

import java.util.Objects;
import java.util.Optional;

/**
 * Describes one parameter of a creator.
 *
 * @param index position among the creator's parameters, from 0
 * @param name as written in the source; empty where the class file does not say
 * @param type what the creator's own member takes at this place
 * @param hasDefault whether Kotlin's default argument replaces an absent value
 * @param isVararg whether this takes a variable number of values, as an array
 */
public record ParameterModel(int index, Optional<String> name, TypeModel type, boolean hasDefault, boolean isVararg) {
    public ParameterModel {
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
    }

    @Override
    public String toString() {
        return (isVararg ? "vararg " : "") + name.orElse("_") + ": " + type + (hasDefault ? " = ..." : "");
    }
}
