package dev.piculet.jackson.kotlin;

import dev.piculet.jackson.bean.ValueUnwrapping;
import dev.piculet.model.ValueClassModel;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The content to write for an instance of a value class: the result of its annotated function, else its underlying
 * value. Thread-safe.
 */
public final class ValueClassContent implements ValueUnwrapping {
    private final ValueClassModel model;

    /** A static method that takes the underlying value; null if there is none. */
    private final Method annotated;

    /** Of the value class that is wrapped; null if another class is. */
    private final Method boxInner;

    private final boolean innerIsNullable;

    /** Whether what is written is what a value class wraps that is wrapped. */
    private final boolean isPastInner;

    private ValueClassContent(ValueClassModel model, Method annotated, KotlinModels models) {
        this.model = model;
        this.annotated = annotated;
        Optional<ValueClassModel> inner = models.unwrapped(model.underlying());
        boxInner = inner.isPresent() ? inner.get().box() : null;
        innerIsNullable = ValueClassRules.wrapsNullable(model);
        isPastInner = false;
        model.unbox().setAccessible(true);
        if (annotated != null) {
            annotated.setAccessible(true);
        }
        if (boxInner != null) {
            boxInner.setAccessible(true);
        }
    }

    private ValueClassContent(ValueClassContent source) {
        model = source.model;
        annotated = source.annotated;
        boxInner = null;
        innerIsNullable = source.innerIsNullable;
        isPastInner = true;
    }

    /**
     * Returns the same content. Where a value class is wrapped, it is what that one wraps: neither serializers nor annotated
     * functions of that one are asked.
     */
    public ValueClassContent pastInner() {
        return boxInner == null ? this : new ValueClassContent(this);
    }

    /**
     * Returns the content to write for instances of a value class.
     *
     * @param isAnnotated tells whether a static method, which Kotlin has compiled a function of the class to, is
     *     annotated as the one that tells
     */
    public static ValueClassContent of(ValueClassModel model, KotlinModels models, Predicate<Method> isAnnotated) {
        for (Method method : model.type().getDeclaredMethods()) {
            if (Modifier.isStatic(method.getModifiers()) && isAnnotated.test(method)) {
                return new ValueClassContent(model, method, models);
            }
        }
        return new ValueClassContent(model, null, models);
    }

    @Override
    public ValueClassModel model() {
        return model;
    }

    @Override
    public boolean isPlain() {
        return annotated == null && boxInner == null && !isPastInner;
    }

    /** Returns its type, value classes wrapped, in the value class's own type variables. */
    public Type type() {
        if (annotated != null) {
            return annotated.getGenericReturnType();
        }
        return isPastInner ? model.underlying().rawClass() : WrittenTypes.of(model.underlying(), model.type());
    }

    /**
     * Returns the content to write for one instance; may be null.
     *
     * @throws Throwable exceptions of the annotated function, unchanged
     */
    public Object of(Object value) throws Throwable {
        try {
            Object unboxed = model.unbox().invoke(value);
            if (annotated != null) {
                return annotated.invoke(null, unboxed);
            }
            return boxInner == null || unboxed == null && innerIsNullable ? unboxed : boxInner.invoke(null, unboxed);
        } catch (InvocationTargetException e) {
            throw e.getTargetException();
        }
    }
}
