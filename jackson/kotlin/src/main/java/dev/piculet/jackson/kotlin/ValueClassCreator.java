package dev.piculet.jackson.kotlin;

import dev.piculet.jackson.bean.ValueWrapping;
import dev.piculet.model.Nullability;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Makes instances of a value class, from its underlying value or from the argument of its annotated creator.
 * Thread-safe.
 */
public final class ValueClassCreator implements ValueWrapping {
    private final ValueClassModel model;
    private final Method method;
    private final TypeModel parameter;

    /** Null where the argument is passed unchanged. */
    private final Method unboxArgument;

    /** Whether the argument is what a value class wraps that is written as the parameter's type. */
    private final boolean isPastInner;

    private final boolean canWrapNull;

    private ValueClassCreator(ValueClassModel model, Method method, TypeModel parameter, KotlinModels models) {
        this.model = model;
        this.method = method;
        this.parameter = parameter;
        Optional<ValueClassModel> argument = models.unwrapped(parameter);
        unboxArgument = argument.isPresent() ? argument.get().unbox() : null;
        isPastInner = false;
        canWrapNull = ValueClassRules.wrapsNullable(model);
        method.setAccessible(true);
        model.box().setAccessible(true);
        if (unboxArgument != null) {
            unboxArgument.setAccessible(true);
        }
    }

    private ValueClassCreator(ValueClassCreator source) {
        model = source.model;
        method = source.method;
        parameter = source.parameter;
        unboxArgument = null;
        isPastInner = true;
        canWrapNull = source.canWrapNull;
    }

    /**
     * Returns the same creator. Where its parameter is of a value class, too, it takes what that wraps, and neither the
     * constructor nor the annotated creator of that one is called.
     */
    public ValueClassCreator pastInner() {
        return unboxArgument == null ? this : new ValueClassCreator(this);
    }

    /** Returns the primary constructor, whatever its visibility; empty if the class file has none to call. */
    public static Optional<ValueClassCreator> primary(ValueClassModel model, KotlinModels models) {
        return model.constructor().isPresent()
                ? Optional.of(new ValueClassCreator(model, model.constructor().get(), model.underlying(), models))
                : Optional.empty();
    }

    /**
     * Returns the annotated creator, else the primary constructor; empty where the creator gives wrapped instances, as
     * Jackson expects it.
     *
     * @param isAnnotated tells whether a static method is annotated as a creator
     * @throws IllegalArgumentException if the annotated creator has other than one parameter
     */
    public static Optional<ValueClassCreator> preferred(
            ValueClassModel model, KotlinModels models, Predicate<Method> isAnnotated) {
        for (Method method : model.type().getDeclaredMethods()) {
            if (Modifier.isStatic(method.getModifiers()) && isAnnotated.test(method)) {
                return annotated(model, method, models);
            }
        }
        return primary(model, models);
    }

    private static Optional<ValueClassCreator> annotated(ValueClassModel model, Method method, KotlinModels models) {
        if (method.getReturnType() == model.type()) {
            return Optional.empty();
        }
        if (method.getParameterCount() != 1) {
            String name = PropertyNames.withoutHash(method.getName());
            throw new IllegalArgumentException("The creator of a value class takes one parameter, and " + name
                    + " takes " + method.getParameterCount() + ". Leave it one, or register a deserializer.");
        }
        Optional<ParameterModel> written = models.parameter(method, 0);
        TypeModel parameter =
                written.isPresent() ? written.get().type() : TypeModel.of(method.getGenericParameterTypes()[0]);
        return Optional.of(new ValueClassCreator(model, method, parameter, models));
    }

    @Override
    public ValueClassModel model() {
        return model;
    }

    @Override
    public boolean isPrimary() {
        return !isPastInner
                && model.constructor().isPresent()
                && method.equals(model.constructor().get());
    }

    @Override
    public boolean isPlain() {
        return unboxArgument == null && isPrimary();
    }

    /** Tells whether null is an argument that makes an instance. */
    public boolean takesNull() {
        return canWrapNull && parameter.nullability() != Nullability.NON_NULL;
    }

    /**
     * Returns the message for a value class that can't be read from the name of a property.
     *
     * @param wrapped the argument's type in messages
     */
    public static String noKeyMessage(String valueClass, String wrapped) {
        return "Cannot read keys of a map as " + valueClass + ": there is no key deserializer for what it wraps, "
                + wrapped + ".";
    }

    /** Returns the type of the argument, value classes wrapped, in the value class's own type variables. */
    public Type parameterType() {
        return isPastInner ? parameter.rawClass() : WrittenTypes.of(parameter, model.type());
    }

    @Override
    public Object create(Object argument) throws Throwable {
        try {
            Object unboxed = argument == null || unboxArgument == null ? argument : unboxArgument.invoke(argument);
            Object made = method.invoke(null, unboxed);
            return made == null && !canWrapNull ? null : model.box().invoke(null, made);
        } catch (InvocationTargetException e) {
            throw e.getTargetException();
        }
    }
}
