package dev.piculet.jackson3.beans;

import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.jdk.NumberDeserializers;
import tools.jackson.databind.deser.jdk.StringDeserializer;

/**
 * Knows Jackson's own (de)serializers of numbers, truth values, characters and strings by their classes. The annotation that they
 * have does not tell them: others may have it, too.
 */
public final class StandardScalars {
    private StandardScalars() {}

    /** Tells whether this is one of those deserializers. */
    public static boolean areReadBy(ValueDeserializer<?> by) {
        return by != null && (isOfNumbers(by) || by.getClass() == StringDeserializer.class);
    }

    /** Tells whether this is one of those of numbers, truth values and characters. */
    static boolean isOfNumbers(ValueDeserializer<?> by) {
        return by.getClass().getDeclaringClass() == NumberDeserializers.class;
    }

    /** Tells whether this is such a serializer of values that the generator has a function for. */
    public static boolean areWrittenBy(ValueSerializer<?> by) {
        return WrittenFacts.direct(by) != null;
    }
}
