package dev.piculet.access;

import dev.piculet.model.PropertyModel;
import java.util.Collection;
import java.util.Map;

/** Adds elements to an instance of a subclass of a JDK's collection that has none. */
final class ElementsSetter extends Setter {
    ElementsSetter(PropertyModel property) {
        super(property);
    }

    @Override
    @SuppressWarnings("unchecked") // What was read has been checked against the property's type.
    public void set(Object instance, Object value) {
        if (instance instanceof Map<?, ?> map) {
            ((Map<Object, Object>) map).putAll((Map<Object, Object>) value);
        } else {
            ((Collection<Object>) instance).addAll((Collection<Object>) value);
        }
    }
}
