package dev.piculet.jackson.kotlin.bean;

import dev.piculet.jackson.kotlin.ValueClassContent;

/**
 * A serializer that has what a value class holds written by another one.
 *
 * @param <S> serializers
 */
public interface UnwrappingWriter<S> {
    /** Returns what unwraps. */
    ValueClassContent content();

    /** Returns a writer that writes an underlying value, which may be null, as the value class around it would be. */
    S held();

    /** Tells whether what is held is written by Jackson's own serializer, as that does without any annotation. */
    boolean isHeldStandard();
}
