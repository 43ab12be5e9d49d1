package dev.piculet.jackson.kotlin;

import dev.piculet.model.Nullability;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.Variance;

/**
 * What Kotlin says of one parameter's argument when the input lacks it or has null for it.
 *
 * @param name of the parameter
 * @param hasDefault whether it can be left out
 * @param isVararg whether none at all is an argument
 * @param isNullable whether null is one
 * @param isTypeVariable whether only the class's user knows the type, so that null cannot be checked
 */
public record ArgumentRule(
        String name, boolean hasDefault, boolean isVararg, boolean isNullable, boolean isTypeVariable) {
    /** Returns the rule of a parameter. */
    public static ArgumentRule of(ParameterModel parameter) {
        TypeModel type = parameter.type();
        return new ArgumentRule(
                parameter.name().orElse("UNKNOWN"),
                parameter.hasDefault(),
                parameter.isVararg(),
                type.nullability() == Nullability.NULLABLE,
                type.variable().isPresent());
    }

    /** Tells whether nothing need be passed for what is missing. */
    public boolean canBeLeftOut() {
        return hasDefault || isVararg;
    }

    /** Tells whether null must not be passed. */
    public boolean rejectsNull() {
        return !isNullable && !isTypeVariable;
    }

    /**
     * Tells whether the elements, or the values of a map, must not be null: a type argument is written as one that is
     * not null. Of an argument that only takes values in, {@code in T}, nothing is known.
     *
     * @param argument position of the type argument: 0 for elements, 1 for values of a map
     */
    public static boolean rejectsNullContent(ParameterModel parameter, int argument) {
        TypeModel type = parameter.type();
        if (argument >= type.arguments().size()) {
            return false;
        }
        TypeModel content = type.arguments().get(argument);
        return content.variance() != Variance.IN && content.nullability() == Nullability.NON_NULL;
    }

    /** Returns what to say when null, or no value at all, is given to a parameter that takes neither. */
    public String nullMessage(String instance, String property) {
        return "Instantiation of " + instance + " value failed for JSON property " + property
                + " due to missing (therefore NULL) value for creator parameter " + name
                + " which is a non-nullable type";
    }
}
