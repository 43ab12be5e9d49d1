package dev.piculet.jackson.kotlin;

import dev.piculet.model.ClassModel;
import dev.piculet.model.Nullability;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Member;
import java.util.Optional;

/** Whether a property has to be there, as schema generators ask. */
public final class RequiredRules {
    private RequiredRules() {}

    /**
     * Tells whether a creator's parameter needs a value.
     *
     * @param zeroIsMissing whether a primitive that is missing is an error, and not zero
     */
    public static boolean isRequired(ParameterModel parameter, boolean zeroIsMissing) {
        TypeModel type = parameter.type();
        boolean isPrimitive = type.rawClass().isPrimitive() && !type.isUnboxed();
        return type.nullability() != Nullability.NULLABLE
                && !parameter.hasDefault()
                && !parameter.isVararg()
                && (zeroIsMissing || !isPrimitive);
    }

    /** Tells whether the property that a getter, setter or field belongs to needs a value; empty if it is of none. */
    public static Optional<Boolean> isRequired(ClassModel model, Member member) {
        for (PropertyModel property : model.properties()) {
            if (is(property.getter(), member) || is(property.setter(), member) || is(property.field(), member)) {
                return Optional.of(property.type().nullability() != Nullability.NULLABLE);
            }
        }
        return Optional.empty();
    }

    private static boolean is(Optional<? extends Member> own, Member member) {
        return own.isPresent() && own.get().equals(member);
    }
}
