package dev.piculet.binary.tree;

import java.util.Map;

/**
 * An object whose class is not needed: its fields by name, in the order of the wire. {@code BinarySerializer.tree} makes it;
 * it is not to be implemented by others. Immutable, apart from arrays in it, and thread-safe.
 *
 * <p>Two are equal if they have the same classes, fields and elements. Reading, printing and comparing takes time and memory
 * that grow with the bytes, also if objects stand in several places or in themselves, and asks no value for its hash. Text is
 * cut at some 100,000 chars.
 */
public interface ObjectTree {
    /** The full name of the class that was written. */
    String className();

    /**
     * The fields, which may be null. Values are boxed primitives, strings, values of the JDK's own classes, names of enum
     * constants, lists, arrays of primitives, other trees, and null. A collection is the list of its elements, and a map the
     * list of its entries, each a {@link java.util.Map.Entry}; a URL is its text; a custom layout is an array of bytes.
     *
     * @return a map that can't be changed
     */
    Map<String, Object> fields();
}
