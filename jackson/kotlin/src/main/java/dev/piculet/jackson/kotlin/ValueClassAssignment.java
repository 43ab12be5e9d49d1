package dev.piculet.jackson.kotlin;

import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Optional;

/** Passes the underlying value of a value class to a setter or field. Thread-safe. */
public final class ValueClassAssignment {
    private final Class<?> valueClass;
    private final Method unbox;
    private final boolean wrapsNull;
    private final boolean takesNull;

    private ValueClassAssignment(TypeModel type, ValueClassModel model) {
        valueClass = model.type();
        unbox = model.unbox();
        wrapsNull = ValueClassRules.wrapsNullable(model);
        takesNull = wrapsNull || type.nullability() != Nullability.NON_NULL;
        unbox.setAccessible(true);
    }

    /** Returns how to assign to a property; empty if the member is no setter or field, or takes what was written. */
    public static Optional<ValueClassAssignment> of(Member member, KotlinModels models) {
        // No lambda: the first one costs a fresh JVM much of a first call.
        Optional<TypeModel> type = ValueClassRules.assigned(member, models);
        return type.isPresent() && type.get().isUnboxed()
                ? Optional.of(new ValueClassAssignment(
                        type.get(), models.unwrapped(type.get()).orElseThrow()))
                : Optional.empty();
    }

    /** Tells whether null may be passed: the property is null then, or what its value wraps. */
    public boolean takesNull() {
        return takesNull;
    }

    /** Tells whether the value class has an instance for null. */
    public boolean wrapsNull() {
        return wrapsNull;
    }

    /** Returns the underlying value of an instance of the value class; anything else unchanged. */
    public Object unwrapped(Object value) {
        if (!valueClass.isInstance(value)) {
            return value;
        }
        try {
            return unbox.invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(unbox + " cannot be called, which only returns a field.", e);
        }
    }
}
