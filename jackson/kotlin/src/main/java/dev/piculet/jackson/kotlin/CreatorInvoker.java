package dev.piculet.jackson.kotlin;

import dev.piculet.model.CreatorModel;
import dev.piculet.model.DefaultsModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Calls one creator by reflection: the interpreted twin of what generated readers do. Not by method handles: the first of
 * those costs a fresh JVM more than all the rest of a first call. Thread-safe.
 */
public final class CreatorInvoker {
    /** Stands for an argument that is left to its default, or to no elements at all. */
    public static final Object DEFAULT = new Object();

    private final CreatorModel creator;
    private final Executable member;
    private final Executable defaults;

    /** For each parameter, what unwraps an argument; null where it is passed unchanged. */
    private final Method[] unwrap;

    private final Method[] unwrapForDefaults;

    /** Wraps what the creator of a value class gives; else null. */
    private final Method wrap;

    /**
     * Prepares the calls.
     *
     * @throws java.lang.reflect.InaccessibleObjectException if the creator's package is closed to this library
     */
    public CreatorInvoker(CreatorModel creator, KotlinModels models) {
        this.creator = creator;
        List<ParameterModel> parameters = creator.parameters();
        DefaultsModel defaultsModel = creator.defaults().orElse(null);
        member = accessible(creator.member());
        defaults = defaultsModel == null ? null : accessible(defaultsModel.member());
        unwrap = new Method[parameters.size()];
        unwrapForDefaults = new Method[parameters.size()];
        for (int i = 0; i < unwrap.length; i++) {
            TypeModel type = parameters.get(i).type();
            if (type.isUnboxed()) {
                Method unbox = models.unwrapped(type).orElseThrow().unbox();
                unbox.setAccessible(true);
                unwrap[i] = unbox;
                boolean wantsWrapped = defaultsModel != null
                        && defaultsModel.parameterType(i) == type.valueClass().orElseThrow();
                unwrapForDefaults[i] = wantsWrapped ? null : unbox;
            }
        }
        Optional<ValueClassModel> made = models.unwrapped(creator.result());
        wrap = made.isPresent() ? made.get().box() : null;
        if (wrap != null) {
            wrap.setAccessible(true);
        }
    }

    /** Returns the creator that is called. */
    public CreatorModel creator() {
        return creator;
    }

    /**
     * Refuses to call a creator that the source does not let everybody call, where access may not be changed.
     *
     * @throws IllegalAccessException with what to do
     */
    public void checkAccess(boolean mayChangeAccess) throws IllegalAccessException {
        if (!mayChangeAccess && !CreatorRules.isPublic(creator)) {
            throw new IllegalAccessException(CreatorRules.notPublicMessage(creator));
        }
    }

    private static Executable accessible(Executable executable) {
        executable.setAccessible(true);
        return executable;
    }

    /** Returns an empty array for a parameter that takes any number of values and has no default. */
    public Object noValues(int index) {
        return Array.newInstance(member.getParameterTypes()[index].getComponentType(), 0);
    }

    /**
     * Creates an instance.
     *
     * @param arguments one for each parameter, value classes wrapped, {@link #DEFAULT} for those that are left to their
     *     defaults, or to no elements at all if they take any number
     * @throws InvocationTargetException with what the creator throws
     */
    public Object create(Object[] arguments) throws ReflectiveOperationException {
        BitSet absent = new BitSet();
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] == DEFAULT) {
                absent.set(i);
            }
        }
        boolean usesDefaults = false;
        for (int i = absent.nextSetBit(0); i >= 0; i = absent.nextSetBit(i + 1)) {
            usesDefaults |= creator.parameters().get(i).hasDefault();
        }
        Object made = usesDefaults ? createWithDefaults(arguments, absent) : createWithAll(arguments, absent);
        return wrap == null ? made : wrap.invoke(null, made);
    }

    private Object createWithAll(Object[] arguments, BitSet absent) throws ReflectiveOperationException {
        Class<?>[] types = member.getParameterTypes();
        Object[] passed = new Object[arguments.length];
        for (int i = 0; i < passed.length; i++) {
            passed[i] = absent.get(i) ? nothing(types[i], i) : unwrapped(arguments[i], unwrap[i]);
        }
        return invoke(member, passed);
    }

    private Object createWithDefaults(Object[] arguments, BitSet absent) throws ReflectiveOperationException {
        DefaultsModel model = creator.defaults().orElseThrow();
        Class<?>[] types = defaults.getParameterTypes();
        Object[] passed = new Object[types.length];
        int next = 0;
        if (model.receiver().isPresent()) {
            model.receiver().get().setAccessible(true);
            passed[next++] = model.receiver().get().get(null);
        }
        for (int i = 0; i < arguments.length; i++, next++) {
            passed[next] = absent.get(i) ? nothing(types[next], i) : unwrapped(arguments[i], unwrapForDefaults[i]);
        }
        for (int mask = 0; mask < model.maskCount(); mask++) {
            passed[next++] = mask(absent, model.firstMasked() + mask * Integer.SIZE);
        }
        return invoke(defaults, passed);
    }

    private int mask(BitSet absent, int first) {
        int bits = 0;
        for (int i = 0; i < Integer.SIZE && first + i < creator.parameters().size(); i++) {
            if (absent.get(first + i) && creator.parameters().get(first + i).hasDefault()) {
                bits |= 1 << i;
            }
        }
        return bits;
    }

    private static Object unwrapped(Object argument, Method unwrap) throws ReflectiveOperationException {
        return unwrap == null || argument == null ? argument : unwrap.invoke(argument);
    }

    private static Object invoke(Executable executable, Object[] arguments) throws ReflectiveOperationException {
        return executable instanceof Constructor<?> constructor
                ? constructor.newInstance(arguments)
                : ((Method) executable).invoke(null, arguments);
    }

    /** What the JVM passes for an argument that is not there. */
    private Object nothing(Class<?> type, int index) {
        if (creator.parameters().get(index).isVararg()
                && !creator.parameters().get(index).hasDefault()) {
            return noValues(index);
        }
        // An array of a primitive type is filled with its zeros.
        return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }
}
