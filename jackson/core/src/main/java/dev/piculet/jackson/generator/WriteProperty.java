package dev.piculet.jackson.generator;

import java.lang.reflect.Member;
import java.util.Objects;
import java.util.Optional;

/**
 * A property as a generated writer writes it. What adapters pass as {@code Object} is of the {@link JacksonTypes}.
 *
 * @param kind how its value is written; everything of kind {@link ValueKind#PROPERTY} by {@code property}
 * @param member instance field, or method without parameters, that gives the value. What it gives of a value class may
 *     be what that holds
 * @param property writes the name and the value of a bean all by itself
 * @param serializer what writes the values of kind {@link ValueKind#OBJECT}; null where it depends on the value's class
 * @param preparedName the name, prepared for writing
 * @param writesNull whether a null is written as such; if not, {@code property} writes it, or nothing
 * @param output what writes values of kind {@link ValueKind#OBJECT} into the generator's buffer; null if nothing does
 * @param content what is written of the value that {@code member} gives; empty if that is written itself
 */
public record WriteProperty(
        ValueKind kind,
        Member member,
        Object property,
        Object serializer,
        Object preparedName,
        boolean writesNull,
        Object output,
        Optional<WriteContent> content) {
    public WriteProperty {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(content);
        Objects.requireNonNull(property);
    }
}
