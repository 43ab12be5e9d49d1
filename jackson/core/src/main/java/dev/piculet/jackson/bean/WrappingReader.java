package dev.piculet.jackson.bean;

/**
 * A deserializer that wraps in a value class what another one reads.
 *
 * @param <D> deserializers
 */
public interface WrappingReader<D> {
    /** Returns the wrapping function. */
    ValueWrapping creator();

    /** Returns the deserializer of the underlying values; null if it was not looked up yet. */
    D held();

    /** Tells whether {@link #held} is Jackson's own, and reads as it does without any annotation. */
    boolean isHeldStandard();

    /** Returns the value for a null from {@link #held}; may be null. */
    default Object ofNull() {
        try {
            return creator().create(null);
        } catch (Throwable e) {
            throw Unchecked.rethrow(e);
        }
    }
}
