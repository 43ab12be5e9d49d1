package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import java.util.Map;

/** One implementation of a map. Immutable and thread-safe. */
public abstract class DictionaryForm {
    private final int code;

    /** @param code the number in the bytes, 1 to 127, which never changes */
    protected DictionaryForm(int code) {
        this.code = code;
    }

    /** The number in the bytes. */
    public final int code() {
        return code;
    }

    /**
     * Returns the number of entries.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if the map says that it is negative
     */
    public static int size(Map<?, ?> map) {
        int size = map.size();
        if (size < 0) {
            throw FormErrors.negativeSize(size, map.getClass());
        }
        return size;
    }

    /**
     * Refuses a map that could be written, but not be read as it was.
     *
     * @throws dev.piculet.binary.io.BinaryException if it is one
     */
    public void requireReadable(Map<?, ?> map) {}

    /**
     * Creates a map.
     *
     * @param keys exactly the keys, in written order
     * @param values the value of each key
     * @param keyClass the class that all keys have
     * @throws RuntimeException if these entries can't make such a map
     */
    public abstract Map<?, ?> build(Object[] keys, Object[] values, Class<?> keyClass);

    /** Returns how many comparisons it takes to find one of the keys, in sixteenths. */
    public int searchCost(Object[] keys) {
        return Collisions.searchCost(keys);
    }
}
