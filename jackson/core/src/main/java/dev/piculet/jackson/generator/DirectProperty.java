package dev.piculet.jackson.generator;

import dev.piculet.jackson.direct.DirectValue;
import dev.piculet.model.ValueClassModel;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;

/**
 * A property as generated code reads it straight from bytes.
 *
 * @param name in the input
 * @param aliases other names for it, which are none of any other property
 * @param kind what is read: a primitive, a string, or what {@code reader} reads
 * @param reader reads objects; empty for other kinds
 * @param valueClass the value class to wrap what was read in; empty if it is the value itself
 * @param takesNull whether null stands for null; it is odd otherwise
 * @param isNeeded whether an object without it is odd
 * @param mutator takes the value of an instance that is there; empty if the creator takes it
 */
public record DirectProperty(
        String name,
        List<String> aliases,
        ValueKind kind,
        Optional<DirectValue> reader,
        Optional<ValueClassModel> valueClass,
        boolean takesNull,
        boolean isNeeded,
        Optional<Member> mutator) {
    public DirectProperty {
        aliases = List.copyOf(aliases);
    }

    /** The type of what takes the value, unless the creator does. */
    Class<?> mutatedType() {
        return mutator.orElseThrow() instanceof Field field
                ? field.getType()
                : ((Method) mutator.orElseThrow()).getParameterTypes()[0];
    }
}
