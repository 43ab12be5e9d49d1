package dev.piculet.access.plan;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/**
 * Tells which objects of a class are like those that its public constructor makes of what their getters return: fonts without
 * attributes, colors of four bytes. Thread-safe.
 */
public final class RetoldObjects {
    static final String COLOR = "java.awt.Color";

    private final Constructor<?> constructor;
    private final List<Method> getters;

    /** Colors are equal by their bytes alone. These methods tell the rest of a color; null in other classes. */
    private final Method components;

    private final Method space;

    private RetoldObjects(Constructor<?> constructor, List<Method> getters, Method components, Method space) {
        this.constructor = constructor;
        this.getters = getters;
        this.components = components;
        this.space = space;
    }

    /** Finds the members once: that costs more than a call of them all. */
    static RetoldObjects of(Class<?> type, List<Method> getters) throws NoSuchMethodException {
        Class<?>[] taken = getters.stream().map(Method::getReturnType).toArray(Class<?>[]::new);
        boolean isColor = type.getName().equals(COLOR);
        return new RetoldObjects(
                type.getConstructor(taken),
                getters,
                isColor ? type.getMethod("getRGBComponents", float[].class) : null,
                isColor ? type.getMethod("getColorSpace") : null);
    }

    /** Whether an object of the class holds no more than what its getters return. */
    public boolean isWhole(Object object) {
        try {
            Object[] values = new Object[getters.size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = getters.get(i).invoke(object);
            }
            Object copy = constructor.newInstance(values);
            return copy.equals(object) && (components == null || areColorsLike(copy, object));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private boolean areColorsLike(Object one, Object other) throws ReflectiveOperationException {
        return Arrays.equals((float[]) components.invoke(one, (Object) null), (float[])
                        components.invoke(other, (Object) null))
                && space.invoke(one) == space.invoke(other);
    }
}
