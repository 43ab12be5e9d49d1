package dev.piculet.access;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.error.ArgumentException;
import dev.piculet.access.plan.ValueClasses;
import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.access.reach.Rethrow;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.DefaultsModel;
import dev.piculet.model.ParameterModel;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/**
 * Creates instances with one creator.
 *
 * <p>Arguments stand in an array, one for each parameter, as the JVM holds them: a primitive in exactly its own box, a
 * Kotlin value class as its underlying value where the model's type is unboxed. A parameter whose argument is {@link
 * #ABSENT} gets its Kotlin default; without a default, a variable number of values is empty. Thread-safe.
 */
public final class Instantiator {
    /** Stands for an argument that is not there. */
    public static final Object ABSENT = new Object();

    private static final int PARAMETERS_PER_MASK = Integer.SIZE;

    private final CreatorModel creator;

    /** Takes a value for each parameter. */
    private final MemberCall all;

    /** Takes what the synthetic member for defaults takes; null without defaults. */
    private final MemberCall withDefaults;

    /** What wraps the result in its value class; null if the creator does that, or need not. */
    private final MethodHandle boxResult;

    /** The companion object that {@code withDefaults} takes first; null when it takes none. */
    private final Object receiver;

    /** For each parameter, what wraps its value in the value class that only {@code withDefaults} takes; else null. */
    private final MethodHandle[] boxes;

    /** For each parameter, what the JVM passes in place of an absent argument: null, 0, false, or no values at all. */
    private final Object[] nothings;

    /** For each parameter, whether null is refused. */
    private final boolean[] refusesNull;

    Instantiator(CreatorModel creator, PrivateLookups lookups) {
        this.creator = creator;
        List<ParameterModel> parameters = creator.parameters();
        boxResult = creator.result().isUnboxed() ? lookups.handle(ValueClasses.box(creator.result())) : null;
        all = MemberCall.of(creator.member(), lookups);
        receiver = receiver(creator, lookups);
        boxes = new MethodHandle[parameters.size()];
        withDefaults =
                creator.defaults().isPresent() ? withDefaults(creator.defaults().get(), lookups) : null;
        nothings = new Object[parameters.size()];
        refusesNull = new boolean[parameters.size()];
        for (int i = 0; i < nothings.length; i++) {
            ParameterModel parameter = parameters.get(i);
            nothings[i] = nothing(parameter);
            refusesNull[i] = parameter.type().rawClass().isPrimitive() || ValueClasses.refusesNull(parameter);
        }
    }

    private static Object receiver(CreatorModel creator, PrivateLookups lookups) {
        if (creator.defaults().isEmpty() || creator.defaults().get().receiver().isEmpty()) {
            return null;
        }
        return lookups.handle(creator.defaults().get().receiver().get()).get();
    }

    private MemberCall withDefaults(DefaultsModel defaults, PrivateLookups lookups) {
        for (int i = 0; i < boxes.length; i++) {
            Method box = ValueClasses.boxForDefaults(creator, i);
            boxes[i] = box == null ? null : lookups.handle(box);
        }
        return MemberCall.of(defaults.member(), lookups);
    }

    private static Object nothing(ParameterModel parameter) {
        Class<?> type = parameter.type().rawClass();
        if (parameter.isVararg()) {
            return Array.newInstance(type.getComponentType(), 0);
        }
        // An array of a primitive type is filled with its zeros.
        return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }

    /** Returns new arguments for {@link #create}, all absent. */
    public Object[] arguments() {
        Object[] arguments = new Object[nothings.length];
        Arrays.fill(arguments, ABSENT);
        return arguments;
    }

    /**
     * Creates an instance. The arguments are not changed and can be used again. What the creator throws passes
     * unwrapped, checked or not.
     *
     * @throws ArgumentException before the call, for an argument that is missing or must not be null
     * @throws ClassCastException for an argument of another class than the parameter's
     * @throws IllegalArgumentException for another number of arguments than there are parameters
     */
    public Object create(Object[] arguments) {
        if (arguments.length != nothings.length) {
            throw AccessErrors.wrongNumber("arguments", nothings.length, arguments.length, creator);
        }
        boolean needsDefaults = false;
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] == ABSENT) {
                needsDefaults |= hasDefault(i);
            } else if (arguments[i] == null && refusesNull[i]) {
                throw AccessErrors.nullArgument(creator, i);
            }
        }
        Object made = needsDefaults ? createWithDefaults(arguments) : all.call(present(arguments));
        return boxResult == null ? made : box(boxResult, made);
    }

    /** Tells whether the creator replaces an absent argument by its own default; refuses one that nothing replaces. */
    private boolean hasDefault(int index) {
        ParameterModel parameter = creator.parameters().get(index);
        if (!parameter.hasDefault() && !parameter.isVararg()) {
            throw AccessErrors.missingArgument(creator, index);
        }
        return parameter.hasDefault();
    }

    private Object[] present(Object[] arguments) {
        Object[] values = new Object[arguments.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = present(arguments, i);
        }
        return values;
    }

    private Object present(Object[] arguments, int index) {
        return arguments[index] == ABSENT ? nothings[index] : arguments[index];
    }

    private Object createWithDefaults(Object[] arguments) {
        DefaultsModel defaults = creator.defaults().orElseThrow();
        Object[] values = new Object[defaults.member().getParameterCount()];
        int next = 0;
        if (receiver != null) {
            values[next++] = receiver;
        }
        for (int i = 0; i < arguments.length; i++) {
            values[next++] = boxed(i, present(arguments, i));
        }
        for (int mask = 0; mask < defaults.maskCount(); mask++) {
            values[next++] = mask(arguments, defaults.firstMasked() + mask * PARAMETERS_PER_MASK);
        }
        // What is left is the marker, null.
        return withDefaults.call(values);
    }

    /** Returns a bit for each of the 32 parameters from {@code first} on whose default is to be used. */
    private int mask(Object[] arguments, int first) {
        int bits = 0;
        for (int i = 0; i < PARAMETERS_PER_MASK && first + i < arguments.length; i++) {
            if (arguments[first + i] == ABSENT
                    && creator.parameters().get(first + i).hasDefault()) {
                bits |= 1 << i;
            }
        }
        return bits;
    }

    private Object boxed(int index, Object value) {
        if (boxes[index] == null || value == null && ValueClasses.nullIsUnboxed(creator, index)) {
            return value;
        }
        return box(boxes[index], value);
    }

    private static Object box(MethodHandle box, Object value) {
        try {
            return box.invoke(value);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }

    /** Returns the creator. */
    @Override
    public String toString() {
        return "Instantiator[" + creator.member() + "]";
    }
}
