package dev.piculet.binary;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An object whose class is not needed: its fields by name, in the order of the wire. Values are boxed primitives,
 * strings, values of the JDK's own classes, names of enum constants, lists, maps, arrays of primitives, other trees, and
 * null. Custom layouts are byte arrays. Immutable, apart from arrays.
 *
 * @param className the full name of the class that was written
 * @param fields the fields, which may be null
 */
public record ObjectTree(String className, Map<String, Object> fields) {
    public ObjectTree {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    @Override
    public String toString() {
        return className + fields;
    }
}
