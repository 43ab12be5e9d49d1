package dev.piculet.model;

import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.util.Objects;
import java.util.Optional;

/**
 * Describes the synthetic member that calls a Kotlin creator with default arguments in place of absent ones.
 *
 * <p>It takes, in this order: the value of {@code receiver} if there is one; a value for each of the creator's
 * parameters; {@code maskCount} ints; null if {@code hasMarker}. Bit {@code i % 32} of mask {@code i / 32} is set when
 * the default of parameter {@code firstMasked + i} shall be used; the value passed for it is then ignored. A parameter's
 * type may differ from the one that the creator's own member takes: a value class with a default can be boxed here and
 * not there. {@link #parameterType} tells.
 *
 * @param member a constructor, or a static method
 * @param receiver static field with the companion object that a factory's member takes first
 * @param maskCount number of int masks, at least 1
 * @param hasMarker whether a null follows the masks
 * @param firstMasked index of the parameter that bit 0 of the first mask stands for: 1 where the first parameter is the
 *     enclosing instance of an inner class, else 0
 */
public record DefaultsModel(
        Executable member, Optional<Field> receiver, int maskCount, boolean hasMarker, int firstMasked) {
    public DefaultsModel {
        Objects.requireNonNull(member);
        Objects.requireNonNull(receiver);
    }

    /** Returns the JVM type of this member's parameter for the creator's parameter {@code index}. */
    public Class<?> parameterType(int index) {
        return member.getParameterTypes()[receiver.isPresent() ? index + 1 : index];
    }
}
