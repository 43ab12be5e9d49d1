package dev.piculet.jackson.kotlin;

import java.io.Serializable;

/**
 * The arguments for null, by the features of the module.
 *
 * @param emptyCollection whether a collection is empty instead
 * @param emptyMap whether a map is empty instead
 * @param asDefault whether a default is used instead
 */
public record NullSettings(boolean emptyCollection, boolean emptyMap, boolean asDefault) implements Serializable {
    /** Tells whether a value of a type is empty instead, by Jackson's kind of the type. */
    public boolean isEmptyInstead(boolean isCollection, boolean isMap) {
        return emptyCollection && isCollection || emptyMap && isMap;
    }
}
