package dev.piculet.binary.codec;

import dev.piculet.access.Getter;
import dev.piculet.access.Setter;
import dev.piculet.binary.BinaryInput;
import dev.piculet.model.PropertyModel;
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
 */
public record Slot(
        String name, Codec codec, Optional<PropertyModel> property, Getter getter, int argument, Setter setter) {
    /** Sets the property, which has a setter, to what was read. */
    void set(Object object, Object value, BinaryInput in) {
        try {
            setter.set(object, value);
        } catch (Throwable e) {
            throw Refusal.of(e, object.getClass(), in);
        }
    }
}
