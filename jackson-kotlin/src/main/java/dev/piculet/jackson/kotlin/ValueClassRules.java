package dev.piculet.jackson.kotlin;

import dev.piculet.model.ClassModel;
import dev.piculet.model.FunctionModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
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
}
