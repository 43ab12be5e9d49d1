package dev.piculet.access;

import dev.piculet.access.internal.AccessErrors;
import dev.piculet.model.PropertyModel;
import java.util.Objects;

/**
 * Reads one property of any instance of its class.
 *
 * <p>{@link #get} reads every property, boxing primitives. The others read a property of exactly their primitive type
 * without boxing, and throw a {@link ClassCastException} that says which one to call for every other property. All
 * throw {@link NullPointerException} for a null instance, {@link ClassCastException} for an instance of another class,
 * and let an exception of the user's getter pass as it is.
 *
 * <p>A property that is a Kotlin value class is read as the JVM holds it: as its underlying value where the model's
 * type is unboxed. Thread-safe.
 */
public abstract class Getter {
    private final PropertyModel property;

    /** Creates the getter of {@code property}. */
    protected Getter(PropertyModel property) {
        this.property = Objects.requireNonNull(property);
    }

    /** Returns the property that this getter reads. */
    public final PropertyModel property() {
        return property;
    }

    /** Reads the property; a primitive is boxed. */
    public abstract Object get(Object instance);

    /** Reads a {@code boolean} property. */
    public boolean getBoolean(Object instance) {
        throw AccessErrors.wrongGetter(property, "boolean");
    }

    /** Reads a {@code byte} property. */
    public byte getByte(Object instance) {
        throw AccessErrors.wrongGetter(property, "byte");
    }

    /** Reads a {@code short} property. */
    public short getShort(Object instance) {
        throw AccessErrors.wrongGetter(property, "short");
    }

    /** Reads a {@code char} property. */
    public char getChar(Object instance) {
        throw AccessErrors.wrongGetter(property, "char");
    }

    /** Reads an {@code int} property. */
    public int getInt(Object instance) {
        throw AccessErrors.wrongGetter(property, "int");
    }

    /** Reads a {@code long} property. */
    public long getLong(Object instance) {
        throw AccessErrors.wrongGetter(property, "long");
    }

    /** Reads a {@code float} property. */
    public float getFloat(Object instance) {
        throw AccessErrors.wrongGetter(property, "float");
    }

    /** Reads a {@code double} property. */
    public double getDouble(Object instance) {
        throw AccessErrors.wrongGetter(property, "double");
    }

    /** Returns the property's name and class. */
    @Override
    public final String toString() {
        return "Getter[" + property.declaringClass().getName() + "." + property.name() + "]";
    }
}
