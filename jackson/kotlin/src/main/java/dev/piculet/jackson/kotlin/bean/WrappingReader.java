package dev.piculet.jackson.kotlin.bean;

import dev.piculet.jackson.kotlin.ValueClassCreator;

/**
 * A deserializer that wraps in a value class what another one reads.
 *
 * @param <D> deserializers
 */
public interface WrappingReader<D> {
    /** Returns what wraps. */
    ValueClassCreator creator();

    /** Returns what reads the values that are wrapped; null if it was not looked for yet. */
    D held();

    /** Tells whether {@link #held} is Jackson's own, and reads as it does without any annotation. */
    boolean isHeldStandard();

    /** Returns what is made of a null that {@link #held} gives; may be null. */
    default Object ofNull() {
        try {
            return creator().create(null);
        } catch (Throwable e) {
            throw Unchecked.rethrow(e);
        }
    }
}
