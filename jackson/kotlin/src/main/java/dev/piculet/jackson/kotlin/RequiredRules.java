package dev.piculet.jackson.kotlin;

import dev.piculet.model.ClassModel;
import dev.piculet.model.FunctionModel;
import dev.piculet.model.Nullability;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
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
        return isRequired(type) && !parameter.hasDefault() && !parameter.isVararg() && (zeroIsMissing || !isPrimitive);
    }

    /**
     * Tells the same of a parameter of a creator that an {@code object} declares. It is called as it is, so nobody passes the
     * default of what is missing.
     */
    public static boolean isRequiredOfObject(ParameterModel parameter, boolean zeroIsMissing) {
        return parameter.hasDefault() || parameter.isVararg() || isRequired(parameter, zeroIsMissing);
    }

    /**
     * Tells whether what a member of a Kotlin class reads or writes has to be there: a getter, setter or field of a
     * property, or a function like a getter or setter; empty for every other.
     *
     * @param zeroIsMissing whether a primitive that is missing is an error, and not zero
     */
    public static Optional<Boolean> isRequired(Member member, KotlinModels models, boolean zeroIsMissing) {
        Optional<Boolean> ofProperty = isRequired(models.model(member.getDeclaringClass()), member);
        if (ofProperty.isPresent() || !(member instanceof Method method)) {
            return ofProperty;
        }
        Optional<FunctionModel> function = models.function(method);
        return function.isPresent() ? isRequired(function.get(), zeroIsMissing) : Optional.empty();
    }

    /** Tells whether the property that a getter, setter or field belongs to needs a value; empty if it is of none. */
    public static Optional<Boolean> isRequired(ClassModel model, Member member) {
        Optional<PropertyModel> property = PropertyMembers.property(model, member);
        return property.isPresent() ? Optional.of(isRequired(property.get().type())) : Optional.empty();
    }

    /** A function that takes a value and gives something, too, is no setter. */
    private static Optional<Boolean> isRequired(FunctionModel function, boolean zeroIsMissing) {
        if (function.parameters().isEmpty()) {
            return Optional.of(isRequired(function.result()));
        }
        boolean isLikeSetter =
                function.parameters().size() == 1 && function.member().getReturnType() == void.class;
        return isLikeSetter ? Optional.of(isRequired(function.parameters().get(0), zeroIsMissing)) : Optional.empty();
    }

    private static boolean isRequired(TypeModel type) {
        return type.nullability() != Nullability.NULLABLE;
    }
}
