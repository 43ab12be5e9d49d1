package dev.piculet.binary.form;

import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.binary.schema.SequenceCodes;

/**
 * Well-known collections of others which can't be changed and compare with {@code equals}, by the name of their class
 * or of a superclass that nobody else can extend. They are read as the JDK's collections that behave alike.
 */
final class ThirdParties {
    private ThirdParties() {}

    /** Returns the number of {@link SequenceCodes} for a class; 0 if it is not known. */
    static int sequence(String className) {
        return switch (className) {
            case "com.google.common.collect.ImmutableList",
                    "kotlin.collections.builders.ListBuilder$BuilderSubList",
                    "kotlinx.collections.immutable.implementations.immutableList.AbstractPersistentList" ->
                SequenceCodes.UNMODIFIABLE_RANDOM_ACCESS_LIST;
            case "com.google.common.collect.ImmutableSortedSet" -> SequenceCodes.UNMODIFIABLE_NAVIGABLE_SET;
            case "com.google.common.collect.ImmutableSet",
                    "kotlin.collections.builders.MapBuilderKeys",
                    "kotlinx.collections.immutable.implementations.immutableSet.PersistentHashSet",
                    "kotlinx.collections.immutable.implementations.persistentOrderedSet.PersistentOrderedSet" ->
                SequenceCodes.UNMODIFIABLE_SET;
            case "com.google.common.collect.ImmutableMapValues", "kotlin.collections.builders.MapBuilderValues" ->
                SequenceCodes.UNMODIFIABLE_COLLECTION;
            default -> 0;
        };
    }

    /** Returns the number of {@link DictionaryCodes} for a class; 0 if it is not known. */
    static int map(String className) {
        return switch (className) {
            case "com.google.common.collect.ImmutableSortedMap" -> DictionaryCodes.UNMODIFIABLE_NAVIGABLE_MAP;
            case "com.google.common.collect.ImmutableMap",
                    "kotlinx.collections.immutable.implementations.immutableMap.PersistentHashMap",
                    "kotlinx.collections.immutable.implementations.persistentOrderedMap.PersistentOrderedMap" ->
                DictionaryCodes.UNMODIFIABLE_MAP;
            // What Gson reads objects as; its keys are strings, in the order of the text.
            case "com.google.gson.internal.LinkedTreeMap" -> DictionaryCodes.LINKED_HASH_MAP;
            default -> 0;
        };
    }

    /** Whether all subclasses of a class are its library's own, and known not to add anything. */
    static boolean isComplete(String className) {
        return sequence(className) != 0 || map(className) != 0;
    }
}
