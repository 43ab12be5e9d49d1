package dev.piculet.jackson.kotlin;

import dev.piculet.model.FunctionModel;
import dev.piculet.model.Nullability;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Optional;

/** Where Kotlin passes what a value class wraps in place of its instances. */
public final class ValueClassRules {
    private ValueClassRules() {}

    /**
     * Returns the type in the source of a getter of a Kotlin class, or of a function like one, if its method returns
     * the underlying value of a value class; empty if the method returns the type of the source.
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
        Optional<PropertyModel> property = PropertyMembers.property(models.model(getter.getDeclaringClass()), getter);
        if (property.isPresent()) {
            return property.get().type();
        }
        Optional<FunctionModel> function = models.function(getter);
        return function.isPresent() ? function.get().result() : null;
    }

    /**
     * Returns the type that a property of a Kotlin class was written with, if {@code member} is its setter or field; empty
     * for every other member.
     */
    public static Optional<TypeModel> assigned(Member member, KotlinModels models) {
        boolean isGetter = member instanceof Method method && method.getParameterCount() == 0;
        if (isGetter || !models.isKotlin(member.getDeclaringClass())) {
            return Optional.empty();
        }
        // No lambda: the first one costs a fresh JVM much of a first call.
        Optional<PropertyModel> property = PropertyMembers.property(models.model(member.getDeclaringClass()), member);
        return property.isPresent() ? Optional.of(property.get().type()) : Optional.empty();
    }

    /**
     * Tells whether a null may be wrapped in place of an argument: the parameter is of a value class around a nullable type,
     * or of a type variable, which may stand for one.
     */
    public static boolean mayWrapNull(TypeModel taken, KotlinModels models) {
        if (taken.valueClass().isEmpty()) {
            return taken.variable().isPresent();
        }
        return wrapsNull(taken.valueClass().get(), models);
    }

    /** Tells whether a class is a value class around a nullable type. */
    public static boolean wrapsNull(Class<?> type, KotlinModels models) {
        Optional<ValueClassModel> model = models.valueClass(type);
        return model.isPresent() && wrapsNullable(model.get());
    }

    /** Tells whether an instance may wrap null. */
    static boolean wrapsNullable(ValueClassModel model) {
        return model.underlying().nullability() == Nullability.NULLABLE;
    }

    /**
     * Tells whether the class file has other parameter types than the source: value classes are unwrapped there, and so
     * are value classes among type arguments.
     */
    public static boolean isHidden(TypeModel taken) {
        return taken.isUnboxed()
                || taken.valueClass().isPresent() && !taken.arguments().isEmpty();
    }
}
