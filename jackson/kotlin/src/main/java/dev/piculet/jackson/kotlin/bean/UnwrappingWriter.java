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

    /** Returns what writes a value that is held, which may be null, just as the value class around it. */
    S held();

    /** Tells whether what is held is written by Jackson's own serializer, as that does without any annotation. */
    boolean isHeldStandard();
}
