package dev.piculet.model;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Describes one way to create an instance.
 *
 * @param member what to call with a value for every parameter, whatever its visibility: a constructor or a static method
 * @param kind how the source declares it; the constructor of a Kotlin value class is a static method
 * @param result what {@code member} gives: where {@link TypeModel#isUnboxed()}, the underlying value of the value class,
 *     which {@link ValueClassModel#box()} makes an instance of
 * @param parameters one for each of the member's parameters
 * @param isPrimary whether this is a record's canonical or a Kotlin class's primary constructor
 * @param isPublic whether the source lets everybody call it, or everybody of Kotlin's module; {@code member} may be hidden
 * @param defaults how to leave parameters to their defaults; empty if none has one
 * @param markerConstructor public synthetic twin of a {@code member} that Kotlin's compiler hides, where parameters are of value
 *     classes: has one extra trailing parameter, always null, and may have the annotations of the others
 */
public record CreatorModel(
        Executable member,
        Kind kind,
        TypeModel result,
        List<ParameterModel> parameters,
        boolean isPrimary,
        boolean isPublic,
        Optional<DefaultsModel> defaults,
        Optional<Constructor<?>> markerConstructor) {
    /** How the source declares a creator. */
    public enum Kind {
        CONSTRUCTOR,
        FACTORY
    }

    public CreatorModel {
        Objects.requireNonNull(member);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(result);
        parameters = List.copyOf(parameters);
        Objects.requireNonNull(defaults);
        Objects.requireNonNull(markerConstructor);
    }

    /** Returns a creator that knows no defaults: one of Java. */
    public static CreatorModel of(
            Executable member, Kind kind, TypeModel result, List<ParameterModel> parameters, boolean isPrimary) {
        boolean isPublic = Modifier.isPublic(member.getModifiers());
        return new CreatorModel(
                member, kind, result, parameters, isPrimary, isPublic, Optional.empty(), Optional.empty());
    }
}
