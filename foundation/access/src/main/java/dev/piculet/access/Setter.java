package dev.piculet.access;

import dev.piculet.access.internal.AccessErrors;
import dev.piculet.model.PropertyModel;
import java.util.Objects;

/**
 * Writes one property of any instance of its class; never a final one, which only a creator can give its value.
 *
 * <p>{@link #set} writes every property, unboxing primitives. The others write a property of exactly their primitive
 * type without boxing, and throw a {@link ClassCastException} that says which one to call for every other property. All
 * throw {@link NullPointerException} for a null instance or null for a primitive, {@link ClassCastException} for an
 * instance or a value of another class, and let an exception of the user's setter pass as it is.
 *
 * <p>A property that is a Kotlin value class is written as the JVM holds it: as its underlying value where the model's
 * type is unboxed. Thread-safe; the write itself is an ordinary one.
 */
public abstract class Setter {
    private final PropertyModel property;

    /** Creates the setter of {@code property}. */
    protected Setter(PropertyModel property) {
        this.property = Objects.requireNonNull(property);
    }

    /** Returns the property that this setter writes. */
    public final PropertyModel property() {
        return property;
    }

    /** Writes the property; a primitive is unboxed, from exactly its own box. */
    public abstract void set(Object instance, Object value);

    /** Writes a {@code boolean} property. */
    public void setBoolean(Object instance, boolean value) {
        throw AccessErrors.wrongSetter(property, "boolean");
    }

    /** Writes a {@code byte} property. */
    public void setByte(Object instance, byte value) {
        throw AccessErrors.wrongSetter(property, "byte");
    }

    /** Writes a {@code short} property. */
    public void setShort(Object instance, short value) {
        throw AccessErrors.wrongSetter(property, "short");
    }

    /** Writes a {@code char} property. */
    public void setChar(Object instance, char value) {
        throw AccessErrors.wrongSetter(property, "char");
    }

    /** Writes an {@code int} property. */
    public void setInt(Object instance, int value) {
        throw AccessErrors.wrongSetter(property, "int");
    }

    /** Writes a {@code long} property. */
    public void setLong(Object instance, long value) {
        throw AccessErrors.wrongSetter(property, "long");
    }

    /** Writes a {@code float} property. */
    public void setFloat(Object instance, float value) {
        throw AccessErrors.wrongSetter(property, "float");
    }

    /** Writes a {@code double} property. */
    public void setDouble(Object instance, double value) {
        throw AccessErrors.wrongSetter(property, "double");
    }

    /** Returns the property's name and class. */
    @Override
    public final String toString() {
        return "Setter[" + property.declaringClass().getName() + "." + property.name() + "]";
    }
}
