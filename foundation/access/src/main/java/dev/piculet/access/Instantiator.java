package dev.piculet.access;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.error.ArgumentException;
import dev.piculet.access.plan.ValueClasses;
import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.access.reach.Rethrow;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.DefaultsModel;
import dev.piculet.model.Nullability;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/**
 * Creates instances with one creator: the interpreted twin of {@code dev.piculet.access.expression.CreatorCall}.
 *
 * <p>Arguments stand in an array, one for each parameter, a primitive in exactly its own box; {@link Accessors} says how
 * those of Kotlin value classes stand there. A parameter whose argument is {@link #ABSENT} gets its Kotlin default;
 * without a default, a variable number of values is empty. Thread-safe.
 */
public final class Instantiator {
    /** Stands for an argument that is not there. */
    public static final Object ABSENT = new Object();

    private static final int PARAMETERS_PER_MASK = Integer.SIZE;

    private final CreatorModel creator;

    /** Whether arguments of value classes are instances of them. */
    private final boolean takesBoxed;

    /** Takes a value for each parameter. */
    private final MemberCall all;

    /** Takes what the synthetic member for defaults takes; null without defaults. */
    private final MemberCall withDefaults;

    /** Wraps the result in its value class; null if the creator does that, or need not. */
    private final MemberCall boxResult;

    /** The companion object that {@code withDefaults} takes first; null when it takes none. */
    private final Object receiver;

    /**
     * For each parameter, the conversion of an argument to the value that {@code all} takes; null if none is needed.
     */
    private final MemberCall[] forAll;

    /** The same for {@code withDefaults}; null without defaults. */
    private final MemberCall[] forDefaults;

    /**
     * For each parameter, the value that {@code all} gets for an absent argument: null, 0, false, or no values at all.
     */
    private final Object[] nothings;

    /** The same for {@code withDefaults}; null without defaults. */
    private final Object[] nothingsForDefaults;

    /** For each parameter, whether null is refused; null until an argument is null. */
    private volatile boolean[] refusesNull;

    Instantiator(CreatorModel creator, boolean takesBoxed, PrivateLookups lookups) {
        this.creator = creator;
        this.takesBoxed = takesBoxed;
        int count = creator.parameters().size();
        TypeModel result = creator.result();
        boxResult = result.isUnboxed() ? MemberCall.of(ValueClasses.box(result), lookups) : null;
        all = MemberCall.of(creator.member(), lookups);
        receiver = receiver(creator, lookups);
        DefaultsModel defaults = creator.defaults().orElse(null);
        withDefaults = defaults == null ? null : MemberCall.of(defaults.member(), lookups);
        forAll = new MemberCall[count];
        forDefaults = defaults == null ? null : new MemberCall[count];
        nothings = new Object[count];
        nothingsForDefaults = defaults == null ? null : new Object[count];
        for (int i = 0; i < count; i++) {
            convert(i, lookups);
            nothings[i] = nothing(creator.parameters().get(i));
            if (defaults != null && forDefaults[i] == forAll[i]) {
                // Else only the member for defaults takes a wrapped value, and null where the default is used.
                nothingsForDefaults[i] = nothings[i];
            }
        }
    }

    private static Object receiver(CreatorModel creator, PrivateLookups lookups) {
        if (creator.defaults().isEmpty() || creator.defaults().get().receiver().isEmpty()) {
            return null;
        }
        return lookups.handle(creator.defaults().get().receiver().get()).get();
    }

    /** Finds what converts the arguments of one parameter. */
    private void convert(int index, PrivateLookups lookups) {
        TypeModel type = creator.parameters().get(index).type();
        if (!type.isUnboxed()) {
            return;
        }
        MemberCall unbox = takesBoxed ? MemberCall.of(ValueClasses.unbox(type), lookups) : null;
        forAll[index] = unbox;
        if (forDefaults != null) {
            Method box = ValueClasses.boxForDefaults(creator, index);
            if (box == null) {
                forDefaults[index] = unbox;
            } else if (!takesBoxed) {
                forDefaults[index] = MemberCall.of(box, lookups);
            }
        }
    }

    private static Object nothing(ParameterModel parameter) {
        Class<?> type = parameter.type().rawClass();
        if (parameter.isVararg()) {
            return Array.newInstance(type.getComponentType(), 0);
        }
        // An array of a primitive type is filled with its zeros.
        return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }

    /** Returns the creator that is called. */
    public CreatorModel creator() {
        return creator;
    }

    /** Returns new arguments for {@link #create}, all absent. */
    public Object[] arguments() {
        Object[] arguments = new Object[nothings.length];
        Arrays.fill(arguments, ABSENT);
        return arguments;
    }

    /** Returns the empty array that a parameter is passed which takes any number of values and gets none. */
    public Object noValues(int index) {
        return nothings[index];
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
        requireNumber(arguments);
        boolean needsDefaults = false;
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] == ABSENT) {
                needsDefaults |= hasDefault(i);
            } else if (arguments[i] == null && refusesNull(i)) {
                throw AccessErrors.nullArgument(creator, i);
            }
        }
        try {
            return made(arguments, needsDefaults);
        } catch (InvocationTargetException e) {
            throw Rethrow.unchecked(e.getCause());
        } catch (IllegalArgumentException e) {
            // The exception of handles when an argument has another class than its parameter.
            throw (ClassCastException) new ClassCastException(e.getMessage()).initCause(e);
        }
    }

    /**
     * Creates an instance as {@link #create} does, for callers that have their own rules for null: it is passed on,
     * also where the creator may not expect it.
     *
     * @throws InvocationTargetException with the creator's exception
     * @throws ArgumentException before the call, for an argument that is missing
     * @throws IllegalArgumentException for an argument of another class than the parameter's, or for another number of
     *     arguments than there are parameters
     */
    public Object call(Object[] arguments) throws InvocationTargetException {
        requireNumber(arguments);
        boolean needsDefaults = false;
        for (int i = 0; i < arguments.length; i++) {
            needsDefaults |= arguments[i] == ABSENT && hasDefault(i);
        }
        return made(arguments, needsDefaults);
    }

    private void requireNumber(Object[] arguments) {
        if (arguments.length != nothings.length) {
            throw AccessErrors.wrongNumber("arguments", nothings.length, arguments.length, creator);
        }
    }

    /** Tells whether the creator replaces an absent argument by its own default; refuses one that nothing replaces. */
    private boolean hasDefault(int index) {
        ParameterModel parameter = creator.parameters().get(index);
        if (!parameter.hasDefault() && !parameter.isVararg()) {
            throw AccessErrors.missingArgument(creator, index);
        }
        return parameter.hasDefault();
    }

    private boolean refusesNull(int index) {
        boolean[] known = refusesNull;
        if (known == null) {
            // Not before: a value class has to be inspected for what it holds.
            List<ParameterModel> parameters = creator.parameters();
            known = new boolean[parameters.size()];
            for (int i = 0; i < known.length; i++) {
                known[i] = refusesNull(parameters.get(i));
            }
            refusesNull = known;
        }
        return known[index];
    }

    private boolean refusesNull(ParameterModel parameter) {
        TypeModel type = parameter.type();
        if (type.rawClass().isPrimitive()) {
            return true;
        }
        return takesBoxed ? type.nullability() == Nullability.NON_NULL : ValueClasses.refusesNull(parameter);
    }

    private Object made(Object[] arguments, boolean needsDefaults) throws InvocationTargetException {
        Object made = needsDefaults ? createWithDefaults(arguments) : all.call(values(arguments));
        return boxResult == null ? made : boxResult.callWith(made);
    }

    private Object[] values(Object[] arguments) throws InvocationTargetException {
        Object[] values = new Object[arguments.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments[i] == ABSENT ? nothings[i] : converted(i, arguments[i], forAll[i]);
        }
        return values;
    }

    private Object createWithDefaults(Object[] arguments) throws InvocationTargetException {
        DefaultsModel defaults = creator.defaults().orElseThrow();
        Object[] values = new Object[defaults.member().getParameterCount()];
        int next = 0;
        if (receiver != null) {
            values[next++] = receiver;
        }
        for (int i = 0; i < arguments.length; i++) {
            values[next++] =
                    arguments[i] == ABSENT ? nothingsForDefaults[i] : converted(i, arguments[i], forDefaults[i]);
        }
        for (int mask = 0; mask < defaults.maskCount(); mask++) {
            values[next++] = mask(arguments, defaults.firstMasked() + mask * PARAMETERS_PER_MASK);
        }
        // The rest is the marker, null.
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

    private Object converted(int index, Object argument, MemberCall conversion) throws InvocationTargetException {
        if (conversion == null || argument == null && (takesBoxed || ValueClasses.nullIsUnboxed(creator, index))) {
            return argument;
        }
        return conversion.callWith(argument);
    }

    /** Returns the creator. */
    @Override
    public String toString() {
        return "Instantiator[" + creator.member() + "]";
    }
}
