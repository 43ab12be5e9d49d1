package dev.piculet.binary.untyped;

import dev.piculet.binary.tree.ObjectTree;

/** An object that was read without its class. */
public record TreeObject(String className, FieldMap fields) implements ObjectTree {
    @Override
    public boolean equals(Object other) {
        return other instanceof TreeObject tree && TreeEquality.areEqual(this, tree);
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
