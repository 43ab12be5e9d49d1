package dev.piculet.binary.tree;

import java.util.Map;

/**
 * An object whose class is not needed: its fields by name, in the order of the wire. Values are boxed primitives,
 * strings, values of the JDK's own classes, names of enum constants, lists, arrays of primitives, other trees, and null. A
 * collection is the list of its elements, and a map the list of its entries, each a {@link java.util.Map.Entry}; a URL is
 * its text; a custom layout is an array of bytes. Immutable, apart from arrays.
 *
 * <p>Reading, printing and comparing takes time and memory that grow with the bytes, also if objects stand in several
 * places or in themselves, and asks no value for its hash. Text is cut at some 100,000 chars.
 *
 * @param className the full name of the class that was written
 * @param fields the fields, which may be null
 */
public record ObjectTree(String className, Map<String, Object> fields) {
    public ObjectTree {
        fields = FieldMap.of(fields);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ObjectTree tree && TreeEquality.areEqual(this, tree);
    }

    /** A hash of the names alone. */
    @Override
    public int hashCode() {
        return 31 * className.hashCode() + fields.keySet().hashCode();
    }

    @Override
    public String toString() {
        return TreeText.of(this);
    }
}
