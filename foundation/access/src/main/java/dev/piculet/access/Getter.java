package dev.piculet.access;

import dev.piculet.model.PropertyModel;
import java.util.Objects;

/**
 * Reads one property of any instance of its class.
 *
 * <p>A property that is a Kotlin value class is read as the JVM holds it: as its underlying value where the model's
 * type is unboxed. Thread-safe.
 */
public abstract class Getter {
    private final PropertyModel property;

    Getter(PropertyModel property) {
        this.property = Objects.requireNonNull(property);
    }

    /**
     * Reads the property; a primitive is boxed. An exception of the user's getter passes unchanged.
     *
     * @throws NullPointerException for a null instance
     * @throws ClassCastException for an instance of another class
     */
    public abstract Object get(Object instance);

    /** Returns the property's name and class. */
    @Override
    public final String toString() {
        return "Getter[" + property.declaringClass().getName() + "." + property.name() + "]";
    }
}
