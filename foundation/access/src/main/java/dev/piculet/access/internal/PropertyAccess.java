package dev.piculet.access.internal;

import dev.piculet.access.UnsupportedClassException;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.MethodHandle;
import java.util.Map;

/**
 * A generated class that reads or writes several properties.
 *
 * @param constructor takes a property and its index
 * @param refusals why the code of a property could not be generated, by its index
 */
record PropertyAccess(MethodHandle constructor, Map<Integer, UnsupportedClassException> refusals) {
    /** Returns the accessor of one property. */
    Object make(PropertyModel property, int index) {
        UnsupportedClassException refusal = refusals.get(index);
        if (refusal != null) {
            throw refusal;
        }
        try {
            return constructor.invoke(property, index);
        } catch (Throwable e) {
            throw Rethrow.unchecked(e);
        }
    }
}
