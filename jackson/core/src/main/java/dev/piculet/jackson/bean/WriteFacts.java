package dev.piculet.jackson.bean;

import java.lang.reflect.Member;

/**
 * An adapter's facts about a property that is written. What it passes as {@code Object} is of the {@link
 * dev.piculet.jackson.generator.JacksonTypes}.
 *
 * @param member gives the value
 * @param property writes the name and the value all by itself
 * @param isPlain whether nothing but the value decides on what is written
 * @param serializer writes the value; null if it depends on the value's class
 * @param unwrapping what writes the values of a value class, which {@code member} may have unwrapped; else null
 * @param content what the serializer of the value's class writes instead, without conversion; null if there is none
 * @param direct the class whose values the generator writes as {@code serializer} does; null if there is none
 * @param writesNull whether null is written as such
 * @param preparedName the name, prepared for writing
 * @param output what writes values into the generator's buffer as {@code serializer} does, or the one of the value's class;
 *     null if nothing does
 */
public record WriteFacts(
        Member member,
        Object property,
        boolean isPlain,
        Object serializer,
        UnwrappingWriter<?> unwrapping,
        Member content,
        Class<?> direct,
        boolean writesNull,
        Object preparedName,
        Object output) {}
