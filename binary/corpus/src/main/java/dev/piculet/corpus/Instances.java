package dev.piculet.corpus;

import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes instances as users do: by public constructors, static factories, builders and constants, then by setters and added
 * elements. The same seed makes the same instances.
 */
final class Instances {
    private static final int MAX_DEPTH = 4;
    private static final int MAX_ATTEMPTS = 12;

    /** The most objects that are tried for one value. Classes with many setters of each other's types would take minutes. */
    private static final int MAX_OBJECTS = 2_000;

    private static final ClassValue<List<Method>> METHODS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            return sortedMethods(type);
        }
    };

    private final Subtypes subtypes;
    private final Random random;
    private int objects;

    Instances(Subtypes subtypes, long seed) {
        this.subtypes = subtypes;
        this.random = new Random(seed);
    }

    /** Signals that no value can be made. */
    static final class NoWay extends Exception {
        private static final long serialVersionUID = 1L;

        NoWay(String reason) {
            super(reason, null, false, false);
        }
    }

    /** Returns an instance made by a class's own members. */
    Object of(Class<?> type) throws NoWay {
        return create(type, type, 0);
    }

    /** @param place what the instance is for, which tells type variables of its class */
    private Object create(Type place, Class<?> type, int depth) throws NoWay {
        if (depth > MAX_DEPTH || ++objects > MAX_OBJECTS || Forbidden.isForbidden(type)) {
            throw new NoWay("not made here: " + type.getName());
        }
        List<Object> ways = Ways.of(type);
        Collections.shuffle(ways, random);
        int attempts = Math.min(ways.size(), MAX_ATTEMPTS);
        for (int i = 0; i < attempts; i++) {
            Object made = tryWay(ways.get(i), place, type, depth);
            if (made != null && !Forbidden.isForbidden(made.getClass())) {
                return made;
            }
        }
        throw new NoWay("no way that succeeds: " + type.getName());
    }

    private Object tryWay(Object way, Type place, Class<?> type, int depth) {
        try {
            if (way instanceof Field constant) {
                return constant.get(null);
            }
            Executable maker = (Executable) way;
            Object made = call(maker, null, TypeVariables.of(place, type, maker), depth);
            if (made != null && !type.isInstance(made)) {
                made = build(made, type, depth);
            } else if (made != null) {
                populate(made, TypeVariables.of(place, made.getClass()), depth);
            }
            return made;
        } catch (NoWay | ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError e) {
            return null;
        }
    }

    private Object call(Executable executable, Object target, TypeVariables variables, int depth)
            throws NoWay, ReflectiveOperationException {
        Type[] types = executable.getGenericParameterTypes();
        Class<?>[] classes = executable.getParameterTypes();
        Object[] arguments = new Object[classes.length];
        for (int i = 0; i < classes.length; i++) {
            Type type = variables.resolved(types.length == classes.length ? types[i] : classes[i]);
            Class<?> raw = TypeVariables.erased(type);
            arguments[i] = argument(type, classes[i].isAssignableFrom(raw) ? raw : classes[i], depth + 1);
        }
        try {
            return executable instanceof Method method
                    ? method.invoke(target, arguments)
                    : ((java.lang.reflect.Constructor<?>) executable).newInstance(arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof VirtualMachineError error && !(error instanceof StackOverflowError)) {
                throw error;
            }
            throw e;
        }
    }

    /** Calls a builder's setters, then its method that builds. */
    private Object build(Object builder, Class<?> type, int depth) throws NoWay, ReflectiveOperationException {
        Object current = builder;
        TypeVariables variables = TypeVariables.of(builder.getClass(), builder.getClass());
        for (Method method : METHODS.get(builder.getClass())) {
            boolean sets =
                    method.getParameterCount() == 1 && method.getReturnType().isInstance(builder);
            if (sets && !method.isBridge() && random.nextInt(5) > 0) {
                current = orElse(method, current, variables, depth);
            }
        }
        for (Method method : METHODS.get(current.getClass())) {
            if (method.getParameterCount() == 0 && type.isAssignableFrom(method.getReturnType())) {
                Object built = method.invoke(current);
                if (built != null) {
                    return built;
                }
            }
        }
        throw new NoWay("builder without a result");
    }

    private Object orElse(Method method, Object builder, TypeVariables variables, int depth) {
        try {
            Object result = call(method, builder, variables, depth);
            return result != null && builder.getClass().isInstance(result) ? result : builder;
        } catch (NoWay | ReflectiveOperationException | RuntimeException | LinkageError e) {
            return builder;
        }
    }

    /** Calls setters and adds elements. Failures are ignored. */
    private void populate(Object made, TypeVariables variables, int depth) {
        for (Method method : METHODS.get(made.getClass())) {
            int count = method.getParameterCount();
            boolean sets = count == 1 && method.getName().matches("set[A-Z].*");
            boolean adds = (count == 1 || count == 2) && method.getName().matches("add|put|append|offer|push");
            if (sets && random.nextInt(5) > 0) {
                attempt(method, made, variables, depth);
            } else if (adds) {
                attempt(method, made, variables, depth);
                attempt(method, made, variables, depth);
            }
        }
    }

    private void attempt(Method method, Object target, TypeVariables variables, int depth) {
        try {
            call(method, target, variables, depth);
        } catch (NoWay | ReflectiveOperationException | RuntimeException | LinkageError | StackOverflowError e) {
            // Its class does not take such a value.
        }
    }

    /** Returns the public methods that can be called, in the same order in every run. */
    private static List<Method> sortedMethods(Class<?> type) {
        List<Method> methods = new ArrayList<>();
        for (Method method : type.getMethods()) {
            boolean own = method.getDeclaringClass() != Object.class && !Modifier.isStatic(method.getModifiers());
            if (own && method.trySetAccessible()) {
                methods.add(method);
            }
        }
        methods.sort(Comparator.comparing(Method::getName).thenComparing(Method::toString));
        return methods;
    }

    private Object argument(Type type, Class<?> raw, int depth) throws NoWay {
        if (!raw.isPrimitive() && depth > 1 && random.nextInt(16) == 0) {
            return null;
        }
        return present(type, raw, depth);
    }

    /** Returns an instance of a type, never null. */
    private Object present(Type type, Class<?> raw, int depth) throws NoWay {
        Object value = Values.of(raw, random);
        if (value != null) {
            return value;
        }
        if (raw.isEnum()) {
            Object[] constants = raw.getEnumConstants();
            if (constants.length > 0) {
                return constants[random.nextInt(constants.length)];
            }
        }
        if (raw.isArray()) {
            return array(type, raw, depth);
        }
        if (Iterable.class.isAssignableFrom(raw) || Map.class.isAssignableFrom(raw) || raw == Optional.class) {
            Object collection = collection(type, raw, depth);
            if (collection != null) {
                return collection;
            }
        }
        return raw == Comparator.class ? Comparator.naturalOrder() : ofSubtype(type, raw, depth);
    }

    private Object ofSubtype(Type type, Class<?> raw, int depth) throws NoWay {
        try {
            return create(type, raw, depth);
        } catch (NoWay e) {
            List<Class<?>> others = new ArrayList<>(subtypes.of(raw));
            Collections.shuffle(others, random);
            for (Class<?> other : others.subList(0, Math.min(others.size(), 3))) {
                try {
                    return create(type, other, depth + 1);
                } catch (NoWay next) {
                    // Another may do.
                }
            }
            throw e;
        }
    }

    private Object array(Type type, Class<?> raw, int depth) throws NoWay {
        Type component =
                type instanceof GenericArrayType generic ? generic.getGenericComponentType() : raw.getComponentType();
        Object array = Array.newInstance(raw.getComponentType(), 1 + random.nextInt(3));
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, argument(component, raw.getComponentType(), depth + 1));
        }
        return array;
    }

    private Object collection(Type type, Class<?> raw, int depth) throws NoWay {
        if (raw == Optional.class) {
            return Optional.ofNullable(typeArgument(type, 0, depth));
        }
        Map<Object, Object> map = new LinkedHashMap<>();
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            boolean isMap = Map.class.isAssignableFrom(raw);
            map.put(typeArgument(type, 0, depth), isMap ? typeArgument(type, 1, depth) : null);
        }
        if (raw.isAssignableFrom(LinkedHashMap.class) && Map.class.isAssignableFrom(raw)) {
            return random.nextBoolean() ? map : new HashMap<>(map);
        }
        if (raw == SortedMap.class || raw == TreeMap.class) {
            return new TreeMap<>(map);
        }
        if (raw.isAssignableFrom(ArrayList.class)) {
            return random.nextInt(3) > 0
                    ? new ArrayList<>(map.keySet())
                    : Arrays.asList(map.keySet().toArray());
        }
        if (raw == Set.class || raw == HashSet.class) {
            return new HashSet<>(map.keySet());
        }
        if (raw == SortedSet.class || raw == TreeSet.class) {
            return new TreeSet<>(map.keySet());
        }
        Collection<Object> queue = new java.util.ArrayDeque<>(map.keySet());
        return raw.isInstance(queue) ? queue : null;
    }

    private Object typeArgument(Type type, int index, int depth) throws NoWay {
        Type argument = String.class;
        if (type instanceof ParameterizedType parameterized && index < parameterized.getActualTypeArguments().length) {
            argument = parameterized.getActualTypeArguments()[index];
        }
        return present(argument, TypeVariables.erased(argument), depth + 1);
    }
}
