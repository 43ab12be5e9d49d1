package dev.piculet.binary.codec;

import dev.piculet.access.Getter;
import dev.piculet.access.Setter;
import dev.piculet.binary.error.CreationErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.runtime.MadeValues;
import dev.piculet.model.PropertyModel;
import java.util.Objects;
import java.util.Optional;

/**
 * One field of a class on the wire, and what becomes of it.
 *
 * @param name the field's name on the wire
 * @param codec of the field
 * @param property what the field is in the class; empty if the class has it no more, and the value is dropped
 * @param getter reads the property; null if there is none
 * @param argument the parameter of the class's creator that takes the value, or -1
 * @param setter sets the property afterwards, where no parameter takes it; null if nothing does
 * @param making what the creator has made of the property itself
 */
public record Slot(
        String name,
        Codec codec,
        Optional<PropertyModel> property,
        Getter getter,
        int argument,
        Setter setter,
        Making making) {
    /** What a creator makes of a final property that no parameter takes, or of one that delegates. */
    public enum Making {
        /** Nothing, or what is dropped. */
        NONE,
        /** An empty collection or map, which gets what was read. */
        EMPTY,
        /** The object itself is one, which gets what was read when all its fields are set: they may bound it. */
        ELEMENTS,
        /** A value that equals what was read. */
        COMPUTED,
        /** A delegate, whose setter may refuse what was read, or keep something else. */
        DELEGATE
    }

    /** Whether there is something to be done with what was read when the object is there. */
    public boolean isLate() {
        return setter != null || making != Making.NONE;
    }

    /** Whether that is to be done when everything else has been. */
    boolean isLast() {
        return making == Making.ELEMENTS;
    }

    /** Does what is left to do with what was read. */
    void finish(Object object, Object value, BinaryInput in) {
        try {
            if (making == Making.EMPTY) {
                fill(object, value, in);
            } else if (making == Making.COMPUTED) {
                compare(object, value, in);
            } else {
                setter.set(object, value);
                if (making == Making.DELEGATE) {
                    requireKept(object, value, in);
                }
            }
        } catch (Throwable e) {
            throw Refusal.of(e, object.getClass(), in);
        }
    }

    private void requireKept(Object object, Object value, BinaryInput in) {
        if (!Objects.equals(getter.get(object), value)) {
            throw CreationErrors.keptOtherwise(object.getClass(), name, in);
        }
    }

    private void fill(Object object, Object value, BinaryInput in) {
        Object made = getter.get(object);
        if (!MadeValues.fill(made, value)) {
            throw CreationErrors.filledOtherwise(object.getClass(), name, made, value, in);
        }
    }

    private void compare(Object object, Object value, BinaryInput in) {
        Object made = getter.get(object);
        if (!Objects.equals(made, value)) {
            throw CreationErrors.computedOtherwise(object.getClass(), name, made, value, in);
        }
    }
}
