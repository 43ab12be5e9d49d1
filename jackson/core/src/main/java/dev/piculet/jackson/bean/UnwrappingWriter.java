package dev.piculet.jackson.bean;

/**
 * A serializer that lets another one write a value class's underlying value.
 *
 * @param <S> serializers
 */
public interface UnwrappingWriter<S> {
    /** Returns the unwrapping function. */
    ValueUnwrapping content();

    /** Returns a writer that writes an underlying value, which may be null, as the value class around it would be. */
    S held();

    /** Tells whether what is held is written by Jackson's own serializer, as that does without any annotation. */
    boolean isHeldStandard();
}
