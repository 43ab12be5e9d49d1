package dev.piculet.codegen;

import dev.piculet.codegen.internal.CodegenErrors;
import java.util.Objects;

/**
 * A constant of a generated class whose value is known only after the class is defined.
 *
 * <p>Two classes that refer to each other's instances each take a late value, and both are set once the instances
 * exist. Generated code reads it when it first gets to {@link ClassSpec#lateConstant the constant}; from then on it is
 * a constant for the JIT compiler. Set once, before that first read; safe for use by several threads.
 */
public final class LateValue<T> {
    private volatile T value;

    /** Creates one without a value. */
    public LateValue() {}

    /** Sets the value, which must not be null; setting it twice is an {@link IllegalStateException}. */
    public synchronized void set(T value) {
        Objects.requireNonNull(value, "value");
        if (this.value != null) {
            throw CodegenErrors.lateValueSetTwice(this.value);
        }
        this.value = value;
    }

    /** Returns the value; an {@link IllegalStateException} before it is set. */
    public T get() {
        T value = this.value;
        if (value == null) {
            throw CodegenErrors.lateValueNotSet();
        }
        return value;
    }
}
