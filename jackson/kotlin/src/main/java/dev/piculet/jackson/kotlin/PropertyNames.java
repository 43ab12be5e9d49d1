package dev.piculet.jackson.kotlin;

import dev.piculet.model.ClassModel;
import dev.piculet.model.FunctionModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Locale;
import java.util.Optional;

/** Names of properties without annotations. */
public final class PropertyNames {
    /** What Kotlin appends to a method's name that gives a value class: a dash, and seven letters that may be dashes, too. */
    private static final int HASH_LENGTH = 8;

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
            return written.isPresent() ? written : ofGetter(withoutHash(accessor, models));
        }
        return accessor.getParameterCount() == 1 && accessor.getName().startsWith("set")
                ? ofSetter(models.model(accessor.getDeclaringClass()), accessor, asWritten)
                : Optional.empty();
    }

    /**
     * Returns the name that a getter's own name implies where that is not what Java's rules give: {@code isX} stays
     * {@code isX}, {@code is-x} is {@code x}, and {@code getX-y} is {@code x}.
     *
     * @param method the getter's name; without the hash of Kotlin, if it begins with {@code is}
     */
    public static Optional<String> ofGetter(String method) {
        int dash = method.indexOf('-');
        if (method.startsWith("is")) {
            return Optional.of(dash < 0 ? method : method.substring(dash + 1));
        }
        if (method.startsWith("get") && dash > 3) {
            return Optional.of(uncapitalized(method));
        }
        return Optional.empty();
    }

    /** Returns a getter's name; if it begins with {@code is}, without the hash that Kotlin appends where it gives a value class. */
    private static String withoutHash(Method getter, KotlinModels models) {
        String name = getter.getName();
        if (!name.startsWith("is") || name.indexOf('-') < 0) {
            return name;
        }
        Optional<String> property = asWritten(models.model(getter.getDeclaringClass()), getter);
        if (property.isPresent()) {
            return name.startsWith(property.get() + "-") ? property.get() : name;
        }
        return givesValueClass(getter, models) ? withoutHash(name) : name;
    }

    /** Returns the name that is written in Kotlin of a method that gives a value class. It may have dashes of its own. */
    static String withoutHash(String method) {
        int hash = method.length() - HASH_LENGTH;
        return hash > 0 && method.charAt(hash) == '-' ? method.substring(0, hash) : method;
    }

    private static boolean givesValueClass(Method getter, KotlinModels models) {
        Optional<FunctionModel> function = models.function(getter);
        return function.isPresent() && function.get().result().valueClass().isPresent();
    }

    /** The name between {@code get} or {@code set} and the first dash. */
    private static String uncapitalized(String accessor) {
        return accessor.substring(3, 4).toLowerCase(Locale.ROOT) + accessor.substring(4, accessor.indexOf('-'));
    }

    /**
     * Returns the name of the property that {@code setter} writes where that is not what Java's rules give: the property
     * begins with {@code is}, which the setter's own name leaves out, and is called as by its getter; or Kotlin has appended a
     * hash where a value class is taken, which is cut off. Empty for every other setter, and where a function is the setter of
     * that name by Java's rules.
     *
     * @param asWritten whether a getter's property is called as in Kotlin
     */
    public static Optional<String> ofSetter(ClassModel model, Method setter, boolean asWritten) {
        String property = writtenBy(model, setter);
        if (property == null) {
            return Optional.empty();
        }
        Optional<String> name = ofSetter(property, setter, asWritten);
        return name.isPresent() && hasFunction(model, name.get()) ? Optional.empty() : name;
    }

    private static Optional<String> ofSetter(String property, Method setter, boolean asWritten) {
        if (leavesOutIs(property)) {
            return asWritten ? Optional.of(property) : ofGetter(property);
        }
        // A name may have a dash of its own.
        boolean hasHash = setter.getName().indexOf('-', 3 + property.length()) > 0;
        return hasHash ? Optional.of(uncapitalized(setter.getName())) : Optional.empty();
    }

    /** Tells whether a class has a function that Java's rules take for the setter of a property; two would be refused. */
    private static boolean hasFunction(ClassModel model, String property) {
        int first = Math.min(1, property.length());
        String setter = "set" + property.substring(0, first).toUpperCase(Locale.ROOT) + property.substring(first);
        for (Class<?> type = model.type(); type != null; type = type.getSuperclass()) {
            if (hasFunction(model, type.getDeclaredMethods(), setter)) {
                return true;
            }
        }
        return hasFunction(model, model.type().getMethods(), setter);
    }

    private static boolean hasFunction(ClassModel model, Method[] methods, String name) {
        for (Method method : methods) {
            boolean isFunction = method.getName().equals(name)
                    && method.getParameterCount() == 1
                    && !method.isSynthetic()
                    && !Modifier.isStatic(method.getModifiers());
            if (isFunction && writtenBy(model, method) == null) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the name of the property that {@code setter} writes if it is an {@code isX}, which Java's rules call
     * {@code x}; empty for every other setter, and where the compiler has appended a hash.
     *
     * @param asWritten whether a getter's property is called as in Kotlin
     */
    public static Optional<String> leftOutIs(Method setter, KotlinModels models, boolean asWritten) {
        ClassModel model = models.model(setter.getDeclaringClass());
        String property = writtenBy(model, setter);
        boolean leavesOutIs =
                property != null && leavesOutIs(property) && setter.getName().indexOf('-', 1 + property.length()) < 0;
        return leavesOutIs ? ofSetter(model, setter, asWritten) : Optional.empty();
    }

    /** The property of a setter, as written in Kotlin; null if it is none. */
    private static String writtenBy(ClassModel model, Method setter) {
        // Not by the name alone: `isX` and `x` may be properties of different types.
        Optional<PropertyModel> property = PropertyMembers.property(model, setter);
        return property.isPresent() ? property.get().name() : null;
    }

    /** Tells whether Kotlin makes a setter's name without the {@code is} of the property. */
    private static boolean leavesOutIs(String property) {
        return property.startsWith("is")
                && property.length() > 2
                && !(property.charAt(2) >= 'a' && property.charAt(2) <= 'z');
    }

    /** Returns the name of the property that {@code getter} reads, as written in Kotlin; empty if Java's rules named it. */
    public static Optional<String> asWritten(ClassModel model, Method getter) {
        for (PropertyModel property : model.properties()) {
            // By name: a getter may be seen as its override in another class.
            if (property.getter().isPresent()
                    && property.getter().get().getName().equals(getter.getName())
                    && PropertyMembers.isOfKotlin(property)) {
                return Optional.of(property.name());
            }
        }
        return Optional.empty();
    }
}
