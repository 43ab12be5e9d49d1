package dev.piculet.jackson.bean;

import dev.piculet.jackson.bytes.StringDecoder;
import java.lang.reflect.Member;
import java.util.List;
import java.util.Optional;

/**
 * An adapter's facts about a property that is read. What it passes as {@code Object} is of the {@link
 * dev.piculet.jackson.generator.JacksonTypes}.
 *
 * @param name in the input
 * @param aliases other names for it
 * @param obstacle why generated code cannot read it
 * @param type declared, erased
 * @param property reads the value, and sets it, all by itself
 * @param mutator a setter or field that need only be given the value; empty if {@code property} has to set it
 * @param deserializer reads the value; null if the property has none of its own, or if a type is read first
 * @param isDirect whether {@code deserializer} is Jackson's own for a string, a decimal number, or a primitive type or its
 *     wrapper
 * @param decoder makes of plain strings what {@code deserializer} does, or what the one does whose values it wraps
 * @param preparedName the name, prepared for comparing with input
 * @param givesNull whether {@code property} may give null although the type is primitive
 * @param takesNull whether {@code property} gives null for null, without asking anybody
 * @param asksForNull whether something else than null may be passed where null was read
 * @param asksForMissing whether something else than null may be passed where there is nothing, and no default
 */
public record ReadFacts(
        String name,
        List<String> aliases,
        Optional<Obstacle> obstacle,
        Class<?> type,
        Object property,
        Optional<Member> mutator,
        Object deserializer,
        boolean isDirect,
        Optional<StringDecoder> decoder,
        Object preparedName,
        boolean givesNull,
        boolean takesNull,
        boolean asksForNull,
        boolean asksForMissing) {}
