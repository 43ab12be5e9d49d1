package dev.piculet.jackson.generator;

import dev.piculet.jackson.direct.DirectWriter;
import java.lang.reflect.Member;
import java.util.Objects;
import java.util.Optional;

/**
 * A property that is written without a generator.
 *
 * @param kind how its value is written; of kind {@link ValueKind#OBJECT} by {@code writer}
 * @param member instance field, or method without parameters, that gives the value; nobody can tell how often it is asked
 * @param content what is written of the value that {@code member} gives, likewise; empty if that is written itself
 * @param name in quotes with a colon, escaped as JSON wants it
 * @param omitted which of its values are left out
 * @param mayBeOwner whether the value may be the object that has it, which is odd
 * @param writer writes values of kind {@link ValueKind#OBJECT}; null where the value's class is the one that has the property
 */
public record DirectWriteProperty(
        ValueKind kind,
        Member member,
        Optional<WriteContent> content,
        byte[] name,
        Omitted omitted,
        boolean mayBeOwner,
        DirectWriter writer) {
    public DirectWriteProperty {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(member);
        Objects.requireNonNull(content);
        Objects.requireNonNull(name);
        Objects.requireNonNull(omitted);
    }

    /** Tells whether a value needs no more than a known number of bytes. */
    boolean isFixed() {
        return kind.isDirect() && kind != ValueKind.STRING;
    }
}
