package dev.piculet.model;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Describes a type as it was written: class, arguments, nullability. It is a {@code Type} itself, so that it can
 * replace one from Java's reflection, which knows less.
 *
 * @param rawClass the class of the values, as in the JVM member; the bound where a type variable was written
 * @param arguments type arguments; of an array its component; of a value class, unboxed too, those of the value class;
 *     none for a raw type
 * @param nullability whether null is among the values
 * @param valueClass the Kotlin value class that was written. {@code rawClass} is the same class where the values are
 *     boxed, else the class of the underlying values
 * @param variable name of the type variable that was written and that nothing has replaced
 * @param variance how this was written as an argument of another type
 */
public record TypeModel(
        Class<?> rawClass,
        List<TypeModel> arguments,
        Nullability nullability,
        Optional<Class<?>> valueClass,
        Optional<String> variable,
        Variance variance)
        implements Type {
    public TypeModel {
        Objects.requireNonNull(rawClass);
        arguments = List.copyOf(arguments);
        Objects.requireNonNull(nullability);
        Objects.requireNonNull(valueClass);
        Objects.requireNonNull(variable);
        Objects.requireNonNull(variance);
    }

    /**
     * Returns the model of a type of Java's reflection, of which only primitives are known to be not null; a model as it is.
     *
     * @throws IllegalArgumentException for any other implementation of {@code Type}
     */
    public static TypeModel of(Type type) {
        return type instanceof TypeModel model ? model : JavaTypes.model(type);
    }

    /** Returns the model of a class with these arguments, which is no array and no value class. */
    public static TypeModel of(Class<?> rawClass, List<TypeModel> arguments, Nullability nullability) {
        return new TypeModel(rawClass, arguments, nullability, Optional.empty(), Optional.empty(), Variance.INVARIANT);
    }

    /** Tells whether this is an array, and not a value class that wraps one. */
    public boolean isArray() {
        return rawClass.isArray() && valueClass.isEmpty();
    }

    /**
     * Returns the type of an array's elements.
     *
     * @throws IllegalStateException if this is no array
     */
    public TypeModel component() {
        if (!isArray()) {
            throw ModelErrors.notAnArray(this);
        }
        return arguments.get(0);
    }

    /** Tells whether {@code rawClass} holds the underlying value of a value class. */
    public boolean isUnboxed() {
        return valueClass.isPresent() && valueClass.get() != rawClass;
    }

    /** Returns this type with the type variables replaced that {@code replacements} names. */
    public TypeModel substitute(Map<String, TypeModel> replacements) {
        if (variable.isPresent() && replacements.containsKey(variable.get())) {
            return replacedBy(replacements.get(variable.get()));
        }
        if (arguments.isEmpty()) {
            return this;
        }
        List<TypeModel> substituted = new ArrayList<>(arguments.size());
        boolean isSame = true;
        for (TypeModel argument : arguments) {
            TypeModel replaced = argument.substitute(replacements);
            isSame &= replaced == argument;
            substituted.add(replaced);
        }
        if (isSame) {
            return this;
        }
        Class<?> raw =
                isArray() && variable.isEmpty() ? substituted.get(0).rawClass.arrayType() : rawClass;
        return new TypeModel(raw, substituted, nullability, valueClass, variable, variance);
    }

    /** The nullability of the variable goes before that of the type that replaces it. */
    private TypeModel replacedBy(TypeModel replacement) {
        TypeModel written = nullability == Nullability.UNKNOWN ? replacement : replacement.withNullability(nullability);
        return written.withVariance(variance);
    }

    /** Returns this type with another answer to whether null is among its values. */
    public TypeModel withNullability(Nullability newNullability) {
        return newNullability == nullability
                ? this
                : new TypeModel(rawClass, arguments, newNullability, valueClass, variable, variance);
    }

    /** Returns this type as written otherwise as an argument. */
    public TypeModel withVariance(Variance newVariance) {
        return newVariance == variance
                ? this
                : new TypeModel(rawClass, arguments, nullability, valueClass, variable, newVariance);
    }

    /** Returns this type as Kotlin or Java would write it: {@code List<String?>}, {@code Map<String, int[]>}. */
    @Override
    public String toString() {
        return TypeText.of(this);
    }
}
