package dev.piculet.jackson.kotlin;

import dev.piculet.model.CreatorModel;
import dev.piculet.model.Nullability;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.Variance;
import java.util.ArrayList;
import java.util.List;

/**
 * Kotlin's rule for one parameter's argument when the input lacks it or has null for it.
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

    /** Returns the rules of all parameters, in their order. */
    public static List<ArgumentRule> all(CreatorModel creator) {
        List<ArgumentRule> rules = new ArrayList<>();
        for (ParameterModel parameter : creator.parameters()) {
            rules.add(of(parameter));
        }
        return List.copyOf(rules);
    }

    /** The argument for null or missing input. */
    public enum Substitute {
        NULL,
        /** None: the parameter is left to its default. */
        DEFAULT,
        /** Jackson's empty value of the type. */
        EMPTY,
        /** None: {@link ArgumentRule#nullMessage} says why. */
        REFUSED
    }

    /**
     * Returns the argument for a null that was read.
     *
     * @param skipsNull whether null counts as nothing
     * @param isEmptyInstead whether the value is empty instead
     */
    public Substitute forNull(boolean skipsNull, boolean isEmptyInstead) {
        return hasDefault && skipsNull ? Substitute.DEFAULT : forMissing(/* isRequired= */ false, isEmptyInstead);
    }

    /**
     * Returns the argument for a missing value without a default.
     *
     * @param isRequired whether an annotation says that the value has to be there
     * @param isEmptyInstead whether the value is empty instead
     */
    public Substitute forMissing(boolean isRequired, boolean isEmptyInstead) {
        if (isEmptyInstead) {
            return Substitute.EMPTY;
        }
        return isRequired || rejectsNull() ? Substitute.REFUSED : Substitute.NULL;
    }

    /** Tells whether something else than null may be passed for a null; parameters are those of {@link #forNull}. */
    public boolean asksForNull(boolean skipsNull, boolean isEmptyInstead) {
        return forNull(skipsNull, isEmptyInstead) != Substitute.NULL;
    }

    /** Tells whether something else than null may be passed for what is missing, even if there is a default. */
    public boolean asksForMissing(boolean isRequired, boolean skipsNull, boolean isEmptyInstead) {
        return !isNullable || isRequired || asksForNull(skipsNull, isEmptyInstead);
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
     * @param hasElements whether Jackson takes the parameter for an array or a collection
     * @param isMap whether Jackson takes the parameter for a map
     */
    public static boolean rejectsNullContent(ParameterModel parameter, boolean hasElements, boolean isMap) {
        return hasElements && rejectsNull(parameter.type(), 0) || isMap && rejectsNull(parameter.type(), 1);
    }

    /**
     * Tells whether the elements, or the values of a map, are of a type variable, which may stand for a nullable type; the
     * parameters are those of {@link #rejectsNullContent}.
     */
    public static boolean hasContentOfTypeVariable(ParameterModel parameter, boolean hasElements, boolean isMap) {
        return hasElements && isTypeVariable(parameter.type(), 0) || isMap && isTypeVariable(parameter.type(), 1);
    }

    private static boolean isTypeVariable(TypeModel type, int argument) {
        if (argument >= type.arguments().size()) {
            return false;
        }
        TypeModel content = type.arguments().get(argument);
        return content.variable().isPresent()
                && content.variance() != Variance.IN
                && content.nullability() != Nullability.NULLABLE;
    }

    private static boolean rejectsNull(TypeModel type, int argument) {
        if (argument >= type.arguments().size()) {
            return false;
        }
        TypeModel content = type.arguments().get(argument);
        return content.variance() != Variance.IN && content.nullability() == Nullability.NON_NULL;
    }

    /** Returns the message about null, or a missing value, for a parameter that takes neither. */
    public String nullMessage(String instance, String property) {
        return "Instantiation of " + instance + " value failed for JSON property " + property
                + " due to missing (therefore NULL) value for creator parameter " + name
                + " which is a non-nullable type";
    }
}
