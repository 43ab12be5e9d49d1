package dev.piculet.binary.tree;

import java.util.Map;

/**
 * An object without its class: its fields by name, in the order of the bytes. {@code BinarySerializer.tree} returns it; do not
 * implement it. Immutable, apart from arrays in it, and thread-safe.
 *
 * <p>Two trees are equal if they have the same classes, fields and elements. Reading, printing and comparing take time and memory in
 * proportion to the bytes, shared objects and cycles included, and call {@code hashCode} of no value. Text is cut at some 100,000
 * chars.
 */
public interface ObjectTree {
    /** The full name of the class that was written. */
    String className();

    /**
     * The fields. Values are boxed primitives, strings, values of the JDK's own classes, names of enum
     * constants, lists, arrays of primitives, other trees, and null. A collection is the list of its elements, and a map the
     * list of its entries, each a {@link java.util.Map.Entry}; a URL is its text, and a class
     * its name; dates of {@code java.sql} are a {@code Date} or an {@code Instant}; a latch is its count; a custom layout, and a class that
     * writes itself, is an array of bytes.
     *
     * @return an unmodifiable map
     */
    Map<String, Object> fields();
}
