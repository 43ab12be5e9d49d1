package dev.piculet.jackson.kotlin;

import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Method;
import java.util.Locale;
import java.util.Optional;

/** Names of properties without annotations. */
public final class PropertyNames {
    private PropertyNames() {}

    /**
     * Returns the name of the property of a getter or setter; empty if Java's rules decide.
     *
     * @param accessor of a Kotlin class; any method that takes nothing counts as getter
     * @param asWritten whether a getter's property is called as in Kotlin
     */
    public static Optional<String> of(Method accessor, KotlinModels models, boolean asWritten) {
        if (accessor.getParameterCount() == 0) {
            Optional<String> written =
                    asWritten ? asWritten(models.model(accessor.getDeclaringClass()), accessor) : Optional.empty();
            return written.isPresent() ? written : ofGetter(accessor.getName());
        }
        return accessor.getParameterCount() == 1 && accessor.getName().startsWith("set")
                ? ofSetter(models.model(accessor.getDeclaringClass()), accessor)
                : Optional.empty();
    }

    /**
     * Returns the name that a getter's own name implies where that is not what Java's rules give: {@code isX} stays
     * {@code isX}, and the hash is cut off that Kotlin appends where a value class is returned.
     */
    public static Optional<String> ofGetter(String method) {
        int dash = method.indexOf('-');
        if (method.startsWith("is")) {
            return Optional.of(dash < 0 ? method : method.substring(0, dash));
        }
        if (method.startsWith("get") && dash > 3) {
            return Optional.of(uncapitalized(method));
        }
        return Optional.empty();
    }

    /** The name between {@code get} or {@code set} and the hash. */
    private static String uncapitalized(String accessor) {
        return accessor.substring(3, 4).toLowerCase(Locale.ROOT) + accessor.substring(4, accessor.indexOf('-'));
    }

    /**
     * Returns the name of the property that {@code setter} writes where that is not what Java's rules give: {@code isX} is
     * left out of the setter's own name, and the hash is cut off that Kotlin appends where a value class is taken. Empty
     * for every other setter.
     */
    public static Optional<String> ofSetter(ClassModel model, Method setter) {
        for (PropertyModel property : model.properties()) {
            boolean isItsSetter = property.setter().isPresent()
                    && property.setter().get().getName().equals(setter.getName());
            if (isItsSetter && leavesOutIs(property.name())) {
                return Optional.of(property.name());
            }
            // A name may have a dash of its own.
            if (isItsSetter && setter.getName().indexOf('-', 3 + property.name().length()) > 0) {
                return Optional.of(uncapitalized(setter.getName()));
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the name of the property that {@code setter} writes if it is an {@code isX}, which Java's rules call
     * {@code x}; empty for every other setter, and where the compiler has appended a hash.
     */
    public static Optional<String> leftOutIs(Method setter, KotlinModels models) {
        return setter.getName().indexOf('-') < 0
                ? ofSetter(models.model(setter.getDeclaringClass()), setter)
                : Optional.empty();
    }

    /** Tells whether Kotlin makes a setter's name without the {@code is} of the property. */
    private static boolean leavesOutIs(String property) {
        return property.startsWith("is")
                && property.length() > 2
                && !(property.charAt(2) >= 'a' && property.charAt(2) <= 'z');
    }

    /** Returns the name of the property that {@code getter} reads, as written in Kotlin. */
    public static Optional<String> asWritten(ClassModel model, Method getter) {
        for (PropertyModel property : model.properties()) {
            // By name: a getter may be seen as its override in another class.
            if (property.getter().isPresent()
                    && property.getter().get().getName().equals(getter.getName())) {
                return Optional.of(property.name());
            }
        }
        return Optional.empty();
    }
}
