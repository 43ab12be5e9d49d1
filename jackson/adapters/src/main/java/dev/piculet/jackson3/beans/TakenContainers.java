package dev.piculet.jackson3.beans;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.jdk.CollectionDeserializer;
import tools.jackson.databind.deser.jdk.StringCollectionDeserializer;

/** Finds what reads collections from the parser's buffer in place of Jackson's own deserializers. */
final class TakenContainers {
    /** By name: some of these instantiators are not public. */
    private static final String JACKSON = "tools.jackson.databind.deser.";

    /** Classes to whose instances anything can be added. */
    private static final Set<Class<?>> KNOWN = Set.of(ArrayList.class, HashSet.class, LinkedHashSet.class);

    private TakenContainers() {}

    /** Returns what reads the same from the buffer; the deserializer itself if there is nothing that does. */
    static ValueDeserializer<?> of(ValueDeserializer<?> by) {
        if (by == null) {
            return null;
        }
        if (by.getClass() == CollectionDeserializer.class) {
            return TakenCollection.of((CollectionDeserializer) by);
        }
        return by.getClass() == StringCollectionDeserializer.class
                ? TakenStrings.of((StringCollectionDeserializer) by)
                : by;
    }

    /** Tells whether {@link #of} has made it. */
    static boolean isTaken(ValueDeserializer<?> by) {
        return by instanceof TakenCollection || by instanceof TakenStrings;
    }

    /** Tells whether collections are of a class of the JDK that takes every element, and made by Jackson itself. */
    static boolean makesKnown(ValueInstantiator instantiator) {
        return makes(KNOWN, instantiator);
    }

    /** Tells whether Jackson itself makes containers, which are of one of these classes. */
    static boolean makes(Set<Class<?>> known, ValueInstantiator instantiator) {
        return instantiator.getClass().getName().startsWith(JACKSON)
                && known.contains(instantiator.getValueClass())
                && instantiator.canCreateUsingDefault()
                && !instantiator.canCreateUsingDelegate()
                && !instantiator.canCreateUsingArrayDelegate();
    }

    /** Returns the parser if it stands at the begin of an array, and elements can be taken from its buffer; else null. */
    static UTF8StreamJsonParser atArray(JsonParser in) {
        return in.currentToken() == JsonToken.START_ARRAY ? InputWindow.of(in) : null;
    }
}
