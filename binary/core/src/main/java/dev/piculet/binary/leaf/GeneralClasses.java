package dev.piculet.binary.leaf;

import java.util.Set;

/** Classes that are declared for all that extends them, though they can be created themselves. */
public final class GeneralClasses {
    private static final Set<Class<?>> ALL =
            Set.of(Object.class, Throwable.class, Exception.class, RuntimeException.class, Error.class);

    private GeneralClasses() {}

    public static boolean contains(Class<?> type) {
        return ALL.contains(type);
    }
}
