package dev.piculet.jackson.direct;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;

/**
 * Reads an array of objects. A record, because HotSpot takes the fields of constant records for constants.
 *
 * @param component the class of its elements
 * @param elements reads them as a list
 */
public record DirectObjects(Class<?> component, DirectList elements) implements DirectValue {
    /** @param addsNull whether null is an element like others; it is odd otherwise */
    public DirectObjects(Class<?> component, DirectValue element, boolean addsNull) {
        this(component, new DirectList(ArrayList.class, element, addsNull));
    }

    @Override
    public Object read(DirectInput in, int at) {
        Collection<?> all = (Collection<?>) elements.read(in, at);
        return in.position() < 0 ? null : all.toArray((Object[]) Array.newInstance(component, all.size()));
    }
}
