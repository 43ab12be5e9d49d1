package dev.piculet.jackson.generator;

import dev.piculet.jackson.bytes.WrittenName;
import java.util.function.Function;

/**
 * How generated writers reach the buffer of a generator.
 *
 * @param functions the adapter's class that writes there; has what {@link OutputCalls} calls
 * @param names give the bytes of prepared names; null for a name that is left to the generator
 * @param property the adapter's class of what {@link WriteProperty#output} is; has what {@link OutputCalls} calls, too
 */
public record OutputTypes(Class<?> functions, Function<Object, WrittenName> names, Class<?> property) {
    /** Tells whether a property is written into the buffer. */
    public boolean writes(WriteProperty property) {
        return nameOf(property) != null;
    }

    /** Returns the name as it is written into the buffer; null if the property is left to the generator. */
    WrittenName nameOf(WriteProperty property) {
        boolean isWritten = property.kind().isDirect() || property.output() != null;
        return isWritten ? names.apply(property.preparedName()) : null;
    }
}
