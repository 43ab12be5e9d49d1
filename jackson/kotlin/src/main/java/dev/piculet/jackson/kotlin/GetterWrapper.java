package dev.piculet.jackson.kotlin;

import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Optional;

/** Wraps again what a getter has unwrapped. No checks are run: the value has passed them. Thread-safe. */
public final class GetterWrapper {
    private final ValueClassModel model;
    private final Type written;

    private GetterWrapper(ValueClassModel model, Type written) {
        this.model = model;
        this.written = written;
        model.box().setAccessible(true);
    }

    /**
     * Returns the wrapper; empty if the value shall stay unwrapped.
     *
     * @param type what the getter has unwrapped, of {@link ValueClassRules#unwrapped}
     * @param unbox the annotation of value classes whose values are not wrapped
     */
    public static Optional<GetterWrapper> of(
            Method getter, TypeModel type, KotlinModels models, Class<? extends Annotation> unbox) {
        Optional<ValueClassModel> model = models.unwrapped(type);
        if (model.isEmpty() || model.get().type().isAnnotationPresent(unbox)) {
            return Optional.empty();
        }
        return Optional.of(new GetterWrapper(model.get(), WrittenTypes.of(type, getter.getDeclaringClass())));
    }

    /** Returns the underlying class. */
    public Class<?> input() {
        return model.underlying().rawClass();
    }

    /** Returns the value class with its arguments, in the type variables of the getter's class. */
    public Type output() {
        return written;
    }

    /** Tells whether a null is wrapped, too. */
    public boolean takesNull() {
        return ValueClassRules.wrapsNullable(model);
    }

    /** Returns an instance. */
    public Object wrap(Object value) throws ReflectiveOperationException {
        return model.box().invoke(null, value);
    }
}
