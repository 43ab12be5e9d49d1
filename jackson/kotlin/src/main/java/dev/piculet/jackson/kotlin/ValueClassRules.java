package dev.piculet.jackson.kotlin;

import dev.piculet.model.ClassModel;
import dev.piculet.model.FunctionModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Optional;

/** Where Kotlin passes what a value class wraps in place of its instances. */
public final class ValueClassRules {
    private ValueClassRules() {}

    /**
     * Returns the type that a getter of a Kotlin class, or a function like one, was written with, if its method gives what
     * a value class wraps; empty if the method gives what was written.
     */
    public static Optional<TypeModel> unwrapped(Method getter, KotlinModels models) {
        if (getter.getParameterCount() > 0 || !models.isKotlin(getter.getDeclaringClass())) {
            return Optional.empty();
        }
        TypeModel written = written(getter, models);
        return written != null && written.isUnboxed() ? Optional.of(written) : Optional.empty();
    }

    /** Null for a method that the source does not have. */
    private static TypeModel written(Method getter, KotlinModels models) {
        ClassModel model = models.model(getter.getDeclaringClass());
        for (PropertyModel property : model.properties()) {
            if (property.getter().isPresent() && property.getter().get().equals(getter)) {
                return property.type();
            }
        }
        Optional<FunctionModel> function = models.function(getter);
        return function.isPresent() ? function.get().result() : null;
    }

    /**
     * Returns the type that a property of a Kotlin class was written with, if {@code member} is its setter or field; empty
     * for every other member.
     */
    public static Optional<TypeModel> assigned(Member member, KotlinModels models) {
        if (!models.isKotlin(member.getDeclaringClass())) {
            return Optional.empty();
        }
        for (PropertyModel property : models.model(member.getDeclaringClass()).properties()) {
            boolean isAssigned = property.setter().isPresent()
                            && property.setter().get().equals(member)
                    || property.field().isPresent() && property.field().get().equals(member);
            if (isAssigned) {
                return Optional.of(property.type());
            }
        }
        return Optional.empty();
    }

    /**
     * Tells whether the class file says something else of what a member takes than the source: a value class is unwrapped
     * there, and of its arguments value classes are, too, even if it is not.
     */
    public static boolean isHidden(TypeModel taken) {
        return taken.isUnboxed()
                || taken.valueClass().isPresent() && !taken.arguments().isEmpty();
    }
}
