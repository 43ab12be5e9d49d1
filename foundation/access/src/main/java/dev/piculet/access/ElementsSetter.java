package dev.piculet.access;

import dev.piculet.model.PropertyModel;
import java.util.Collection;
import java.util.Map;

/** Adds elements to an instance of a subclass of a JDK's collection that has none. The class itself may bound their number. */
final class ElementsSetter extends Setter {
    /** Declared to return a setter, so that callers do not load this class unless they come here. */
    static Setter of(PropertyModel property) {
        return new ElementsSetter(property);
    }

    private ElementsSetter(PropertyModel property) {
        super(property);
    }

    @Override
    @SuppressWarnings("unchecked") // What was read has been checked against the property's type.
    public void set(Object instance, Object value) {
        if (instance instanceof Map<?, ?> map) {
            ((Map<Object, Object>) map).putAll((Map<Object, Object>) value);
            requireAll(((Map<?, ?>) value).size(), map.size());
        } else {
            ((Collection<Object>) instance).addAll((Collection<Object>) value);
            requireAll(((Collection<?>) value).size(), ((Collection<?>) instance).size());
        }
    }

    private static void requireAll(int added, int kept) {
        if (added != kept) {
            throw new IllegalStateException("it keeps " + kept + " of " + added + " elements");
        }
    }
}
