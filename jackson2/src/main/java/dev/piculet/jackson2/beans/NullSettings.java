package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.databind.JavaType;

/**
 * What is passed for null, by the features of the module.
 *
 * @param emptyCollection whether a collection is empty instead
 * @param emptyMap whether a map is empty instead
 * @param asDefault whether a default is used instead
 */
public record NullSettings(boolean emptyCollection, boolean emptyMap, boolean asDefault) {
    boolean isEmptyInstead(JavaType type) {
        return emptyCollection && type.isCollectionLikeType() || emptyMap && type.isMapLikeType();
    }
}
