package dev.piculet.binary.runtime;

import java.util.Collection;
import java.util.Map;

/** What becomes of values that constructors have made in final fields. Generated code calls it, and its twin. */
public final class MadeValues {
    private MadeValues() {}

    /**
     * Puts all that was read into a collection, or map, that a constructor has made.
     *
     * @return false, with nothing changed, if that is of another class, or is not empty
     */
    @SuppressWarnings("unchecked") // The value read has been checked against the field's type.
    public static boolean fill(Object made, Object read) {
        if (made == null || read == null || made.getClass() != read.getClass()) {
            return false;
        }
        if (made instanceof Map<?, ?> map) {
            if (!map.isEmpty()) {
                return false;
            }
            ((Map<Object, Object>) map).putAll((Map<Object, Object>) read);
            return true;
        }
        if (!(made instanceof Collection<?> collection) || !collection.isEmpty()) {
            return false;
        }
        ((Collection<Object>) collection).addAll((Collection<Object>) read);
        return true;
    }
}
