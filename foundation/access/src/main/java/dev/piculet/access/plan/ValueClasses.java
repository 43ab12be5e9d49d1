package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.proof.UnchangedArguments;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.Nullability;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.lang.reflect.Method;
import java.util.Optional;

/** Calling conventions of the compiled members of Kotlin value classes. */
public final class ValueClasses {
    private ValueClasses() {}

    /** Returns {@code box-impl} of the value class that {@code type} is the underlying type of. */
    public static Method box(TypeModel type) {
        return box(type.valueClass().orElseThrow());
    }

    /** Returns {@code unbox-impl} of the value class that {@code type} is the underlying type of. */
    public static Method unbox(TypeModel type) {
        return method(type.valueClass().orElseThrow(), "unbox-impl");
    }

    /**
     * Returns {@code box-impl} of the value class that the synthetic member with the default arguments takes at a place
     * where the creator's own member takes the underlying value; null where both take the same.
     */
    public static Method boxForDefaults(CreatorModel creator, int index) {
        Class<?> taken = creator.defaults().orElseThrow().parameterType(index);
        TypeModel type = creator.parameters().get(index).type();
        boolean boxed = type.isUnboxed() && taken == type.valueClass().get();
        return boxed ? box(taken) : null;
    }

    /**
     * Tells whether null at parameter {@code index} is no instance of its value class rather than one that holds null.
     */
    public static boolean nullIsUnboxed(CreatorModel creator, int index) {
        return creator.parameters().get(index).type().nullability() == Nullability.NULLABLE;
    }

    /**
     * Tells whether null must not be passed to a parameter: its type is not nullable, nor what its value class holds.
     */
    public static boolean refusesNull(ParameterModel parameter) {
        TypeModel type = parameter.type();
        return type.nullability() == Nullability.NON_NULL && !(type.isUnboxed() && holdsNull(type));
    }

    private static boolean holdsNull(TypeModel type) {
        Class<?> valueClass = type.valueClass().orElseThrow();
        Optional<ValueClassModel> model = ClassModels.create().of(valueClass).valueClass();
        if (model.isEmpty()) {
            throw AccessErrors.incompleteValueClass(valueClass);
        }
        TypeModel underlying = model.get().underlying();
        return underlying.nullability() != Nullability.NON_NULL || underlying.isUnboxed() && holdsNull(underlying);
    }

    /**
     * Refuses a value class whose {@code init} may change what it wraps, since it would be changed once more in each copy. What is
     * declared as a collection that can't be changed is taken for one.
     *
     * @throws dev.piculet.access.error.UnsupportedClassException if it may
     */
    public static void refuseChanging(ClassModel model) {
        ValueClassModel valueClass = model.valueClass().orElseThrow();
        boolean isMutable = model.properties().stream().anyMatch(PropertyModel::isMutable);
        boolean mayChange = valueClass.constructor().isPresent()
                && (isMutable || mayBeChanged(valueClass.underlying()))
                && !new UnchangedArguments(model.type())
                        .areLeft(valueClass.constructor().get());
        if (mayChange) {
            throw AccessErrors.changingValueClass(model.type());
        }
    }

    private static boolean mayBeChanged(TypeModel underlying) {
        return !RestoredByContract.isCollection(underlying.rawClass()) && !RestoredByContract.isFixed(underlying);
    }

    private static Method box(Class<?> valueClass) {
        return method(valueClass, "box-impl");
    }

    private static Method method(Class<?> valueClass, String name) {
        for (Method method : valueClass.getDeclaredMethods()) {
            if (method.getName().equals(name)) {
                return method;
            }
        }
        throw AccessErrors.noBoxing(valueClass, name);
    }
}
