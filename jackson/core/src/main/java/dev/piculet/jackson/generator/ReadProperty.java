package dev.piculet.jackson.generator;

import dev.piculet.jackson.bytes.StringDecoder;
import dev.piculet.model.ValueClassModel;
import java.lang.reflect.Member;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A property as a generated reader reads it. What adapters pass as {@code Object} is of the {@link JacksonTypes}.
 *
 * @param name in the input
 * @param aliases other names for it
 * @param kind how its value, or what its value class holds, is read
 * @param property settable property: reads every value that {@code kind} has no short way for
 * @param mutator a setter or field that takes the value of an instance which is there; empty if {@code property} sets it
 * @param deserializer what reads the values of kind {@link ValueKind#OBJECT} or {@link ValueKind#HELD}; else null
 * @param preparedName the name, prepared for comparing with input
 * @param valueClass the value class to wrap what was read in; empty if {@code property} gives the value itself
 * @param held the value class whose instances {@code valueClass} holds unwrapped: those that {@code deserializer} gives,
 *     or what wraps a value that is read directly; else empty
 * @param givesNull whether {@code property} may give null for an argument that is primitive and of no value class
 * @param taken how its value is taken from the parser's buffer; empty if it is always read by tokens
 * @param decoder what decodes it, or what its value class holds, if it is taken so
 * @param asksForNull whether a null that was read is nothing that can be passed on: the reader is asked what to do
 * @param asksForMissing whether the reader is asked for the argument when the input lacks the property and there is no
 *     default
 */
public record ReadProperty(
        String name,
        List<String> aliases,
        ValueKind kind,
        Object property,
        Optional<Member> mutator,
        Object deserializer,
        Object preparedName,
        Optional<ValueClassModel> valueClass,
        Optional<ValueClassModel> held,
        boolean givesNull,
        Optional<TakenKind> taken,
        Optional<StringDecoder> decoder,
        boolean asksForNull,
        boolean asksForMissing) {
    public ReadProperty {
        aliases = List.copyOf(aliases);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(property);
        Objects.requireNonNull(mutator);
        Objects.requireNonNull(valueClass);
        Objects.requireNonNull(held);
        Objects.requireNonNull(taken);
        Objects.requireNonNull(decoder);
    }
}
