package dev.piculet.access;

import dev.piculet.model.PropertyModel;
import java.util.Objects;

/**
 * Writes one property of any instance of its class.
 *
 * <p>A property that is a Kotlin value class is written as the JVM holds it: as its underlying value where the model's
 * type is unboxed. Thread-safe.
 */
public abstract class Setter {
    private final PropertyModel property;

    Setter(PropertyModel property) {
        this.property = Objects.requireNonNull(property);
    }

    /**
     * Writes the property; a primitive is unboxed, from exactly its own box. An exception of the user's setter passes
     * unchanged.
     *
     * @throws NullPointerException for a null instance, or for null as the value of a primitive
     * @throws ClassCastException for an instance or a value of another class
     */
    public abstract void set(Object instance, Object value);

    /** Returns the property's name and class. */
    @Override
    public final String toString() {
        return "Setter[" + property.declaringClass().getName() + "." + property.name() + "]";
    }
}
